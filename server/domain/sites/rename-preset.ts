import type { SitePreset } from '#shared/sites/theme.ts';
import type { Translate } from '#shared/texts/translate.ts';

/** Returns a preset with its descriptions in a language, if they have a translation. */
export function translatePreset(preset: SitePreset, t: Translate): SitePreset {
  const { theme } = preset;
  const siteDescription = t.find(theme.siteDescription);
  if (siteDescription === theme.siteDescription) return preset;
  return {
    ...preset,
    theme: {
      ...theme,
      siteDescription,
      seo: {
        ...theme.seo,
        defaultTitle: theme.siteName,
        defaultDescription: t.find(theme.seo.defaultDescription),
      },
    },
  };
}

/**
 * Returns a preset with the name of a site in its titles. What a site stores itself still takes
 * precedence.
 */
export function renamePreset(preset: SitePreset, siteName: string): SitePreset {
  const { theme } = preset;
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
  };
}
