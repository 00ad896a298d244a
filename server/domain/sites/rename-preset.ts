import type { SitePreset } from '#shared/sites/theme.ts';

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
