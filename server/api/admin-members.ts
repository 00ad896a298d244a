import type { adminPeople as rows } from '#shared/contract/admin-members.ts';
import { banUser, endOfBan, removeContentOf, unbanUser } from '../domain/moderation/bans.ts';
import { toldBan } from '../domain/accounts/ban-status.ts';
import { listPeople, readPerson } from '../domain/moderation/members.ts';
import { grantRole } from '../domain/accounts/roles.ts';
import { addNote, deleteNote } from '../domain/moderation/member-notes.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const adminPeople: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/users': (ctx, { query }) => listPeople(ctx, query),
  'GET /api/admin/users/{username}': (ctx, { path }) =>
    readPerson(ctx, memberOf(ctx), path.username),
  async 'POST /api/admin/users/{username}/ban'(
    ctx,
    { path, body: { until, reason, removeContent = false } },
  ) {
    const by = memberOf(ctx);
    const { id, username, ban } = await banUser(ctx, by, path.username, {
      until: endOfBan(until),
      reason,
      removed: removeContent,
    });
    const content = removeContent
      ? await removeContentOf(ctx, by, id, reason)
      : { removed: 0, contentLeft: false };
    return { username, ban: toldBan(ban), ...content };
  },
  async 'POST /api/admin/users/{username}/unban'(ctx, { path, body }) {
    const { username, ban } = await unbanUser(ctx, memberOf(ctx), path.username, body.reason);
    return { username, ban: toldBan(ban), removed: 0, contentLeft: false };
  },
  'POST /api/admin/users/{username}/notes': (ctx, { path, body }) =>
    addNote(ctx, memberOf(ctx), path.username, body.text),
  'DELETE /api/admin/users/{username}/notes/{id}': (ctx, { path }) =>
    deleteNote(ctx, memberOf(ctx), path.username, path.id),
  async 'PUT /api/admin/users/{username}/role'(ctx, { path, body: { role, reason } }) {
    // Names only: an address would tell whose it is.
    const { username, before } = await grantRole(
      ctx,
      path.username.replaceAll('@', ''),
      role,
      memberOf(ctx),
      reason,
    );
    return { username, role, before };
  },
};
