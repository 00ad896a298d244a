import type { Reply } from '#shared/contract/index.ts';
import { embedPath } from '#shared/newsletter/embed.ts';
import { format } from '#shared/texts/format.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { paths, withQuery, type DigestLanguage } from '#shared/paths.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { Needs } from '../../context.ts';
import type { Handlers } from '../core/handler.ts';

/** Returns HTML for pages of other sites: a form of their own, and a frame. Neither has script. */
async function readEmbedSnippets(
  { site, pageOrigin }: Needs<'site' | 'pageOrigin'>,
  language: DigestLanguage,
): Promise<Reply<'GET /api/admin/subscribers/embed'>> {
  const { strings, page } = await loadPack(language);
  const url = escapeHtml(pageOrigin + withQuery(embedPath, { language }));
  const title = escapeHtml(format(language, page.modalTitle, { site: site.public.name }));
  const dir = languages.find(({ code }) => code === language)?.dir ?? 'ltr';
  const say = (name: keyof typeof strings) => escapeHtml(strings[name]);
  return {
    form: [
      `<form method="post" action="${url}" lang="${language}" dir="${dir}">`,
      `  <label>${say('emailAddress')}`,
      '    <input type="email" name="email" required autocomplete="email" dir="ltr">',
      '  </label>',
      `  <label>${say('deliveryFrequency')}`,
      '    <select name="frequency">',
      `      <option value="daily">${say('daily')}</option>`,
      `      <option value="weekly">${say('weekly')}</option>`,
      '    </select>',
      '  </label>',
      '  <span hidden><input name="remark" tabindex="-1" autocomplete="off"></span>',
      `  <button type="submit">${say('subscribe')}</button>`,
      `  <p>${say('noSpam')} <a href="${escapeHtml(pageOrigin + paths.privacy)}">` +
        `${say('privacyPolicy')}</a></p>`,
      '</form>',
    ].join('\n'),
    frame: [
      `<iframe src="${url}" title="${title}"`,
      '  width="100%" height="420" style="border:0;max-width:40rem" loading="lazy"></iframe>',
    ].join('\n'),
    origins: site.embedOrigins,
  };
}

export const handlers = {
  'GET /api/admin/subscribers/embed': (ctx, { query }) =>
    readEmbedSnippets(ctx, query.language ?? 'en'),
} satisfies Partial<Handlers>;
