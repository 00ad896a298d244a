import type { Site } from '../context.ts';

/**
 * Renders a page without database, React or script. For rendering errors and early rejections.
 * `translated` replaces the English heading and sentence.
 */
export function errorPage({
  status,
  heading,
  sentence,
  requestId,
  site,
  stylesheets,
  translated = null,
}: {
  status: number;
  heading: string;
  sentence: string;
  requestId: string;
  site: Site;
  stylesheets: string[];
  translated?: { lang: string; dir: string; text: string } | null;
}): string {
  const { lang, dir, text } = translated ?? { lang: 'en', dir: 'ltr', text: heading };
  const name = escape(site.theme.siteName);
  return `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="robots" content="noindex"><title>${escape(text)} · ${name}</title>\
${stylesheets.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('')}</head>\
<body><main id="main" class="plain"><h1>${escape(text)}</h1>\
${translated ? '' : `<p>${escape(sentence)}</p>`}\
<p><a href="/">${name}</a></p>\
<p lang="en" dir="ltr"><small>Status ${status}, request ${escape(requestId)}</small></p></main>\
</body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
