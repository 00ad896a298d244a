import { domainToASCII } from 'node:url';
import slugify from '@sindresorhus/slugify';
import { eq, sql } from 'drizzle-orm';
import { designs, type NamedDesign } from '#shared/design-choices.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { defaultSiteId, presets } from '#shared/sites/presets.ts';
import { english } from '#shared/texts/translate.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Needs, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { auditLog, siteHosts, sites, siteVersions, type StoredSettings } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { actorLabel, writeAuditLog } from '../core/audit-log.ts';
import { updateSite, findManagedSite } from './settings.ts';
import { copyTags } from '../posts/tags.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from '../core/handler.ts';

/** Site ids that are common host names or could be mistaken for one. */
const reserved = new Set([
  'www',
  'api',
  'admin',
  'mail',
  'smtp',
  'imap',
  'pop',
  'mx',
  'ftp',
  'ns',
  'dns',
  'localhost',
  'static',
  'assets',
  'cdn',
  'files',
  'img',
  'dev',
  'test',
  'staging',
  'internal',
  'root',
  'support',
  'status',
  'auth',
  'login',
  'unknown',
  'null',
  'undefined',
]);

/** What a new site differs in from the default preset. */
export type NewSite = {
  /** Without one, the name becomes the ID. */
  id?: string | undefined;
  siteName: string;
  hosts?: readonly string[] | undefined;
  /** Also gives it the colors and fonts of the preset that has the design. */
  design?: NamedDesign | undefined;
  language?: DigestLanguage | undefined;
  /** Domains of its publisher. */
  ownDomains?: readonly string[];
};

/** `null` is the command line. */
type By = { ctx: Needs<'site'>; viewer: Pick<Viewer, 'userId' | 'username'> } | null;

/**
 * Creates a site from the default preset, with tags and hosts. All processes serve it at once, to
 * staff only until it is opened. `addMore` adds its first rows in the same transaction.
 * Errors: bad_request for `id` or `hosts`; conflict for a taken id or host.
 */
export async function createSite(
  { db, siteRegistry }: Needs<'db' | 'siteRegistry'>,
  newSite: NewSite,
  by: By,
  addMore: (tx: Db, siteId: string) => Promise<unknown> = async () => undefined,
): Promise<{ id: string; canonicalDomain: string }> {
  const { siteName, hosts = [] } = newSite;
  await siteRegistry.reload();
  const id = newSite.id ?? findFreeId(siteRegistry, siteName);
  checkSiteId(id);
  const names = normalizeHosts(hosts);
  if (siteRegistry.sites.has(id) || siteRegistry.hosts.has(`${id}.localhost`))
    throw createNameTakenError(id);
  checkHostsAvailable(siteRegistry, names, id);
  const preset = presets.find((item) => item.id === defaultSiteId);
  if (!preset) throw new Error('a preset is missing');
  const canonicalDomain = names[0] ?? `${id}.localhost`;
  const settings = toFirstSettings(newSite);
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(sites)
      .values({ id, settings, openedAt: null })
      .onConflictDoNothing()
      .returning({ id: sites.id });
    if (!created) throw createNameTakenError(id);
    await storeHosts(tx, id, names);
    await copyTags(tx, preset, id);
    const author = by ? actorLabel(by.ctx, by.viewer) : '';
    await tx.insert(siteVersions).values({
      siteId: id,
      id: newId(),
      state: 'published',
      settings,
      author,
      note: english('Site created.'),
      publishedAt: sql`now()`,
    });
    const entry = { action: 'create-site', after: { siteName, hosts: names } };
    if (by) await writeAuditLog(tx, by.ctx, by.viewer, [{ ...entry, siteId: id }]);
    else await tx.insert(auditLog).values({ ...entry, siteId: id, id: newId() });
    await addMore(tx, id);
    await notifySitesChanged(tx);
  });
  await siteRegistry.reload();
  return { id, canonicalDomain };
}

const createNameTakenError = (id: string) =>
  new AppError(
    'conflict',
    "There's already a site named {id}.",
    [{ field: 'id', message: 'is taken' }],
    { id },
  );

/** Error: bad_request for `id`. */
export function checkSiteId(id: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 30) {
    throw badRequest([
      {
        field: 'id',
        message:
          'must be 3 to 30 lowercase letters, digits and single hyphens, starting with a letter',
      },
    ]);
  }
  if (reserved.has(id)) throw badRequest([{ field: 'id', message: 'is a reserved name' }]);
}

/** Derives the ID from the name, which becomes part of the address on this machine. */
function findFreeId({ sites, hosts }: Needs<'siteRegistry'>['siteRegistry'], name: string): string {
  const words = slugify(name, { decamelize: false })
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^(?:the-|[^a-z]+)/, '')
    .slice(0, 24)
    .replace(/-+$/, '');
  const base = words.length < 3 || reserved.has(words) ? `site-${words || 'one'}` : words;
  for (let i = 1; ; i += 1) {
    const id = i === 1 ? base : `${base}-${i}`;
    if (!sites.has(id) && !hosts.has(`${id}.localhost`)) return id;
  }
}

/** Returns the settings of a new site, in which its design has the colors and fonts of a preset. */
export function toFirstSettings({
  siteName,
  design,
  language,
  ownDomains,
}: Omit<NewSite, 'id' | 'hosts'>): StoredSettings {
  const source = presets.find(
    ({ id, theme }) => id !== defaultSiteId && theme.design === designs[design ?? 'journal'],
  )?.theme;
  return {
    theme: {
      siteName,
      ...(source && {
        colors: source.colors,
        dark: source.dark,
        fonts: source.fonts,
        layout: source.layout,
        design: source.design,
      }),
      ...(language && language !== 'en' && { seo: { locale: language } }),
    },
    ...(ownDomains && ownDomains.length > 0 && { digest: { ownDomains } }),
  };
}

/**
 * Replaces a site's own hosts and returns the stored names. Fixed hosts remain.
 * The first is canonical unless the environment or the theme names another.
 * Errors:
 * - bad_request for `hosts`
 * - conflict for a host of another site or a fixed host
 * - conflict if the theme's canonical domain would be removed
 */
async function setHosts(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  requested: readonly string[],
): Promise<{ hosts: string[]; canonicalDomain: string }> {
  await ctx.siteRegistry.reload();
  const names = normalizeHosts(requested);
  checkHostsAvailable(ctx.siteRegistry, names, site.id);
  const fixed = ctx.siteRegistry.getOrigins(site.id)?.fixedHosts ?? [];
  const duplicate = fixed.find(({ host }) => names.includes(host));
  if (duplicate)
    throw new AppError(
      'conflict',
      '{host} already belongs to this site, set by {by, select, software {the software} preset {its preset} other {its environment}}.',
      [{ field: 'hosts', message: `must not include “${duplicate.host}”` }],
      duplicate,
    );
  await updateSite(ctx, site.id, async (tx, { settings }) => {
    const before = await readHosts(tx, site.id);
    const theme = settings.theme as { seo?: { canonicalDomain?: string } } | undefined;
    const canonical = theme?.seo?.canonicalDomain;
    if (canonical !== undefined && before.includes(canonical) && !names.includes(canonical))
      throw new AppError(
        'conflict',
        "{host} is the site's canonical domain. Choose another in its settings first.",
        [{ field: 'hosts', message: `must include “${canonical}”` }],
        { host: canonical },
      );
    await tx.delete(siteHosts).where(eq(siteHosts.siteId, site.id));
    await storeHosts(tx, site.id, names);
    await writeAuditLog(tx, ctx, by, [
      { action: 'set-hosts', siteId: site.id, before: { hosts: before }, after: { hosts: names } },
    ]);
  });
  const updated = ctx.siteRegistry.sites.get(site.id);
  if (!updated) throw notFound('The site was not found.');
  return { hosts: names, canonicalDomain: updated.theme.seo.canonicalDomain };
}

export async function readHosts(db: Db, siteId: string): Promise<string[]> {
  return (
    await db
      .select({ host: siteHosts.host })
      .from(siteHosts)
      .where(eq(siteHosts.siteId, siteId))
      .orderBy(siteHosts.position, siteHosts.host)
  ).map(({ host }) => host);
}

async function storeHosts(tx: Db, siteId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const stored = await tx
    .insert(siteHosts)
    .values(names.map((host, position) => ({ host, siteId, position })))
    .onConflictDoNothing()
    .returning({ host: siteHosts.host });
  const taken = names.find((name) => !stored.some(({ host }) => host === name));
  if (taken === undefined) return;
  const [other] = await tx
    .select({ siteId: siteHosts.siteId })
    .from(siteHosts)
    .where(eq(siteHosts.host, taken));
  throw createTakenError(taken, other?.siteId ?? 'another site');
}

function checkHostsAvailable(
  { hosts }: Pick<Ctx['siteRegistry'], 'hosts'>,
  names: readonly string[],
  id: string,
): void {
  for (const name of names) {
    const other = hosts.get(name);
    if (other && other.id !== id) throw createTakenError(name, other.id);
  }
}

const createTakenError = (host: string, id: string) =>
  new AppError(
    'conflict',
    '{host} belongs to the site {id}.',
    [{ field: 'hosts', message: `must not include “${host}”, which belongs to “${id}”` }],
    { host, id },
  );

/** Returns unique names in lower case and punycode, without `www.`. Error: bad_request. */
function normalizeHosts(hosts: readonly string[]): string[] {
  return [
    ...new Set(
      hosts.map((host) => {
        const wrong = host.slice(0, 60);
        const createProblem = (message: string) => badRequest([{ field: 'hosts', message }]);
        const trimmed = host.trim().toLowerCase().replace(/\.$/, '');
        if (/[^\p{L}\p{M}\p{N}.-]/u.test(trimmed))
          throw createProblem(
            problem(
              `must be host names such as news.example.org, without port and path, not “${wrong}”`,
            ),
          );
        const name = domainToASCII(trimmed).replace(/^www\./, '');
        if (
          name.length > 200 ||
          !/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(
            name,
          )
        )
          throw createProblem(
            problem(`must be host names such as news.example.org, not “${wrong}”`),
          );
        if (name.startsWith('api.'))
          throw createProblem(
            problem(`must not start with api., which is reserved for the API, as “${wrong}” does`),
          );
        if (name.endsWith('.localhost'))
          throw createProblem(problem(`must not end in localhost, as “${wrong}” does`));
        return name;
      }),
    ),
  ];
}

export const handlers = {
  'POST /api/admin/sites': (ctx, { body }) => createSite(ctx, body, { ctx, viewer: ctx.viewer }),
  async 'PUT /api/admin/sites/{site}/hosts'(ctx, { path, body }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return setHosts(ctx, ctx.viewer, site, body.hosts);
  },
} satisfies Partial<Handlers>;
