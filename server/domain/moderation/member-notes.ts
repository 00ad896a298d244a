import { and, desc, eq } from 'drizzle-orm';
import type { UserNote } from '#shared/contract/admin-members.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { moderatorNotes, users } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { readUser } from '../accounts/users.ts';
import { newId } from '../core/ids.ts';

const most = 50;

/** What moderators wrote down of somebody, the last first. `userId` is that person's. */
export async function listNotes(
  ctx: Pick<Ctx, 'db' | 'site'>,
  by: Viewer,
  userId: string,
): Promise<UserNote[]> {
  const rows = await ctx.db
    .select({ note: moderatorNotes, author: users.username })
    .from(moderatorNotes)
    .leftJoin(
      users,
      and(eq(users.siteId, moderatorNotes.siteId), eq(users.id, moderatorNotes.authorId)),
    )
    .where(and(eq(moderatorNotes.siteId, ctx.site.id), eq(moderatorNotes.userId, userId)))
    .orderBy(desc(moderatorNotes.createdAt), desc(moderatorNotes.id))
    .limit(most);
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

/** Writes down what moderators should know of somebody. The log tells that, not the words. Error: not_found. */
export async function addNote(
  ctx: Ctx,
  by: Viewer,
  username: string,
  text: string,
): Promise<UserNote> {
  const user = await readUser(ctx, username);
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(moderatorNotes)
      .values({ siteId: ctx.site.id, id: newId(), userId: user.id, authorId: by.userId, text })
      .returning();
    if (!made) throw notFound('The user');
    await writeAuditLog(tx, ctx, by, [
      { action: 'add-note', userId: user.id, after: { note: made.id } },
    ]);
    return {
      id: made.id,
      author: by.username,
      text: made.text,
      createdAt: made.createdAt.toISOString(),
      own: true,
    };
  });
}

/** Deletes a note: moderators their own, admins any. Errors: not_found; forbidden. */
export async function deleteNote(
  ctx: Ctx,
  by: Viewer,
  username: string,
  id: string,
): Promise<Reply<'DELETE /api/admin/users/{username}/notes/{id}'>> {
  const user = await readUser(ctx, username);
  return ctx.db.transaction(async (tx) => {
    const mine = and(
      eq(moderatorNotes.siteId, ctx.site.id),
      eq(moderatorNotes.userId, user.id),
      eq(moderatorNotes.id, id),
    );
    const [note] = await tx
      .select({ authorId: moderatorNotes.authorId })
      .from(moderatorNotes)
      .where(mine)
      .for('update');
    if (!note) throw notFound('The note');
    if (!mayDelete(by, note))
      throw new AppError('forbidden', 'Moderators can only delete their own notes.');
    await tx.delete(moderatorNotes).where(mine);
    await writeAuditLog(tx, ctx, by, [
      { action: 'delete-note', userId: user.id, before: { note: id } },
    ]);
    return { deleted: true };
  });
}
