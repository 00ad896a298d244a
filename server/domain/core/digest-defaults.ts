/**
 * The limits of an issue: `maxCandidates` posts, at most `perDomain` of one domain; `chosen` are
 * sent. An issue with fewer than `minPosts` is not sent. `earlier`: ids of posts of past issues.
 */
export type SelectionRule = {
  maxCandidates: number;
  perDomain: number;
  chosen: number;
  minPosts: number;
  earlier: ReadonlySet<string>;
};

export const defaultRule: Omit<SelectionRule, 'earlier'> = {
  maxCandidates: 30,
  perDomain: 2,
  chosen: 10,
  minPosts: 3,
};
