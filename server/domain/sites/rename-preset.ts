import type { SitePreset } from '#shared/sites/theme.ts';

/**
 * Returns a preset with the name and the domain of a site in its titles and texts. What a site
 * stores itself still takes precedence.
 */
export function renamePreset(preset: SitePreset, siteName: string, domain: string): SitePreset {
  const { theme, texts } = preset;
  const rename = (text: string) =>
    text
      .replaceAll(theme.seo.canonicalDomain, () => domain)
      .replaceAll(theme.siteName, () => siteName);
  return {
    ...preset,
    theme: {
      ...theme,
      seo: {
        ...theme.seo,
        defaultTitle: siteName,
        titleTemplate: `%s · ${siteName}`,
        author: siteName,
        organizationName: siteName,
      },
    },
    texts: {
      about: rename(texts.about),
      contact: rename(texts.contact),
      privacy: rename(texts.privacy),
      terms: rename(texts.terms),
    },
  };
}
