import type { PlaceKind } from '#shared/newsletter/issue-places.ts';

/** Changes the links of an issue as its statistics need it. Without one, links stay as they are. */
export type LinkMarker = {
  /** Marks a link to a page of the site. `number`: of the post or link, from 1. */
  toSite(url: string, kind: PlaceKind, number?: number): string;
  /** The same for a link to another site. */
  toOthers(url: string, kind: PlaceKind, number?: number): string;
  /** The URL of a link that no person sees. */
  trap: string;
  /** The URL of the picture that counts openings; null if the site has none. */
  picture: string | null;
};

export const noMarks: Pick<LinkMarker, 'toSite' | 'toOthers'> = {
  toSite: (url) => url,
  toOthers: (url) => url,
};
