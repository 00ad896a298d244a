import { and, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { sites, siteVersions, type StoredSettings } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { actorLabel, writeAuditLog } from '../core/audit-log.ts';
import { newId } from '../core/ids.ts';
import {
  buildSiteWith,
  diffSettings,
  findBlockingProblems,
  findProblems,
  toSettings,
  updateSite,
  findManagedSite,
} from './settings.ts';
import {
  formatSince,
  getBaseId,
  isOfSite,
  isPublishedVersion,
  readCurrent,
  readDraftRow,
  type By,
  type Version,
} from './versions.ts';
import type { Handlers } from '../core/handler.ts';

type Published = Reply<'POST /api/admin/sites/{site}/publish'>;

/**
 * Publishes the draft in all processes. `despite` is the reason to accept unreadable color pairs.
 * Errors:
 * - conflict without the expected draft or when another version was published since
 * - bad_request for color pairs and for problems that prevent saving
 */
async function publishDraft(
  ctx: Ctx,
  by: By,
  site: Site,
  { draft, note, despite }: HandlerInput<'POST /api/admin/sites/{site}/publish'>['body'],
): Promise<Published> {
  return updateSite(ctx, site.id, async (tx, now) => {
    const row = await readDraftRow(tx, site.id);
    if (!row) throw new AppError('conflict', "There's no draft to publish.");
    if (row.id !== draft)
      throw new AppError(
        'conflict',
        '{author} saved another draft on {time}. Review it before publishing.',
        undefined,
        { author: row.author, time: row.createdAt },
      );
    const current = await readCurrent(tx, site.id);
    if (getBaseId(row) !== (current?.id ?? null)) {
      throw new AppError(
        'conflict',
        '{who, select, known {{author}} other {Someone}} published another version on {time} after you started this draft. Review the changes, then save the draft again.',
        undefined,
        {
          who: current?.author ? 'known' : 'unknown',
          author: current?.author ?? '',
          time: current?.publishedAt ?? now.createdAt,
        },
      );
    }
    const settings = toSettings(buildSiteWith(ctx, site.id, row.settings));
    const fields = await findProblems({ ...ctx, db: tx }, site, settings);
    const unreadable = despite === undefined ? findBlockingProblems(settings.theme) : [];
    if (fields.length + unreadable.length > 0) throw badRequest([...fields, ...unreadable]);
    const previous = current ?? (await insertInitialVersion(tx, site.id, now));
    await tx.delete(siteVersions).where(and(isOfSite(site.id), eq(siteVersions.id, row.id)));
    return publishVersion(
      ctx,
      tx,
      by,
      site,
      now.settings,
      { id: row.id, settings: row.settings, note, after: previous, createdAt: row.createdAt },
      despite === undefined ? {} : { despite, pairs: findBlockingProblems(settings.theme) },
    );
  });
}

/** Stores the settings from before the first publication, for a later revert. */
async function insertInitialVersion(
  tx: Db,
  siteId: string,
  {
    settings: { files: _files, moderation: _moderation, ...settings },
    createdAt,
  }: { settings: StoredSettings; createdAt: Date },
): Promise<Version> {
  const [created] = await tx
    .insert(siteVersions)
    .values({
      siteId,
      id: newId(),
      state: 'published',
      settings,
      author: '',
      note: english('Initial settings.'),
      createdAt,
      publishedAt: createdAt,
    })
    .returning();
  if (!created) throw new Error('a version was not stored');
  return created;
}

async function publishVersion(
  ctx: Ctx,
  tx: Db,
  by: By,
  site: Site,
  publishedSettings: StoredSettings,
  {
    after,
    ...version
  }: Pick<Version, 'id' | 'settings' | 'note'> & { createdAt?: Date; after: Version | undefined },
  despite: { despite?: string; pairs?: unknown } = {},
): Promise<Published> {
  const previousTime = after?.publishedAt?.toISOString() ?? '1970-01-01T00:00:00Z';
  // Later than the previous version, so that their order is defined.
  const publishedAt = sql`greatest(
    now(), ${previousTime}::timestamptz + interval '1 millisecond'
  )`;
  const [created] = await tx
    .insert(siteVersions)
    .values({
      ...version,
      siteId: site.id,
      state: 'published',
      author: actorLabel(ctx, by),
      publishedAt,
    })
    .returning();
  if (!created?.publishedAt) throw new Error('a version was not stored');
  const { files, moderation } = publishedSettings;
  await tx
    .update(sites)
    .set({
      settings: {
        ...version.settings,
        ...(files === undefined ? {} : { files }),
        ...(moderation === undefined ? {} : { moderation }),
      },
    })
    .where(eq(sites.id, site.id));
  const changes = diffSettings(
    toSettings(buildSiteWith(ctx, site.id, publishedSettings)),
    toSettings(buildSiteWith(ctx, site.id, version.settings)),
  );
  const toFields = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  await writeAuditLog(tx, ctx, by, [
    {
      action: 'publish-site',
      siteId: site.id,
      reason: despite.despite ?? version.note,
      before: toFields('before'),
      after: {
        version: created.id,
        ...toFields('after'),
        ...(despite.pairs ? { unreadable: despite.pairs } : {}),
      },
    },
  ]);
  return { version: created.id, publishedAt: created.publishedAt.toISOString() };
}

/**
 * Returns earlier settings with the present ones that only a platform admin sets. One may have
 * removed a script or lowered the limit since.
 */
function keepInstallationSettings(
  { importMails: _mails, analytics: _analytics, ...earlier }: StoredSettings,
  { importMails, analytics }: StoredSettings,
): StoredSettings {
  return {
    ...earlier,
    ...(importMails === undefined ? {} : { importMails }),
    ...(analytics === undefined ? {} : { analytics }),
  };
}

/**
 * Publishes an earlier version again. Analytics and the limit of imports stay as they are. A
 * draft remains, but becomes outdated.
 * Errors: not_found; conflict for the published version; bad_request for settings now invalid.
 */
async function revertTo(
  ctx: Ctx,
  by: By,
  site: Site,
  { version, note }: HandlerInput<'POST /api/admin/sites/{site}/revert'>['body'],
): Promise<Published> {
  return updateSite(ctx, site.id, async (tx, now) => {
    const [row] = await tx
      .select()
      .from(siteVersions)
      .where(and(isOfSite(site.id), eq(siteVersions.id, version), isPublishedVersion));
    if (!row) throw notFound('The version was not found.');
    const current = await readCurrent(tx, site.id);
    if (current?.id === row.id) throw new AppError('conflict', 'That version is already live.');
    const reverted = toSettings(buildSiteWith(ctx, site.id, row.settings));
    const fields = await findProblems({ ...ctx, db: tx }, site, reverted);
    if (fields.length > 0) throw badRequest(fields);
    const effectiveNote =
      note === undefined || note === ''
        ? `Reverted to the version published ${formatSince(row.publishedAt ?? row.createdAt)}.`
        : note;
    return publishVersion(ctx, tx, by, site, now.settings, {
      id: newId(),
      settings: keepInstallationSettings(row.settings, now.settings),
      note: effectiveNote,
      after: current,
    });
  });
}

export const handlers = {
  async 'POST /api/admin/sites/{site}/publish'(ctx, { path, body }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return publishDraft(ctx, ctx.viewer, site, body);
  },
  async 'POST /api/admin/sites/{site}/revert'(ctx, { path, body }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return revertTo(ctx, ctx.viewer, site, body);
  },
} satisfies Partial<Handlers>;
