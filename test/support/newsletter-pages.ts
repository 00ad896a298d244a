import { industries } from '#shared/newsletter/industries.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages, industryPath, languageCodes, languagePath } from '#shared/paths.ts';
import { getAttribute, readHtml, type Document } from './html.ts';
import { createTestApp, type SiteId } from './test-app.ts';

export const packs = Object.fromEntries(
  await Promise.all(digestLanguages.map(async (code) => [code, await loadPack(code)])),
) as Record<(typeof digestLanguages)[number], LanguagePack>;

export const indexes = ['/newsletter/languages', '/newsletter/industries'];

export const addresses = [
  '/newsletter',
  ...indexes,
  ...languageCodes.map(languagePath),
  ...industries.map(({ slug }) => industryPath(slug)),
];

export const readAlternates = (page: Document) =>
  page
    .all('head link[hreflang]')
    .map((link) => [getAttribute(link, 'hreflang'), getAttribute(link, 'href')]);

export const isHidden = (page: Document) =>
  page.attribute('head meta[name="robots"]', 'content') === 'noindex';

export const toLanguageCode = (path: string) =>
  languageCodes.find((code) => path === languagePath(code));

/** Starts an app, and returns readers of its newsletter pages. */
export async function useNewsletterPages() {
  const t = await createTestApp();

  const getDomain = (site: SiteId) =>
    (t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown).theme.seo.canonicalDomain;

  const pages = new Map<
    string,
    { html: string; page: Document; status: number; headers: Record<string, string> }
  >();

  /** Each page is asked for once. */
  async function read(path: string, site: SiteId = 'nontrivial') {
    const key = `${site} ${path}`;
    const cached = pages.get(key);
    if (cached) return cached;
    const { text: html, status, headers } = await t.on(site).get(path);
    const answer = {
      html,
      page: readHtml(html),
      status,
      headers: headers as Record<string, string>,
    };
    pages.set(key, answer);
    return answer;
  }

  return { t, getDomain, read };
}
