import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { maxTemplates, type LetterTemplate } from '#shared/contract/admin-templates.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { own } from '../../../db/own.ts';
import { letterTemplates } from '../../../db/schema.ts';
import { AppError, notFound } from '../../../infra/app-error.ts';
import { lockForTransaction } from '../../core/advisory-lock.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import type { Handlers } from '../../core/handler.ts';
import { newId } from '../../core/ids.ts';
import { readDocument, toIntro } from '../issues/issue-document.ts';
import { createLetter, findLetter } from './letters.ts';

type Row = typeof letterTemplates.$inferSelect;

const toTemplate = (row: Pick<Row, 'id' | 'name' | 'savedAt'>): LetterTemplate => ({
  ...row,
  savedAt: row.savedAt.toISOString(),
});
const isTemplate = ({ site }: Ctx, id: string) => own(letterTemplates, site.id, { id });

/** Lists the templates of the site by name. */
async function listTemplates({ db, site }: Ctx): Promise<Reply<'GET /api/admin/templates'>> {
  const { id, name, savedAt } = letterTemplates;
  const rows = await db
    .select({ id, name, savedAt })
    .from(letterTemplates)
    .where(eq(letterTemplates.siteId, site.id))
    .orderBy(asc(sql`lower(${name})`));
  return { templates: rows.map(toTemplate) };
}

/** Errors: not_found; conflict for a digest, or at the limit. */
async function saveTemplate(
  ctx: Ctx,
  by: Viewer,
  { issueId, name }: HandlerInput<'POST /api/admin/templates'>['body'],
): Promise<LetterTemplate> {
  const { db, site, clock } = ctx;
  const letter = await findLetter(ctx, issueId);
  const texts = {
    name,
    subject: letter.subject,
    preheader: letter.preheader,
    document: readDocument(letter),
    savedAt: clock.now(),
  };
  return db.transaction(async (tx) => {
    await lockNames(tx, ctx);
    const id = (await findIdByName(tx, ctx, name)) ?? newId();
    await tx
      .insert(letterTemplates)
      .values({ siteId: site.id, id, ...texts })
      .onConflictDoUpdate({ target: [letterTemplates.siteId, letterTemplates.id], set: texts });
    if ((await tx.$count(letterTemplates, eq(letterTemplates.siteId, site.id))) > maxTemplates)
      throw new AppError(
        'conflict',
        'A site has at most {most, number} templates. Delete one.',
        undefined,
        { most: maxTemplates },
      );
    await writeAuditLog(tx, ctx, by, [{ action: 'save-template', after: { name } }]);
    return toTemplate({ id, ...texts });
  });
}

/** Errors: not_found; conflict for a used name. */
async function renameTemplate(
  ctx: Ctx,
  by: Viewer,
  id: string,
  name: string,
): Promise<LetterTemplate> {
  return ctx.db.transaction(async (tx) => {
    await lockNames(tx, ctx);
    const before = await findTemplate(tx, ctx, id);
    if (((await findIdByName(tx, ctx, name)) ?? id) !== id)
      throw new AppError('conflict', "There's already a template with this name.", [
        { field: 'name', message: 'is already used' },
      ]);
    await tx.update(letterTemplates).set({ name }).where(isTemplate(ctx, id));
    await writeAuditLog(tx, ctx, by, [
      { action: 'rename-template', before: { name: before.name }, after: { name } },
    ]);
    return toTemplate({ ...before, name });
  });
}

/** Error: not_found. */
async function deleteTemplate(ctx: Ctx, by: Viewer, id: string): Promise<{ deleted: true }> {
  return ctx.db.transaction(async (tx) => {
    const { name } = await findTemplate(tx, ctx, id);
    await tx.delete(letterTemplates).where(isTemplate(ctx, id));
    await writeAuditLog(tx, ctx, by, [{ action: 'delete-template', before: { name } }]);
    return { deleted: true };
  });
}

/** Creates a letter with the texts of a template. Error: not_found. */
async function startLetter(ctx: Ctx, by: Viewer, id: string): Promise<AdminIssueDetail> {
  const { subject, preheader, document } = await findTemplate(ctx.db, ctx, id);
  return createLetter(ctx, by, { subject, preheader, document, intro: toIntro(document) });
}

const lockNames = (tx: Db, { site }: Ctx) => lockForTransaction(tx, `templates of ${site.id}`);

async function findTemplate(db: Db, ctx: Ctx, id: string): Promise<Row> {
  const [row] = await db.select().from(letterTemplates).where(isTemplate(ctx, id));
  if (!row) throw notFound('The template was not found.');
  return row;
}

async function findIdByName(db: Db, { site }: Ctx, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: letterTemplates.id })
    .from(letterTemplates)
    .where(
      and(
        eq(letterTemplates.siteId, site.id),
        sql`lower(${letterTemplates.name}) = lower(${name})`,
      ),
    );
  return row?.id;
}

export const handlers = {
  'GET /api/admin/templates': (ctx) => listTemplates(ctx),
  'POST /api/admin/templates': (ctx, { body }) => saveTemplate(ctx, ctx.viewer, body),
  'PUT /api/admin/templates/{id}': (ctx, { path, body }) =>
    renameTemplate(ctx, ctx.viewer, path.id, body.name),
  'DELETE /api/admin/templates/{id}': (ctx, { path }) => deleteTemplate(ctx, ctx.viewer, path.id),
  'POST /api/admin/templates/{id}/letters': (ctx, { path }) =>
    startLetter(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
