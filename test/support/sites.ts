/** The test sites and their hosts, for tests without an application. */
export const hosts = {
  nontrivial: 'nontrivial.example',
  statecraft: 'statecraft.example',
  default: 'default.localhost:3000',
} as const;
export type SiteId = keyof typeof hosts;
export const siteIds = Object.keys(hosts) as SiteId[];
