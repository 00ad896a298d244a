import { domainToASCII } from 'node:url';
import { and, eq, sql } from 'drizzle-orm';
import { defaultSiteId, presets } from '#shared/sites/presets.ts';
import type { SiteTexts } from '#shared/sites/theme.ts';
import type { Ctx, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { auditLog, siteHosts, sites, siteVersions, type StoredSettings } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { actorLabel, writeAuditLog } from '../core/audit-log.ts';
import { updateSite } from './settings.ts';
import { copyTags } from '../posts/tags.ts';
import { newId } from '../core/ids.ts';

/** Names that mean something else in front of a domain, or would be taken for it. */
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

type Parts = Pick<Ctx, 'db' | 'siteRegistry'>;
/** Who does it; null: the command line. */
type By = { ctx: Pick<Ctx, 'site'>; viewer: Pick<Viewer, 'userId' | 'username'> } | null;

/**
 * Makes a site on the default preset, with its tags, at hosts of its own. It answers at once, in all processes. Errors: bad_request, naming `id` or `hosts`; conflict, for an id or a host that is taken.
 */
export async function createSite(
  { db, siteRegistry: table }: Parts,
  {
    id,
    siteName,
    hosts = [],
  }: { id: string; siteName: string; hosts?: readonly string[] | undefined },
  by: By,
): Promise<{ id: string; canonicalDomain: string }> {
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
  await table.reload();
  const names = hostNames(hosts);
  const taken = table.hosts.get(`${id}.localhost`);
  if (table.sites.has(id) || taken)
    throw new AppError('conflict', `There's already a site named ${id}.`, [
      { field: 'id', message: 'is taken' },
    ]);
  refuseTaken(table, names, id);
  const preset = presets.find((one) => one.id === defaultSiteId);
  if (!preset) throw new Error('a preset is missing');
  const canonicalDomain = names[0] ?? `${id}.localhost`;
  const settings: StoredSettings = {
    theme: {
      siteName,
      seo: {
        defaultTitle: siteName,
        titleTemplate: `%s · ${siteName}`,
        author: siteName,
        organizationName: siteName,
      },
    },
    texts: inNameOf(preset.texts, siteName, canonicalDomain),
  };
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(sites)
      .values({ id, settings })
      .onConflictDoNothing()
      .returning({ id: sites.id });
    if (!made)
      throw new AppError('conflict', `There's already a site named ${id}.`, [
        { field: 'id', message: 'is taken' },
      ]);
    await storeHosts(tx, id, names);
    await copyTags(tx, preset, id);
    const author = by ? actorLabel(by.ctx, by.viewer) : '';
    await tx.insert(siteVersions).values({
      siteId: id,
      id: newId(),
      state: 'published',
      settings,
      author,
      note: 'Site created.',
      publishedAt: sql`now()`,
    });
    const deed = { action: 'create-site', after: { siteName, hosts: names } };
    if (by) await writeAuditLog(tx, by.ctx, by.viewer, [{ ...deed, siteId: id }]);
    else await tx.insert(auditLog).values({ ...deed, siteId: id, id: newId() });
    await notifySitesChanged(tx);
  });
  await table.reload();
  return { id, canonicalDomain };
}

/** Texts of the preset, which name it and write to it. */
function inNameOf(texts: SiteTexts, siteName: string, domain: string): SiteTexts {
  const inName = (text: string) =>
    text.replaceAll('broadsheet.example', () => domain).replaceAll('Broadsheet', () => siteName);
  return {
    about: inName(texts.about),
    contact: inName(texts.contact),
    privacy: inName(texts.privacy),
    terms: inName(texts.terms),
  };
}

/**
 * Gives a site these host names besides its fixed ones, and no others; the first is its canonical one unless the environment or its theme names another. Resolves with them as they are stored. Errors: bad_request, naming
 * `hosts`; conflict, for one that another site has, or the site in any case, or that its theme names as canonical and that would go.
 */
export async function setHosts(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  given: readonly string[],
): Promise<{ hosts: string[]; canonicalDomain: string }> {
  await ctx.siteRegistry.reload();
  const names = hostNames(given);
  refuseTaken(ctx.siteRegistry, names, site.id);
  const fixed = ctx.siteRegistry.standing(site.id)?.fixedHosts ?? [];
  const known = fixed.find(({ host }) => names.includes(host));
  if (known)
    throw new AppError(
      'conflict',
      `${known.host} already belongs to this site, set by ${known.by === 'software' ? 'the software' : `its ${known.by}`}.`,
      [{ field: 'hosts', message: `must not include ${known.host}` }],
    );
  await updateSite(ctx, site.id, async (tx, { settings }) => {
    const before = await readHosts(tx, site.id);
    const named = (settings.theme as { seo?: { canonicalDomain?: string } } | undefined)?.seo
      ?.canonicalDomain;
    if (named !== undefined && before.includes(named) && !names.includes(named))
      throw new AppError(
        'conflict',
        `${named} is the site's canonical domain. Choose another in its settings first.`,
        [{ field: 'hosts', message: `must include ${named}` }],
      );
    await tx.delete(siteHosts).where(eq(siteHosts.siteId, site.id));
    await storeHosts(tx, site.id, names);
    await writeAuditLog(tx, ctx, by, [
      { action: 'set-hosts', siteId: site.id, before: { hosts: before }, after: { hosts: names } },
    ]);
  });
  const now = ctx.siteRegistry.sites.get(site.id);
  if (!now) throw notFound('The site');
  return { hosts: names, canonicalDomain: now.theme.seo.canonicalDomain };
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
    .where(and(eq(siteHosts.host, taken)));
  throw takenBy(taken, other?.siteId ?? 'another site');
}

function refuseTaken(
  { hosts }: Pick<Ctx['siteRegistry'], 'hosts'>,
  names: readonly string[],
  id: string,
): void {
  for (const name of names) {
    const other = hosts.get(name);
    if (other && other.id !== id) throw takenBy(name, other.id);
  }
}

const takenBy = (host: string, id: string) =>
  new AppError('conflict', `${host} belongs to the site ${id}.`, [
    { field: 'hosts', message: `must not include ${host}, which belongs to ${id}` },
  ]);

/** Names as they are looked up, each once: lower case, punycode, without `www.`. Error: bad_request, naming `hosts`. */
function hostNames(given: readonly string[]): string[] {
  return [
    ...new Set(
      given.map((one) => {
        const problem = (message: string) =>
          badRequest([{ field: 'hosts', message: `${message} (${one.slice(0, 60)})` }]);
        const written = one.trim().toLowerCase().replace(/\.$/, '');
        if (/[^\p{L}\p{M}\p{N}.-]/u.test(written))
          throw problem('must be host names such as news.example.org, without port and path');
        const name = domainToASCII(written).replace(/^www\./, '');
        if (
          name.length > 200 ||
          !/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(
            name,
          )
        )
          throw problem('must be host names such as news.example.org');
        if (name.startsWith('api.'))
          throw problem('must not start with api., which is reserved for the API');
        if (name.endsWith('.localhost')) throw problem('must not end in localhost');
        return name;
      }),
    ),
  ];
}
