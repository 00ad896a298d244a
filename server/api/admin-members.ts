import type { adminPeople as rows } from '#shared/contract/admin-members.ts';
import { banUser, unbanUser } from '../domain/moderation/bans.ts';
import { removeUserContent } from '../domain/moderation/remove-user-content.ts';
import { banReply } from '../domain/accounts/ban-status.ts';
import { endMemberSessions } from '../domain/moderation/member-sessions.ts';
import { listMembers, readMember } from '../domain/moderation/members.ts';
import { grantRole } from '../domain/accounts/roles.ts';
import { addNote, deleteNote } from '../domain/moderation/member-notes.ts';
import { requireRecentLogin } from './authorize.ts';
import type { Handler } from './handler-types.ts';

export const adminPeople: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/users': (ctx, { query }) => listMembers(ctx, query),
  'GET /api/admin/users/{username}': (ctx, { path }) => readMember(ctx, ctx.viewer, path.username),
  async 'POST /api/admin/users/{username}/ban'(
    ctx,
    { path, body: { until, reason, removeContent = false } },
  ) {
    const by = ctx.viewer;
    if (removeContent) requireRecentLogin(by);
    const { id, username, ban } = await banUser(ctx, by, path.username, {
      until: until === null ? null : new Date(until),
      reason,
      removed: removeContent,
    });
    const content = removeContent
      ? await removeUserContent(ctx, by, id, reason)
      : { removed: 0, contentLeft: false };
    return { username, ban: banReply(ban), ...content };
  },
  async 'POST /api/admin/users/{username}/unban'(ctx, { path, body }) {
    const { username, ban } = await unbanUser(ctx, ctx.viewer, path.username, body.reason);
    return { username, ban: banReply(ban), removed: 0, contentLeft: false };
  },
  'POST /api/admin/users/{username}/notes': (ctx, { path, body }) =>
    addNote(ctx, ctx.viewer, path.username, body.text),
  'DELETE /api/admin/users/{username}/notes/{id}': (ctx, { path }) =>
    deleteNote(ctx, ctx.viewer, path.username, path.id),
  'DELETE /api/admin/users/{username}/sessions': (ctx, { path }) =>
    endMemberSessions(ctx, ctx.viewer, path.username),
  async 'PUT /api/admin/users/{username}/role'(ctx, { path, body: { role, reason } }) {
    // Excludes email addresses, which would reveal the account.
    const { username, before } = await grantRole(
      ctx,
      path.username.replaceAll('@', ''),
      role,
      ctx.viewer,
      reason,
    );
    return { username, role, before };
  },
};
