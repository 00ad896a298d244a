import { and, eq, sql } from 'drizzle-orm';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import type { Reply } from '#shared/contract/index.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs, Site } from '../../context.ts';
import { sites, siteVersions } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { actorLabel } from '../core/audit-log.ts';
import { newId } from '../core/ids.ts';
import {
  buildSiteWith,
  findFailingPairs,
  findProblems,
  toSettings,
  toStoredSettings,
  type FailingPair,
  findManagedSite,
} from './settings.ts';
import {
  getBaseId,
  isOfSite,
  isPublished,
  readCurrent,
  readDraftRow,
  type By,
  type Version,
} from './versions.ts';
import type { Handlers } from '../core/handler.ts';

type Draft = NonNullable<Reply<'GET /api/admin/sites/{site}'>['draft']>;

export function readDraft(
  services: Needs<'siteRegistry'>,
  row: Version,
  current: Version | undefined,
): Draft {
  return {
    id: row.id,
    settings: toSettings(buildSiteWith(services, row.siteId, row.settings)),
    basedOn: getBaseId(row),
    outdated: getBaseId(row) !== (current?.id ?? null),
    author: row.author,
    savedAt: row.createdAt.toISOString(),
  };
}

/**
 * Replaces the draft of a site. `over` is the id of the draft that the caller expects, or null.
 * Errors: bad_request with fields; conflict when the draft is not the expected one.
 */
export async function saveDraft(
  ctx: Ctx,
  by: By,
  site: Site,
  settings: SiteSettings,
  { basedOn: from, over }: { basedOn: string | null; over?: string | null | undefined },
): Promise<{ draft: Draft; failing: FailingPair[] }> {
  const fields = await findProblems(ctx, site, settings);
  if (fields.length > 0) throw badRequest(fields);
  const storedSettings = toStoredSettings(ctx, site.id, settings);
  const { row, current } = await ctx.db.transaction(async (tx) => {
    await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, site.id)).for('no key update');
    const previous = await readDraftRow(tx, site.id);
    if (over !== undefined && over !== (previous?.id ?? null))
      throw new AppError(
        'conflict',
        previous
          ? english('{author} saved a draft on {time}. Load it first, or yours would overwrite it.')
          : english('The draft was discarded or published in the meantime. Reload the site.'),
        undefined,
        previous ? { author: previous.author, time: previous.createdAt } : {},
      );
    // An outdated draft could be from before a platform admin changed these.
    const published = await readCurrent(tx, site.id);
    const allowed = [
      toSettings(site),
      ...(previous && getBaseId(previous) === (published?.id ?? null)
        ? [toSettings(buildSiteWith(ctx, site.id, previous.settings))]
        : []),
    ];
    // The script runs in all sessions, including those of platform admins.
    const src = settings.analytics?.src;
    if (!by.platform && src !== undefined && allowed.every((own) => own.analytics?.src !== src))
      throw badRequest([
        {
          field: 'analytics.src',
          message: 'must be set by a platform admin, because it runs on all pages',
        },
      ]);
    const mails = settings.importMails;
    if (!by.platform && allowed.every(({ importMails }) => importMails !== mails))
      throw badRequest([
        {
          field: 'importMails',
          message: 'must be set by a platform admin, because it limits mail of the site',
        },
      ]);
    if (from !== null && !(await isPublished(tx, site.id, from)))
      throw badRequest([{ field: 'basedOn', message: 'must be a version of the site' }]);
    if (previous)
      await tx.delete(siteVersions).where(and(isOfSite(site.id), eq(siteVersions.id, previous.id)));
    const [created] = await tx
      .insert(siteVersions)
      .values({
        siteId: site.id,
        id: newId(),
        state: 'draft',
        settings: storedSettings,
        author: actorLabel(ctx, by),
        note: from ?? '',
        createdAt: sql`now()`,
      })
      .returning();
    if (!created) throw new Error('a draft was not stored');
    return { row: created, current: await readCurrent(tx, site.id) };
  });
  return { draft: readDraft(ctx, row, current), failing: findFailingPairs(settings.theme) };
}

async function discardDraft({ db }: Needs<'db'>, site: Pick<Site, 'id'>): Promise<void> {
  await db
    .delete(siteVersions)
    .where(and(isOfSite(site.id), equalsLiteral(siteVersions.state, 'draft')));
}

export const handlers = {
  async 'PUT /api/admin/sites/{site}/draft'(ctx, { path, body: { basedOn, over, ...settings } }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return saveDraft(ctx, ctx.viewer, site, settings, { basedOn, over });
  },
  async 'DELETE /api/admin/sites/{site}/draft'(ctx, { path }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    await discardDraft(ctx, site);
    return { ok: true as const };
  },
} satisfies Partial<Handlers>;
