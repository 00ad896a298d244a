import type { DigestLanguage } from '#shared/paths.ts';
import { defaultTexts } from '#shared/sites/texts/default.ts';
import { statisticsPlaceholder } from '#shared/sites/texts/statistics.ts';
import type { SiteTexts, Theme } from '#shared/sites/theme.ts';
import type { Translations } from '#shared/texts/translate.ts';

/** Translations of the static pages by their English paragraphs. Browsers do not load them. */
const tables: Record<Exclude<DigestLanguage, 'en'>, () => Promise<Translations>> = {
  es: async () => (await import('#shared/texts/pages/es.ts')).es,
  fr: async () => (await import('#shared/texts/pages/fr.ts')).fr,
  de: async () => (await import('#shared/texts/pages/de.ts')).de,
  pt: async () => (await import('#shared/texts/pages/pt.ts')).pt,
  zh: async () => (await import('#shared/texts/pages/zh.ts')).zh,
  ja: async () => (await import('#shared/texts/pages/ja.ts')).ja,
  ko: async () => (await import('#shared/texts/pages/ko.ts')).ko,
  ar: async () => (await import('#shared/texts/pages/ar.ts')).ar,
  hi: async () => (await import('#shared/texts/pages/hi.ts')).hi,
  ru: async () => (await import('#shared/texts/pages/ru.ts')).ru,
};
const loaded: Partial<Record<DigestLanguage, Translations>> = {};

/** Loads the pages of a language on first use. */
export async function loadPages(language: DigestLanguage): Promise<void> {
  if (language !== 'en') loaded[language] ??= await tables[language]();
}

const paragraphsOf = (page: string): string[] => page.trim().split('\n\n');

/** Returns a sentence of a static page in a language that was loaded. */
export const translatePage = (language: DigestLanguage, text: string): string =>
  loaded[language]?.[text] ?? text;

/**
 * Writes the static pages of a preset for a site. A page that its language lacks is that of the
 * default preset.
 */
export function writePresetTexts(
  texts: SiteTexts,
  { siteName, seo }: Pick<Theme, 'siteName'> & { seo: Pick<Theme['seo'], 'canonicalDomain'> },
  language: DigestLanguage,
): SiteTexts {
  const table = loaded[language];
  if (!table) void loadPages(language);
  const isKnown = (text: string) => !table || text in table || text === statisticsPlaceholder;
  const write = (name: keyof SiteTexts) => {
    const page = paragraphsOf(texts[name]).every(isKnown) ? texts[name] : defaultTexts[name];
    const paragraphs = paragraphsOf(page).map((text) => table?.[text] ?? text);
    return `${paragraphs.join('\n\n')}\n`
      .replaceAll('{siteName}', () => siteName)
      .replaceAll('{domain}', () => seo.canonicalDomain);
  };
  return {
    about: write('about'),
    contact: write('contact'),
    privacy: write('privacy'),
    terms: write('terms'),
  };
}
