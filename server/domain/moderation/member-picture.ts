import type { Ctx, Viewer } from '../../context.ts';
import { readUser } from '../accounts/users.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';
import { removePicture } from '../images/member-picture.ts';

/** Deletes the picture of a member, who can set another. Idempotent. Error: not_found. */
async function removeMemberPicture(ctx: Ctx, by: Viewer, name: string) {
  const { id, username } = await readUser(ctx, name);
  await removePicture(ctx, id, (tx) =>
    writeAuditLog(tx, ctx, by, [{ action: 'remove-picture', userId: id }]),
  );
  return { username, picture: null };
}

export const handlers = {
  'DELETE /api/admin/users/{username}/picture': (ctx, { path }) =>
    removeMemberPicture(ctx, ctx.viewer, path.username),
} satisfies Partial<Handlers>;
