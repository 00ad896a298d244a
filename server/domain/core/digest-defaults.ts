/**
 * The limits of an issue: `maxCandidates` posts, at most `perDomain` of one publisher; `chosen`
 * are sent. `maxReserve` others are kept for readers who prefer their subjects. An issue with fewer
 * than `minPosts` is not sent. `maxTexts` is for ten chosen posts. Posts with less than
 * `floorShare` of the points of no. `minPosts` are not sent. Posts of `ownDomains`, those of the
 * site, have no limit.
 */
export type SelectionRule = {
  maxCandidates: number;
  maxReserve: number;
  perDomain: number;
  chosen: number;
  minPosts: number;
  maxTexts: number;
  maxJobs: number;
  maxPolls: number;
  floorShare: number;
  ownDomains: readonly string[];
};

export const defaultRule: SelectionRule = {
  maxCandidates: 30,
  maxReserve: 170,
  perDomain: 2,
  chosen: 10,
  minPosts: 3,
  maxTexts: 3,
  maxJobs: 1,
  maxPolls: 1,
  floorShare: 0.15,
  ownDomains: [],
};

/** The limits of the issues of a site. */
export const ruleOf = ({
  digest: { posts },
  ownDomains,
}: {
  digest: { posts: number };
  ownDomains: readonly string[];
}): SelectionRule => ({ ...defaultRule, chosen: posts, ownDomains });
