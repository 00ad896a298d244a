import { inThisRun } from './full-run.ts';

/** The test sites and their hosts, for tests without an application. */
export const hosts = {
  nontrivial: 'nontrivial.example',
  statecraft: 'statecraft.example',
  default: 'default.localhost:3000',
} as const;
export type SiteId = keyof typeof hosts;
export const siteIds = Object.keys(hosts) as SiteId[];

/** For tests that differ between sites only by colors and names. */
export const similarSites = inThisRun(siteIds, (site) => site === 'nontrivial');
