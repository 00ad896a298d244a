import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { digestLanguages } from '#shared/paths.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import type { Ctx, Needs, Site, Viewer } from '../../context.ts';
import { decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { siteHosts, sites, subscriptions, tags, type StoredSettings } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { readImage } from '../images/stored-images.ts';
import { uploadImage } from '../images/upload-image.ts';
import { filesPath } from './files-path.ts';
import { checkSvg, storeFiles } from './site-files.ts';
import { readHosts } from './create-site.ts';
import {
  findFailingPairs,
  getPresetSettings,
  toSettings,
  buildSiteWith,
  type FailingPair,
  findManagedSite,
} from './settings.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { readCurrent, readDraftRow } from './versions.ts';
import { countVariants } from '../digests/issues/count-variants.ts';
import { readDefaultTexts } from '../digests/reading/landing.ts';
import { listTags, setTags } from '../posts/tags.ts';
import { listDemoSites } from './remove-demo.ts';
import { isSiteOpen } from '../core/delete-site-rows.ts';
import type { Handlers } from '../core/handler.ts';

type Details = Reply<'GET /api/admin/sites/{site}'>;
type Exported = Reply<'GET /api/admin/sites/{site}/export'>;

const pageSize = 50;

/** Lists the sites that a user may manage: all for platform admins. Error: bad_request. */
async function listSites(
  ctx: Ctx,
  by: Viewer,
  cursor: string | undefined,
): Promise<Reply<'GET /api/admin/sites'>> {
  const [after] = cursor === undefined ? [null] : decodeCursor('sites', cursor, ['string']);
  const { rows, nextCursor, hasNextPage } = pageFromRows(
    await ctx.db
      .select({
        id: sites.id,
        posts: sites.postCount,
        settings: sites.settings,
        createdAt: sites.createdAt,
        isOpen: sql<boolean>`${isSiteOpen}`,
        deletionScheduledAt: sites.deletionScheduledAt,
        draft: sql<boolean>`exists (
          select 1 from site_versions v where v.site_id = sites.id and v.state = 'draft'
        )`,
      })
      .from(sites)
      .where(
        and(
          by.platform ? undefined : eq(sites.id, ctx.site.id),
          after === null ? undefined : gt(sites.id, after),
        ),
      )
      .orderBy(asc(sites.id))
      .limit(pageSize + 1),
    pageSize,
    ({ id }) => encodeCursor('sites', [id]),
  );
  const ids = rows.map(({ id }) => id);
  if (ids.some((id) => !ctx.siteRegistry.sites.has(id))) await ctx.siteRegistry.reload();
  const active =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ siteId: subscriptions.siteId, count: sql<number>`count(*)::int` })
          .from(subscriptions)
          .where(sql`${inArray(subscriptions.siteId, ids)} and ${subscriptions.state} = 'active'`)
          .groupBy(subscriptions.siteId);
  const siteOwnHosts =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ siteId: siteHosts.siteId, host: siteHosts.host })
          .from(siteHosts)
          .where(inArray(siteHosts.siteId, ids))
          .orderBy(siteHosts.position, siteHosts.host);
  return {
    sites: rows.map(({ id, posts, settings, createdAt, isOpen, deletionScheduledAt, draft }) => {
      const { theme } = buildSiteWith(ctx, id, settings);
      const fixed = ctx.siteRegistry.getOrigins(id)?.fixedHosts ?? [];
      return {
        id,
        name: theme.siteName,
        hosts: [...fixed, ...siteOwnHosts.filter(({ siteId }) => siteId === id)].map(
          ({ host }) => host,
        ),
        canonicalDomain: theme.seo.canonicalDomain,
        primary: { light: theme.colors.primary, dark: theme.dark.primary },
        posts,
        subscribers: active.find(({ siteId }) => siteId === id)?.count ?? 0,
        draft,
        isOpen,
        deletionScheduledAt: deletionScheduledAt?.toISOString() ?? null,
        isDemo: listDemoSites(ctx).includes(id),
        createdAt: createdAt.toISOString(),
      };
    }),
    nextCursor,
    hasNextPage,
  };
}

async function readStored(
  { db }: Needs<'db'>,
  id: string,
): Promise<{ settings: StoredSettings; deletionScheduledAt: Date | null }> {
  const { settings, deletionScheduledAt } = sites;
  const [row] = await db
    .select({ settings, deletionScheduledAt })
    .from(sites)
    .where(eq(sites.id, id));
  if (!row) throw notFound('The site was not found.');
  return row;
}

/** Reads all details of a site from the database. */
async function readDetails(ctx: Ctx, { id }: Site): Promise<Details> {
  const [stored, hosts, current, draft, list, digests] = await Promise.all([
    readStored(ctx, id),
    readHosts(ctx.db, id),
    readCurrent(ctx.db, id),
    readDraftRow(ctx.db, id),
    readTagCounts(ctx, id),
    countVariants(ctx.db, id),
  ]);
  const site = buildSiteWith(ctx, id, stored.settings);
  const origins = ctx.siteRegistry.getOrigins(id);
  const { canonicalDomain } = site.theme.seo;
  return {
    id,
    name: site.theme.siteName,
    preset: origins?.preset ?? id,
    variant: site.variant,
    deletionScheduledAt: stored.deletionScheduledAt?.toISOString() ?? null,
    version: current?.id ?? null,
    settings: toSettings(site),
    presetSettings: getPresetSettings(ctx, id),
    draft: draft ? readDraft(ctx, draft, current) : null,
    hosts: [
      ...(origins?.fixedHosts ?? []),
      ...hosts.map((host) => ({ host, by: 'site' as const })),
    ].map((entry) => ({ ...entry, canonical: entry.host === canonicalDomain })),
    tags: list,
    landingTexts: await Promise.all(
      digestLanguages.map(async (language) => ({
        language,
        texts: await readDefaultTexts({ ...ctx, site }, language),
      })),
    ),
    digests,
    files: [...site.files].map(([name, svg]) => ({
      path: filesPath + name,
      bytes: Buffer.byteLength(svg),
    })),
    failing: findFailingPairs(site.theme),
  };
}

function readTagCounts({ db }: Needs<'db'>, siteId: string): Promise<Details['tags']> {
  const posts = sql<number>`(
    select count(*)::int from post_tags p where p.site_id = tags.site_id and p.tag = tags.name
  )`;
  return db
    .select({ name: tags.name, description: tags.description, posts })
    .from(tags)
    .where(eq(tags.siteId, siteId))
    .orderBy(tags.position, tags.name);
}

/** Exports the settings, hosts, tags and used images of a site. */
async function exportSite(ctx: Ctx, { id }: Site): Promise<Exported> {
  const site = buildSiteWith(ctx, id, (await readStored(ctx, id)).settings);
  return {
    format: 'broadsheet-site',
    formatVersion: 1,
    id,
    exportedAt: ctx.clock.now().toISOString(),
    settings: toSettings(site),
    hosts: await readHosts(ctx.db, id),
    tags: (await listTags({ db: ctx.db, site })).tags,
    files: { ...(await readUploads(ctx, site)), ...listUsedSvgs(site) },
  };
}

const listUsedSvgs = (site: Site) =>
  Object.fromEntries(
    [...site.files]
      .map(([name, svg]) => [filesPath + name, svg] as const)
      .filter(([path]) => listPictures(site.theme).includes(path)),
  );

/** Returns the uploaded images that the settings name, in base64. */
async function readUploads(ctx: Ctx, { id, theme }: Site): Promise<Record<string, string>> {
  const uploads: Record<string, string> = {};
  for (const path of listPictures(theme)) {
    const { name } = readImagePath(path) ?? {};
    const image = name === undefined ? null : await readImage(ctx, id, name);
    if (image) uploads[path] = image.bytes.toString('base64');
  }
  return uploads;
}

const listPictures = ({ logo, favicon, seo }: Site['theme']): string[] => [
  logo,
  favicon,
  seo.ogImage,
  seo.organizationLogo,
];

/**
 * Saves exported settings as a draft and stores the images they use. The site's domains stay.
 * Errors: bad_request with fields; conflict for too many images.
 */
async function importSite(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  {
    settings,
    files = {},
    hosts = [],
    tags: importedTags = [],
  }: HandlerInput<'POST /api/admin/sites/{site}/import'>['body'],
): Promise<Reply<'POST /api/admin/sites/{site}/import'>> {
  const {
    domain,
    seo: { canonicalDomain },
  } = site.theme;
  const used = new Set(listPictures(settings.theme));
  const given = Object.entries(files).filter(([path]) => used.has(path));
  const svgs = given
    .filter(([path]) => readImagePath(path) === null)
    .map(([path, svg]) => ({ path, ...checkImportedSvg(svg) }));
  const problems = svgs.flatMap(({ path, problems: [problem], name }) =>
    problem !== undefined
      ? [{ field: toField(path), message: `is not accepted: “${problem}”` }]
      : filesPath + name === path
        ? []
        : [{ field: toField(path), message: 'is not a valid image of that type' }],
  );
  if (problems.length > 0) throw badRequest(problems);
  // An image that is encoded again has another path.
  const moved = new Map<string, string>();
  for (const [path, file] of given)
    if (readImagePath(path))
      moved.set(path, (await uploadImage(ctx, by, site, file, toField(path))).path);
  if (svgs.length > 0) await storeFiles(ctx, by, site, svgs);
  const move = (path: string) => moved.get(path) ?? path;
  const { theme } = settings;
  const adapted = {
    ...settings,
    importMails: site.importMails,
    theme: {
      ...theme,
      domain,
      logo: move(theme.logo),
      favicon: move(theme.favicon),
      seo: {
        ...theme.seo,
        canonicalDomain,
        ogImage: move(theme.seo.ogImage),
        organizationLogo: move(theme.seo.organizationLogo),
      },
    },
  };
  const current = await readCurrent(ctx.db, site.id);
  const updated = ctx.siteRegistry.sites.get(site.id) ?? site;
  const { draft, failing }: { draft: NonNullable<Details['draft']>; failing: FailingPair[] } =
    await saveDraft(ctx, by, updated, adapted, { basedOn: current?.id ?? null });
  return { draft, failing, hosts, tags: importedTags };
}

const toField = (path: string) => `files.${path.slice(0, 60)}`;

const maxSvgLength = 100_000;
const checkImportedSvg = (svg: string): ReturnType<typeof checkSvg> =>
  svg.length > maxSvgLength
    ? {
        name: '',
        svg: '',
        problems: [fillSentence('it has more than {n} characters', maxSvgLength)],
      }
    : checkSvg(svg);

export const handlers = {
  'GET /api/admin/sites': (ctx, { query }) => listSites(ctx, ctx.viewer, query.cursor),
  async 'GET /api/admin/sites/{site}'(ctx, { path }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return readDetails(ctx, site);
  },
  async 'PUT /api/admin/sites/{site}/tags'(ctx, { path, body }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return setTags(ctx, ctx.viewer, site, body.tags);
  },
  async 'GET /api/admin/sites/{site}/export'(ctx, { path }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return exportSite(ctx, site);
  },
  async 'POST /api/admin/sites/{site}/import'(ctx, { path, body }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return importSite(ctx, ctx.viewer, site, body);
  },
} satisfies Partial<Handlers>;
