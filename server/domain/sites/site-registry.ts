import { and, inArray, sql } from 'drizzle-orm';
import { isRecord } from '#shared/is-record.ts';
import { defaultSiteId, firstBrandId, presets } from '#shared/sites/presets.ts';
import { textLanguage } from '#shared/sites/language-tag.ts';
import type { SitePreset, SiteTexts } from '#shared/sites/theme.ts';
import { announcingKinds } from '#shared/web-hook-kinds.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import type { Resolution, Site, SiteRegistry } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  mailSenders,
  oldPaths,
  siteHosts,
  sites as sitesTable,
  webHooks,
  type StoredSettings,
} from '../../db/schema.ts';
import { isSiteOpen } from '../core/delete-site-rows.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Logger } from '../../infra/log.ts';
import { isLoopback } from '../../infra/special-hosts.ts';
import { ensureTags } from '../posts/tags.ts';
import { loadPages } from './preset-texts.ts';
import { buildSite, inLanguage, toPublicSite, type SiteSource } from './build-site.ts';

/** Inserts missing rows for the built-in sites, with their tags. `open`: visitors see them. */
export async function ensureSites(db: Db, { open = true } = {}): Promise<void> {
  const present = await db.select({ id: sitesTable.id }).from(sitesTable);
  // An insert that does nothing is refused too, while a site moves.
  const missing = presets.filter(({ id }) => !present.some((site) => site.id === id));
  if (missing.length > 0)
    await db
      .insert(sitesTable)
      .values(missing.map(({ id }) => (open ? { id } : { id, openedAt: null })))
      .onConflictDoNothing();
  await ensureTags(db);
}

/**
 * Loads the sites: presets with their rows, sites created here, and configured hosts.
 * After `reload`, an unchanged site remains the same object.
 */
export async function loadSites(db: Db, config: Config, log: Logger): Promise<SiteRegistry> {
  const sites = new Map<string, Site>();
  const hosts = new Map<string, Site>();
  const signatures = new Map<string, string>();
  const sources = new Map<string, SiteSource>();
  /** Resolutions of our hosts by `Host` header. */
  const resolutions = new Map<string, Resolution>();
  let defaultSite!: Site;
  let unknownSite!: Site;

  async function read(): Promise<void> {
    const [rows, hostRows, senders, announcers] = await Promise.all([
      db
        .select({
          id: sitesTable.id,
          settings: sitesTable.settings,
          isOpen: sql<boolean>`${isSiteOpen}`,
          moveState: sitesTable.moveState,
          movedTo: sitesTable.movedTo,
          hasOldPaths: sql<boolean>`exists (
            select 1 from ${oldPaths} where ${oldPaths.siteId} = ${sitesTable.id}
          )`,
        })
        .from(sitesTable)
        .orderBy(sitesTable.createdAt, sitesTable.id),
      db
        .select({ host: siteHosts.host, siteId: siteHosts.siteId })
        .from(siteHosts)
        .orderBy(siteHosts.position, siteHosts.host),
      db.select().from(mailSenders),
      db
        .select({
          siteId: webHooks.siteId,
          kind: webHooks.kind,
          url: webHooks.url,
          account: webHooks.account,
        })
        .from(webHooks)
        .where(and(sql`${webHooks.isOn}`, inArray(webHooks.kind, [...announcingKinds])))
        .orderBy(webHooks.createdAt, webHooks.id),
    ]);
    hosts.clear();
    resolutions.clear();
    const all = [
      ...presets,
      ...rows
        .filter(({ id }) => !presets.some((preset) => preset.id === id))
        .map(({ id }) => createPreset(id)),
    ];
    await Promise.all(
      [
        ...all.map(({ theme }) => theme.seo.locale),
        ...rows.flatMap(({ settings }) => readLocales(settings)),
      ]
        .map(textLanguage)
        .flatMap((language) => [loadTranslate(language), loadPages(language)]),
    );
    for (const preset of all) {
      const extraHosts = config.siteHosts.get(preset.id)?.map(toBareName) ?? [];
      const ownHosts = hostRows
        .filter(({ siteId }) => siteId === preset.id)
        .map(({ host }) => host);
      const row = rows.find(({ id }) => id === preset.id);
      const settings = row?.settings ?? {};
      const isOpen = row?.isOpen ?? true;
      const hasOldPaths = row?.hasOldPaths ?? false;
      const ownAnnouncers = announcers.filter(({ siteId }) => siteId === preset.id);
      const hubs = ownAnnouncers.flatMap(({ kind, url }) => (kind === 'websub' ? [url] : []));
      const indexNowKeys = ownAnnouncers.flatMap(({ kind, account }) =>
        kind === 'indexnow' && account !== null ? [account] : [],
      );
      const move = row?.moveState ? { state: row.moveState, to: row.movedTo } : null;
      const sender = senders.find(({ siteId }) => siteId === preset.id) ?? null;
      const signature = JSON.stringify([
        settings,
        isOpen,
        move,
        hasOldPaths,
        hubs,
        indexNowKeys,
        extraHosts,
        ownHosts,
        sender,
      ]);
      const unchanged = signatures.get(preset.id) === signature ? sites.get(preset.id) : undefined;
      const source: SiteSource = {
        preset,
        isOpen,
        move,
        hasOldPaths,
        hubs,
        indexNowKeys,
        environment: extraHosts,
        ownHosts,
        sender,
      };
      sources.set(preset.id, source);
      const site = unchanged ?? buildSite(source, settings, log);
      signatures.set(preset.id, signature);
      sites.set(site.id, site);
      // The first site with a host keeps it.
      for (const host of [...preset.hosts, ...extraHosts, `${site.id}.localhost`, ...ownHosts])
        if (!hosts.has(host)) hosts.set(host, inSiteLanguage(site, host, preset.texts));
    }
    for (const id of sites.keys())
      if (!all.some((preset) => preset.id === id)) {
        sites.delete(id);
        signatures.delete(id);
        sources.delete(id);
      }
    defaultSite = required(sites.get(defaultSiteId));
    const brand = required(sites.get(firstBrandId));
    const theme = {
      ...brand.theme,
      seo: { ...brand.theme.seo, canonicalDomain: defaultSite.theme.seo.canonicalDomain },
    };
    unknownSite = {
      ...defaultSite,
      theme,
      analytics: null,
      public: toPublicSite(defaultSiteId, theme, { ...defaultSite, languages: [] }),
      themeId: brand.id,
    };
  }
  await read();

  let reading = Promise.resolve();
  return {
    sites,
    hosts,
    get unknown() {
      return unknownSite;
    },
    getOrigins(id) {
      const source = sources.get(id);
      return (
        source && {
          preset: presets.some((preset) => preset.id === id) ? id : defaultSiteId,
          fixedHosts: [
            ...source.environment.map((host) => ({ host, by: 'environment' as const })),
            ...source.preset.hosts.map((host) => ({ host, by: 'preset' as const })),
            { host: `${id}.localhost`, by: 'software' as const },
          ],
        }
      );
    },
    withSettings(id, settings) {
      const source = sources.get(id);
      return source && buildSite(source, settings, log);
    },
    // Sequential, so that the last read has the latest rows.
    reload: () => (reading = reading.catch(() => undefined).then(read)),
    resolve(rawHost = '', tenantHeader) {
      const cached = resolutions.get(rawHost);
      if (cached) return cached;
      const full = normalizeHost(rawHost);
      const name = toBareName(full);
      const api = full.replace(/^www\./, '').startsWith('api.');
      const site = hosts.get(name);
      if (site) {
        const resolution: Resolution = {
          site,
          kind: name.endsWith('.localhost') ? 'local' : 'known',
          api,
          name,
        };
        if (resolutions.size < 1_000) resolutions.set(rawHost, resolution);
        return resolution;
      }
      // The tenant header applies only to a loopback host.
      if (isLoopback(name))
        return { site: sites.get(tenantHeader ?? '') ?? defaultSite, kind: 'local', api, name };
      return { site: unknownSite, kind: 'unknown', api, name };
    },
  };
}

/** Returns the site in the language of a host. */
const inSiteLanguage = (site: Site, host: string, presetTexts: SiteTexts): Site => {
  const other = site.languages.find((item) => item.host === host);
  return other ? inLanguage(site, other, presetTexts) : site;
};

/** Locales and languages in stored settings, which may be invalid. */
function readLocales({ theme, languages }: StoredSettings): string[] {
  const { seo } = (theme ?? {}) as { seo?: { locale?: unknown } };
  return [
    seo?.locale,
    ...(Array.isArray(languages) ? languages : []).map(
      (item: unknown) => isRecord(item) && item.language,
    ),
  ].filter((found) => typeof found === 'string');
}

/** Derives the preset of a site created here from the default one, without its hosts. */
function createPreset(id: string): SitePreset {
  const base = required(presets.find((preset) => preset.id === defaultSiteId));
  return { ...base, id, hosts: [] };
}

/** Returns the host in lower case, without port and final dot. */
function normalizeHost(rawHost: string | undefined): string {
  const host = (rawHost ?? '').toLowerCase();
  return (
    host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.replace(/:\d*$/, '')
  ).replace(/\.$/, '');
}

function toBareName(host: string): string {
  return host.replace(/^www\./, '').replace(/^api\./, '');
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a preset is missing');
  return value;
}
