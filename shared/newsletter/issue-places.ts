/**
 * Places of an issue whose links are counted. Those with a number exist once per post or link:
 * `discussion-3` is the discussion of the third post. A post is not named, because a personal
 * digest may be the only one that has it.
 */
export const issuePlaces = {
  /** The page of the issue: "view in browser", and the sentences. */
  page: { code: 'v', isNumbered: false },
  post: { code: 't', isNumbered: true },
  discussion: { code: 'd', isNumbered: true },
  /** Posts by people whom the reader follows. */
  people: { code: 'f', isNumbered: false },
  /** A link in a text that was written by hand. */
  link: { code: 'k', isNumbered: true },
  /** The picture that counts openings. */
  opening: { code: 'o', isNumbered: false },
  /** A link that no person sees. */
  trap: { code: 'x', isNumbered: false },
} as const;

export type PlaceKind = keyof typeof issuePlaces;
/** `number`: of the post or link, from 1; null for a kind that is not numbered. */
export type IssuePlace = { kind: PlaceKind; number: number | null };

/** Returns the stored form of a place, such as `page` or `discussion-3`. */
export const formatPlace = ({ kind, number }: IssuePlace): string =>
  number === null ? kind : `${kind}-${number}`;

/** Reads the stored form; null if it is none. */
export function parsePlace(text: string): IssuePlace | null {
  const [, name = '', number] = /^([a-z]+)(?:-([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const kind = (Object.keys(issuePlaces) as PlaceKind[]).find((known) => known === name);
  if (!kind || issuePlaces[kind].isNumbered !== (number !== undefined)) return null;
  return { kind, number: number === undefined ? null : Number(number) };
}
