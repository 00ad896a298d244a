import { sql } from 'drizzle-orm';
import type { FieldError } from '#shared/contract/errors.ts';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { failures } from '#shared/contrast.ts';
import { isRecord } from '#shared/is-record.ts';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import { textLanguage } from '#shared/sites/language-tag.ts';
import { truncate } from '#shared/truncate.ts';
import type { Needs, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { recordCdnChanges } from '../../db/cdn-purges.ts';
import { sites, type StoredSettings } from '../../db/schema.ts';
import { checkCustomCss } from '../../infra/text/custom-css.ts';
import { AppError, notFound } from '../../infra/app-error.ts';
import { findMissingImages } from '../images/find-image.ts';
import { filesPath } from './files-path.ts';

export type Services = Needs<'db' | 'siteRegistry' | 'contentVersions'>;

/** Finds a site that the caller may manage: platform admins all. Error: not_found. */
export async function findManagedSite(
  ctx: Needs<'site' | 'siteRegistry'>,
  by: Pick<Viewer, 'platform'>,
  id: string,
): Promise<Site> {
  if (!by.platform && id !== ctx.site.id) throw notFound('The site was not found.');
  // Another process may have just created the site.
  if (!ctx.siteRegistry.sites.has(id)) await ctx.siteRegistry.reload();
  const site = ctx.siteRegistry.sites.get(id);
  if (!site) throw notFound('The site was not found.');
  if (site.move !== null && site.move.state !== 'draining')
    throw new AppError('unavailable', 'This site is moving to another server, or has moved.');
  return site;
}

/** Builds a site from stored settings, published or not. */
export function buildSiteWith(
  { siteRegistry }: Pick<Services, 'siteRegistry'>,
  id: string,
  settings: StoredSettings,
): Site {
  const site = siteRegistry.withSettings(id, settings);
  if (!site) throw notFound('The site was not found.');
  return site;
}

export function toSettings({
  theme,
  texts,
  languages,
  newsletter,
  analytics,
  revealAccounts,
  signup,
  staffPasskeys,
  mcp,
  pictures,
  importMails,
  embedOrigins,
  timeZone,
  modalDelay,
  rankingWindow,
  digest,
  statistics,
}: Site): SiteSettings {
  return {
    theme,
    texts,
    languages,
    newsletter,
    analytics,
    revealAccounts,
    signup,
    staffPasskeys,
    mcp,
    pictures,
    importMails,
    embedOrigins,
    timeZone,
    modalDelay,
    rankingWindow,
    digest,
    statistics,
  };
}

/** Returns the settings of a site without stored ones; only its hosts apply. */
export const getPresetSettings = (
  services: Pick<Services, 'siteRegistry'>,
  id: string,
): SiteSettings => toSettings(buildSiteWith(services, id, {}));

/**
 * Reduces settings to what differs from the preset, so that preset changes still apply. Titles and
 * texts of the preset with the current or the new name, language and domain of the site are not
 * stored either. They follow them.
 */
export function toStoredSettings(
  services: Pick<Services, 'siteRegistry'>,
  id: string,
  settings: SiteSettings,
): StoredSettings {
  const preset = getPresetSettings(services, id);
  const { siteName, seo } = preset.theme;
  const themes = [services.siteRegistry.sites.get(id)?.theme ?? preset.theme, settings.theme];
  const named = themes.map(({ siteName, seo: { locale, canonicalDomain } }) =>
    toSettings(
      buildSiteWith(services, id, { theme: { siteName, seo: { locale, canonicalDomain } } }),
    ),
  );
  // What the others follow is stored itself.
  const { locale, canonicalDomain } = seo;
  const bases = [
    preset,
    ...named.map((base) => ({
      ...base,
      theme: { ...base.theme, siteName, seo: { ...base.theme.seo, locale, canonicalDomain } },
    })),
  ];
  return (findDifferences(bases, settings) ?? {}) as StoredSettings;
}

/** Returns the parts of a value that differ from all bases. */
function findDifferences(bases: unknown[], changed: unknown): unknown {
  const objects = bases.filter(isRecord);
  if (objects.length === bases.length && isRecord(changed)) {
    const entries = Object.entries(changed).flatMap(([name, value]) => {
      const difference = findDifferences(
        objects.map((base) => base[name]),
        value,
      );
      return difference === undefined ? [] : [[name, difference] as const];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  const text = JSON.stringify(changed);
  return bases.some((base) => JSON.stringify(base) === text) ? undefined : changed;
}

/** Characters of a value shown in a list of changes. */
const maxShownLength = 300;

/** Lists changed fields such as `theme.colors.primary`, with truncated values. */
export function diffSettings(
  before: SiteSettings,
  after: SiteSettings,
): { field: string; before: string | null; after: string | null }[] {
  const [old, changed] = [collectLeaves(before), collectLeaves(after)];
  return [...new Set([...old.keys(), ...changed.keys()])]
    .filter((field) => old.get(field) !== changed.get(field))
    .map((field) => ({
      field,
      before: toShownValue(old.get(field)),
      after: toShownValue(changed.get(field)),
    }));
}

const toShownValue = (value: string | undefined): string | null =>
  value === undefined ? null : truncate(value, maxShownLength);

function collectLeaves(
  value: unknown,
  path: string[] = [],
  leaves = new Map<string, string>(),
): Map<string, string> {
  if (isRecord(value))
    for (const [name, child] of Object.entries(value))
      collectLeaves(child, [...path, name], leaves);
  else if (Array.isArray(value) && value.some(isRecord))
    value.forEach((child, i) => collectLeaves(child, [...path, String(i)], leaves));
  else if (value !== null && value !== undefined)
    leaves.set(path.join('.'), Array.isArray(value) ? value.join(', ') : String(value));
  return leaves;
}

/**
 * Finds problems in well-formed settings:
 * - custom CSS that cannot be served
 * - a domain of another site; the site may keep its current ones
 * - a missing image
 * - a sign-up by domain without a domain
 */
export async function findProblems(
  { siteRegistry, db }: Pick<Services, 'siteRegistry'> & { db: Db },
  site: Site,
  settings: SiteSettings,
): Promise<FieldError[]> {
  const preset = getPresetSettings({ siteRegistry }, site.id).theme;
  const isForeign = (domain: string) =>
    siteRegistry.hosts.get(domain.replace(/:\d+$/, '').replace(/^www\./, ''))?.id !== site.id;
  const domains = [
    ['theme.domain', settings.theme.domain, [preset.domain, site.theme.domain]],
    [
      'theme.seo.canonicalDomain',
      settings.theme.seo.canonicalDomain,
      [preset.seo.canonicalDomain, site.theme.seo.canonicalDomain],
    ],
  ] as const;
  const { logo, favicon, seo } = settings.theme;
  const images = [
    ['theme.logo', logo],
    ['theme.favicon', favicon],
    ['theme.seo.ogImage', seo.ogImage],
    ['theme.seo.organizationLogo', seo.organizationLogo],
  ] as const;
  const names = images
    .filter(([, path]) => path.startsWith(imagesPath))
    .map(([, path]) => path.slice(imagesPath.length));
  const missing = new Set(await findMissingImages(db, site.id, names));
  return [
    ...(settings.signup.mode === 'domain' && settings.signup.domains.length === 0
      ? [{ field: 'signup.domains', message: 'must name a domain' }]
      : []),
    ...[...new Set(checkCustomCss(settings.theme.customCss).problems)]
      .slice(0, 5)
      .map((problem) => ({
        field: 'theme.customCss',
        message: `was rejected: “${problem.replace(/\s+/g, ' ').slice(0, 200)}”`,
      })),
    ...domains
      .filter(([, domain, current]) => !current.includes(domain) && isForeign(domain))
      .map(([field]) => ({ field, message: "must be one of the site's hosts" })),
    ...settings.languages.flatMap(({ language, host }, i) => [
      ...(siteRegistry.hosts.get(host)?.id === site.id && host !== site.theme.seo.canonicalDomain
        ? []
        : [
            { field: `languages.${i}.host`, message: 'must be one of the other hosts of the site' },
          ]),
      ...(language === textLanguage(settings.theme.seo.locale)
        ? [{ field: `languages.${i}.language`, message: 'is already the language of the site' }]
        : []),
    ]),
    ...images
      .filter(([, path]) =>
        path.startsWith(filesPath)
          ? !site.files.has(path.slice(filesPath.length))
          : path.startsWith(imagesPath) && missing.has(path.slice(imagesPath.length)),
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

/** Returns color pairs with too little contrast, for both color schemes. */
export function findFailingPairs({ colors, dark }: SiteSettings['theme']): FailingPair[] {
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

/** Returns the contrast problems that prevent publishing. */
export const findBlockingProblems = (theme: SiteSettings['theme']): FieldError[] =>
  findFailingPairs(theme)
    .filter(({ blocks }) => blocks)
    .map(({ scheme, front, back, ratio, least }) => ({
      field: `theme.${scheme === 'light' ? 'colors' : 'dark'}.${front}`,
      message: `has a contrast of ${ratio}:1 on ${back}, and needs ${least}:1`,
    }));

/**
 * Runs `work` in a transaction that locks the site, with its published settings.
 * Then all processes reload the sites; this one before it replies.
 */
export async function updateSite<T>(
  { db, siteRegistry, contentVersions }: Services,
  siteId: string,
  work: (tx: Db, now: { settings: StoredSettings; createdAt: Date }) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ settings: sites.settings, createdAt: sites.createdAt })
      .from(sites)
      .where(sql`${sites.id} = ${siteId}`)
      .for('no key update');
    if (!row) throw notFound('The site was not found.');
    const output = await work(tx, row);
    if (contentVersions.hasCdn) await recordCdnChanges(tx, siteId, [{ keys: ['all'] }]);
    await notifySitesChanged(tx);
    return output;
  });
  await siteRegistry.reload();
  await contentVersions.bump(siteId);
  return result;
}
