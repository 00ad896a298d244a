/** The sites of the tests and their hosts, for those that need no application to ask for them. */
export const hosts = {
  nontrivial: 'nontrivial.example',
  statecraft: 'statecraft.example',
  default: 'default.localhost:3000',
} as const;
export type SiteId = keyof typeof hosts;
export const siteIds = Object.keys(hosts) as SiteId[];
