import { desc } from 'drizzle-orm';
import type { UserNote } from '#shared/contract/admin-members.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { moderatorNotes, users } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { readUser } from '../accounts/users.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const maxNotes = 50;

/** Lists the notes about a user, newest first. */
export async function listNotes(
  ctx: Needs<'db' | 'site'>,
  by: Viewer,
  userId: string,
): Promise<UserNote[]> {
  const rows = await ctx.db
    .select({ note: moderatorNotes, author: users.username })
    .from(moderatorNotes)
    .leftJoin(users, own(users, moderatorNotes.siteId, { id: moderatorNotes.authorId }))
    .where(own(moderatorNotes, ctx.site.id, { userId }))
    .orderBy(desc(moderatorNotes.createdAt), desc(moderatorNotes.id))
    .limit(maxNotes);
  return rows.map(({ note, author }) => ({
    id: note.id,
    author,
    text: note.text,
    createdAt: note.createdAt.toISOString(),
    own: mayDelete(by, note),
  }));
}

const mayDelete = (by: Viewer, { authorId }: { authorId: string | null }) =>
  by.role === 'admin' || authorId === by.userId;

/** Adds a note about a user. The audit log omits the text. Error: not_found. */
async function addNote(ctx: Ctx, by: Viewer, username: string, text: string): Promise<UserNote> {
  const user = await readUser(ctx, username);
  return ctx.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(moderatorNotes)
      .values({ siteId: ctx.site.id, id: newId(), userId: user.id, authorId: by.userId, text })
      .returning();
    if (!created) throw notFound('The user was not found.');
    await writeAuditLog(tx, ctx, by, [
      { action: 'add-note', userId: user.id, after: { note: created.id } },
    ]);
    return {
      id: created.id,
      author: by.username,
      text: created.text,
      createdAt: created.createdAt.toISOString(),
      own: true,
    };
  });
}

/** Deletes a note: moderators their own, admins any. Errors: not_found; forbidden. */
async function deleteNote(
  ctx: Ctx,
  by: Viewer,
  username: string,
  id: string,
): Promise<Reply<'DELETE /api/admin/users/{username}/notes/{id}'>> {
  const user = await readUser(ctx, username);
  return ctx.db.transaction(async (tx) => {
    const isNote = own(moderatorNotes, ctx.site.id, { userId: user.id, id });
    const [note] = await tx
      .select({ authorId: moderatorNotes.authorId })
      .from(moderatorNotes)
      .where(isNote)
      .for('update');
    if (!note) throw notFound('The note was not found.');
    if (!mayDelete(by, note))
      throw new AppError('forbidden', 'Moderators can only delete their own notes.');
    await tx.delete(moderatorNotes).where(isNote);
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-note', userId: user.id, before: { note: id } },
    ]);
    return { deleted: true };
  });
}

export const handlers = {
  'POST /api/admin/users/{username}/notes': (ctx, { path, body }) =>
    addNote(ctx, ctx.viewer, path.username, body.text),
  'DELETE /api/admin/users/{username}/notes/{id}': (ctx, { path }) =>
    deleteNote(ctx, ctx.viewer, path.username, path.id),
} satisfies Partial<Handlers>;
