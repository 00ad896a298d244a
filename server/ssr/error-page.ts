import type { Site } from '../context.ts';

/** Renders a page without database, React or script. For rendering errors and early rejections. */
export function errorPage({
  status,
  heading,
  sentence,
  requestId,
  site,
  stylesheets,
}: {
  status: number;
  heading: string;
  sentence: string;
  requestId: string;
  site: Site;
  stylesheets: string[];
}): string {
  const name = escape(site.theme.siteName);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="robots" content="noindex"><title>${escape(heading)} · ${name}</title>\
${stylesheets.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('')}</head>\
<body><main id="main" class="plain"><h1>${escape(heading)}</h1><p>${escape(sentence)}</p>\
<p><a href="/">${name}</a></p>\
<p><small>Status ${status}, request ${escape(requestId)}</small></p></main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
