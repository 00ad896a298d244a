import { sql } from 'drizzle-orm';
import type { FieldError } from '#shared/contract/errors.ts';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { failures } from '#shared/contrast.ts';
import type { Ctx, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { sites, type StoredSettings } from '../../db/schema.ts';
import { checkCustomCss } from '../../infra/text/custom-css.ts';
import { notFound } from '../../infra/app-error.ts';

/** Where uploaded pictures of a site are. */
export const filesPath = '/site-files/';

/** What settings that change sites need to know. */
export type Parts = Pick<Ctx, 'db' | 'siteRegistry' | 'contentVersions'>;

/** A site that the person who asks may run: their own, or any for an admin of the installation (product 35). Error: not_found, for one that is none of theirs as for one that is not there. */
export async function siteFor(
  ctx: Pick<Ctx, 'site' | 'siteRegistry'>,
  by: Pick<Viewer, 'platform'>,
  id: string,
): Promise<Site> {
  if (!by.platform && id !== ctx.site.id) throw notFound('The site');
  // It may have been made by another process a moment ago.
  if (!ctx.siteRegistry.sites.has(id)) await ctx.siteRegistry.reload();
  const site = ctx.siteRegistry.sites.get(id);
  if (!site) throw notFound('The site');
  return site;
}

/** The site with settings as they are stored, whether or not they are in force. */
export function siteWith(
  { siteRegistry: table }: Pick<Parts, 'siteRegistry'>,
  id: string,
  settings: StoredSettings,
): Site {
  const site = table.withSettings(id, settings);
  if (!site) throw notFound('The site');
  return site;
}

/** All settings of a site, complete. */
export function toSettings({
  theme,
  texts,
  newsletter,
  analytics,
  revealAccounts,
  timeZone,
  modalDelay,
  rankingWindow,
  digest,
}: Site): SiteSettings {
  return {
    theme,
    texts,
    newsletter,
    analytics,
    revealAccounts,
    timeZone,
    modalDelay,
    rankingWindow,
    digest,
  };
}

/** Settings of a site with nothing set but its hosts. */
export const presetSettings = (parts: Pick<Parts, 'siteRegistry'>, id: string): SiteSettings =>
  toSettings(siteWith(parts, id, {}));

/** Of whole settings what is to be stored: only what differs from the preset, so that all else follows it, and the canonical domain the hosts. */
export const toStore = (
  parts: Pick<Parts, 'siteRegistry'>,
  id: string,
  given: SiteSettings,
): StoredSettings => (differences(presetSettings(parts, id), given) ?? {}) as StoredSettings;

function differences(base: unknown, given: unknown): unknown {
  if (isObject(base) && isObject(given)) {
    const changed = Object.entries(given).flatMap(([name, value]) => {
      const difference = differences(base[name], value);
      return difference === undefined ? [] : [[name, difference] as const];
    });
    return changed.length > 0 ? Object.fromEntries(changed) : undefined;
  }
  return JSON.stringify(base) === JSON.stringify(given) ? undefined : given;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is told of a value in a list of changes. */
const mostTold = 300;

/** What differs between two settings, field by field: `theme.colors.primary`. Values are told as texts, clipped. */
export function diffSettings(
  before: SiteSettings,
  after: SiteSettings,
): { field: string; before: string | null; after: string | null }[] {
  const [one, other] = [leaves(before), leaves(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((field) => one.get(field) !== other.get(field))
    .map((field) => ({ field, before: told(one.get(field)), after: told(other.get(field)) }));
}

function told(value: string | undefined): string | null {
  if (value === undefined) return null;
  return value.length <= mostTold ? value : `${value.slice(0, mostTold - 1).toWellFormed()}…`;
}

function leaves(
  value: unknown,
  path: string[] = [],
  found = new Map<string, string>(),
): Map<string, string> {
  if (isObject(value))
    for (const [name, one] of Object.entries(value)) leaves(one, [...path, name], found);
  else if (Array.isArray(value) && value.some(isObject))
    value.forEach((one, i) => leaves(one, [...path, String(i)], found));
  else if (value !== null && value !== undefined)
    found.set(path.join('.'), Array.isArray(value) ? value.join(', ') : String(value));
  return found;
}

/**
 * What is wrong with settings that are well-formed: custom CSS that would not be served (reliability D10), a canonical domain that leads to another site, a picture that is not there. A name that the site has already may stay.
 */
export function findProblems(
  { siteRegistry: table }: Pick<Parts, 'siteRegistry'>,
  site: Site,
  given: SiteSettings,
): FieldError[] {
  const usual = presetSettings({ siteRegistry: table }, site.id).theme;
  const leadsElsewhere = (domain: string) =>
    table.hosts.get(domain.replace(/:\d+$/, '').replace(/^www\./, ''))?.id !== site.id;
  const domains = [
    ['theme.domain', given.theme.domain, [usual.domain, site.theme.domain]],
    [
      'theme.seo.canonicalDomain',
      given.theme.seo.canonicalDomain,
      [usual.seo.canonicalDomain, site.theme.seo.canonicalDomain],
    ],
  ] as const;
  const { logo, favicon, seo } = given.theme;
  const pictures = [
    ['theme.logo', logo],
    ['theme.favicon', favicon],
    ['theme.seo.ogImage', seo.ogImage],
    ['theme.seo.organizationLogo', seo.organizationLogo],
  ] as const;
  return [
    ...[...new Set(checkCustomCss(given.theme.customCss).problems)].slice(0, 5).map((problem) => ({
      field: 'theme.customCss',
      message: `was rejected: ${problem.replace(/\s+/g, ' ').slice(0, 200)}`,
    })),
    ...domains
      .filter(([, domain, known]) => !known.includes(domain) && leadsElsewhere(domain))
      .map(([field]) => ({ field, message: "must be one of the site's hosts" })),
    ...pictures
      .filter(
        ([, path]) => path.startsWith(filesPath) && !site.files.has(path.slice(filesPath.length)),
      )
      .map(([field]) => ({ field, message: "names an image that wasn't uploaded" })),
  ];
}

export type FailingPair = {
  scheme: 'light' | 'dark';
  front: string;
  back: string;
  ratio: number;
  least: number;
  blocks: boolean;
};

/** Pairs of colours that are not told apart well enough, in light and in dark (ux 3.4). */
export function failingPairs({ colors, dark }: SiteSettings['theme']): FailingPair[] {
  return (
    [
      ['light', colors],
      ['dark', dark],
    ] as const
  ).flatMap(([scheme, palette]) =>
    failures(palette).map(({ front, back, ratio, minimum: least, blocks }) => ({
      scheme,
      front,
      back,
      ratio: Math.round(ratio * 100) / 100,
      least,
      blocks,
    })),
  );
}

/** Those that stop publishing, as fields. */
export const blockingProblems = (theme: SiteSettings['theme']): FieldError[] =>
  failingPairs(theme)
    .filter(({ blocks }) => blocks)
    .map(({ scheme, front, back, ratio, least }) => ({
      field: `theme.${scheme === 'light' ? 'colors' : 'dark'}.${front}`,
      message: `has a contrast of ${ratio}:1 on ${back}, and needs ${least}:1`,
    }));

/**
 * Does `work` in one transaction that changes a site, one after the other: its row is locked, and `settings` are those in force at that moment. All processes read the sites anew; this one before it answers.
 */
export async function updateSite<T>(
  { db, siteRegistry: table, contentVersions: epochs }: Parts,
  siteId: string,
  work: (tx: Db, now: { settings: StoredSettings; createdAt: Date }) => Promise<T>,
): Promise<T> {
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ settings: sites.settings, createdAt: sites.createdAt })
      .from(sites)
      .where(sql`${sites.id} = ${siteId}`)
      .for('no key update');
    if (!row) throw notFound('The site');
    const result = await work(tx, row);
    await notifySitesChanged(tx);
    return result;
  });
  await table.reload();
  epochs.bump(siteId);
  return made;
}
