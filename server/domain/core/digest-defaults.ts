/**
 * The limits of an issue: `most` candidates, at most `perDomain` of one domain, of which `chosen`
 * are sent. An issue with fewer than `least` is not sent. `earlier`: ids of posts of past issues.
 */
export type SelectionRule = {
  most: number;
  perDomain: number;
  chosen: number;
  least: number;
  earlier: ReadonlySet<string>;
};

export const defaultRule: Omit<SelectionRule, 'earlier'> = {
  most: 30,
  perDomain: 2,
  chosen: 10,
  least: 3,
};
