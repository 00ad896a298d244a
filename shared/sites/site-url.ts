import type { Theme } from './theme.ts';

/** Returns a URL of the site at its canonical domain. Without a path: the origin. */
export const toSiteUrl = ({ theme }: { theme: Pick<Theme, 'seo'> }, path = ''): string =>
  `https://${theme.seo.canonicalDomain}${path}`;
