import { siteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { subscriptionModal } from '#shared/limits.ts';
import { defaultSiteId, firstBrandId, presets } from '#shared/sites/presets.ts';
import {
  analyticsSchema,
  themeSchema,
  type Analytics,
  type PublicSite,
  type SitePreset,
  type Theme,
} from '#shared/sites/theme.ts';
import type { Resolution, Site, SiteRegistry } from '../../context.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Logger } from '../../infra/log.ts';
import type { Db } from '../../db/client.ts';
import { siteHosts, sites as sitesTable, type StoredSettings } from '../../db/schema.ts';
import { hotWindow } from '../posts/ranking.ts';
import { ensureTags } from '../posts/tags.ts';
import { defaultRule } from '../core/digest-defaults.ts';

/** Rows for the tenants that the software ships with, and for their tags; counters and settings of existing rows stay. */
export async function ensureSites(db: Db): Promise<void> {
  await db
    .insert(sitesTable)
    .values(presets.map(({ id }) => ({ id })))
    .onConflictDoNothing();
  await ensureTags(db);
}

/**
 * Reads the tenants: presets, overridden by their rows, and those that were made here; with the hosts of the configuration. `reload` reads them anew: a tenant whose settings are the same stays the same object.
 * Decision 104.
 */
export async function loadSites(db: Db, config: Config, log: Logger): Promise<SiteRegistry> {
  const sites = new Map<string, Site>();
  const hosts = new Map<string, Site>();
  const stored = new Map<string, string>();
  const standing = new Map<string, Standing>();
  /** Names of ours, as they were asked for. */
  const known = new Map<string, Resolution>();
  let byDefault!: Site;
  let unknown!: Site;

  async function read(): Promise<void> {
    const rows = await db
      .select({ id: sitesTable.id, settings: sitesTable.settings })
      .from(sitesTable)
      .orderBy(sitesTable.createdAt, sitesTable.id);
    const given = await db
      .select({ host: siteHosts.host, siteId: siteHosts.siteId })
      .from(siteHosts)
      .orderBy(siteHosts.position, siteHosts.host);
    hosts.clear();
    known.clear();
    const all = [
      ...presets,
      ...rows
        .filter(({ id }) => !presets.some((preset) => preset.id === id))
        .map(({ id }) => presetOf(id)),
    ];
    for (const preset of all) {
      const extraHosts = config.siteHosts.get(preset.id)?.map(bareName) ?? [];
      const own = given.filter(({ siteId }) => siteId === preset.id).map(({ host }) => host);
      const settings = rows.find((row) => row.id === preset.id)?.settings ?? {};
      const before = JSON.stringify([settings, extraHosts, own]);
      const same = stored.get(preset.id) === before ? sites.get(preset.id) : undefined;
      const on: Standing = { preset, environment: extraHosts, given: own };
      standing.set(preset.id, on);
      const site = same ?? buildSite(on, settings, log);
      stored.set(preset.id, before);
      sites.set(site.id, site);
      // Whoever was first keeps a name.
      for (const host of [...preset.hosts, ...extraHosts, `${site.id}.localhost`, ...own])
        if (!hosts.has(host)) hosts.set(host, site);
    }
    byDefault = required(sites.get(defaultSiteId));
    const brand = required(sites.get(firstBrandId));
    const theme = {
      ...brand.theme,
      seo: { ...brand.theme.seo, canonicalDomain: byDefault.theme.seo.canonicalDomain },
    };
    unknown = {
      ...byDefault,
      theme,
      analytics: null,
      public: publicSite(defaultSiteId, theme, byDefault.modalDelay),
      themeId: brand.id,
    };
  }
  await read();

  let reading = Promise.resolve();
  return {
    sites,
    hosts,
    get unknown() {
      return unknown;
    },
    standing(id) {
      const on = standing.get(id);
      return (
        on && {
          preset: presets.some((preset) => preset.id === id) ? id : defaultSiteId,
          fixedHosts: [
            ...on.environment.map((host) => ({ host, by: 'environment' as const })),
            ...on.preset.hosts.map((host) => ({ host, by: 'preset' as const })),
            { host: `${id}.localhost`, by: 'software' as const },
          ],
        }
      );
    },
    withSettings(id, settings) {
      const on = standing.get(id);
      return on && buildSite(on, settings, log);
    },
    // One after the other, so that the last to be read is the last that was written.
    reload: () => (reading = reading.catch(() => undefined).then(read)),
    resolve(rawHost = '', tenantHeader) {
      const found = known.get(rawHost);
      if (found) return found;
      const full = hostName(rawHost);
      const name = bareName(full);
      const api = full.replace(/^www\./, '').startsWith('api.');
      const site = hosts.get(name);
      if (site) {
        const resolution: Resolution = {
          site,
          kind: name.endsWith('.localhost') ? 'local' : 'known',
          api,
          name,
        };
        if (known.size < 1_000) known.set(rawHost, resolution);
        return resolution;
      }
      // Only where the host itself names no tenant does the header count (product 1).
      if (isLoopback(name))
        return { site: sites.get(tenantHeader ?? '') ?? byDefault, kind: 'local', api, name };
      return { site: unknown, kind: 'unknown', api, name };
    },
  };
}

/** What a tenant that was made here stands on: the preset of none in particular, at hosts of its own. */
function presetOf(id: string): SitePreset {
  const base = required(presets.find((preset) => preset.id === defaultSiteId));
  return { ...base, id, hosts: [] };
}

/** What a site is made from besides its settings. Hosts: `environment`, which is the operator's; `given` to it here. */
type Standing = { preset: SitePreset; environment: readonly string[]; given: readonly string[] };

/** What settings are where nothing is set. */
export const defaultSettings = {
  modalDelay: subscriptionModal.delay,
  rankingWindow: hotWindow / 3_600,
  digest: { on: true, hour: 8, posts: defaultRule.chosen },
};

/** A setting as it is stored, if it is what the contract takes; else what is usual. */
function valid<Name extends keyof typeof shape>(
  name: Name,
  stored: unknown,
  usual: ReturnType<(typeof shape)[Name]['parse']>,
  preset: string,
  log: Logger,
): typeof usual {
  if (stored === undefined) return usual;
  const parsed = shape[name].safeParse(stored);
  if (parsed.success) return parsed.data as typeof usual;
  log.error(
    { event: 'stored_setting_invalid', site: preset, setting: name },
    'stored setting is invalid; using the default',
  );
  return usual;
}
const { shape } = siteSettings;

/** Settings of before are checked too: rules change, and databases are restored. */
function buildSite(
  { preset, environment, given }: Standing,
  settings: StoredSettings,
  log: Logger,
): Site {
  const { id } = preset;
  const parsed = themeSchema.safeParse(override(preset.theme, settings.theme));
  if (!parsed.success)
    log.error(
      {
        event: 'stored_theme_invalid',
        site: id,
        issues: parsed.error.issues.map(({ path }) => path.join('.')),
      },
      'stored theme is invalid; using the preset',
    );
  const stored = parsed.success ? parsed.data : preset.theme;
  const host =
    environment[0] ??
    given[0] ??
    (presets.some((one) => one.id === id) ? undefined : `${id}.localhost`);
  const named =
    parsed.success &&
    (settings.theme as { seo?: { canonicalDomain?: unknown } } | undefined)?.seo
      ?.canonicalDomain !== undefined;
  const theme =
    host && !named
      ? { ...stored, domain: host, seo: { ...stored.seo, canonicalDomain: host } }
      : stored;
  const { rankingWindow, digest } = defaultSettings;
  const modalDelay = valid('modalDelay', settings.modalDelay, defaultSettings.modalDelay, id, log);
  return {
    id,
    variant: preset.variant,
    theme,
    texts: valid('texts', override(preset.texts, settings.texts), preset.texts, id, log),
    analytics: readAnalytics(id, settings.analytics, log),
    revealAccounts: settings.revealAccounts !== false,
    timeZone: valid('timeZone', settings.timeZone, 'UTC', id, log),
    newsletter: valid('newsletter', settings.newsletter, null, id, log),
    modalDelay,
    rankingWindow: valid('rankingWindow', settings.rankingWindow, rankingWindow, id, log),
    digest: valid('digest', override(digest, settings.digest), digest, id, log),
    files: readFiles(settings.files),
    public: publicSite(id, theme, modalDelay),
    themeId: id,
  };
}

function readFiles(stored: unknown): Map<string, string> {
  return new Map(
    typeof stored === 'object' && stored !== null
      ? Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
      : [],
  );
}

function readAnalytics(site: string, stored: unknown, log: Logger): Analytics | null {
  if (stored === undefined || stored === null) return null;
  const parsed = analyticsSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.error(
    {
      event: 'stored_analytics_invalid',
      site,
      issues: parsed.error.issues.map(({ path }) => path.join('.')),
    },
    'stored analytics settings are invalid; analytics is off',
  );
  return null;
}

function publicSite(
  id: string,
  { siteName, siteDescription, logo, seo }: Theme,
  modalDelay: number,
): PublicSite {
  const { defaultTitle, titleTemplate, defaultDescription, canonicalDomain } = seo;
  return {
    id,
    name: siteName,
    description: siteDescription,
    logo,
    modalDelay,
    seo: { defaultTitle, titleTemplate, defaultDescription, canonicalDomain },
  };
}

/** Values of the same names replace those of the base, at any depth; names the base does not have are ignored. */
function override<T>(base: T, over: unknown): T {
  if (typeof base !== 'object' || base === null || Array.isArray(base))
    return over === undefined ? base : (over as T);
  if (typeof over !== 'object' || over === null) return base;
  const given = new Map(Object.entries(over));
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [
      name,
      override(value as unknown, given.get(name)),
    ]),
  ) as T;
}

/** Lower case, without port and final dot. */
function hostName(rawHost: string | undefined): string {
  const host = (rawHost ?? '').toLowerCase();
  return (
    host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.replace(/:\d*$/, '')
  ).replace(/\.$/, '');
}

function bareName(host: string): string {
  return host.replace(/^www\./, '').replace(/^api\./, '');
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a preset is missing');
  return value;
}
