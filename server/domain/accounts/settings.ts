import { and, isNull } from 'drizzle-orm';
import type { Settings } from '#shared/contract/account.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { zoneName } from '../core/local-time.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';
import { toPicturePath } from './users.ts';

type Body = HandlerInput<'PATCH /api/account'>['body'];

/** Excludes an account that was just deleted, so no personal data returns to it. */
export const isOwnAccount = (ctx: Needs<'site'>, by: Pick<Viewer, 'userId'>) =>
  and(own(users, ctx.site.id, { id: by.userId }), isNull(users.deletedAt));

/** Returns the caller's account with its private fields. */
export async function readSettings(ctx: Ctx, by: Viewer): Promise<Settings> {
  const [row] = await ctx.db.select().from(users).where(isOwnAccount(ctx, by));
  return toSettings(row);
}

/** Updates notifications, time zone, language and shortcuts. Omitted fields stay. */
export async function updateSettings(
  ctx: Ctx,
  by: Viewer,
  { notifications: { replies, mentions, threads } = {}, timeZone, language, shortcuts }: Body,
): Promise<Settings> {
  const changes = {
    ...(replies && { notifyReplies: replies }),
    ...(mentions && { notifyMentions: mentions }),
    ...(threads && { notifyThreads: threads }),
    ...(timeZone !== undefined && { timeZone: timeZone && zoneName(timeZone) }),
    ...(language !== undefined && { language }),
    ...(shortcuts && { shortcuts }),
  };
  if (Object.keys(changes).length === 0) return readSettings(ctx, by);
  const [row] = await ctx.db.update(users).set(changes).where(isOwnAccount(ctx, by)).returning();
  return toSettings(row);
}

/** Error: unauthorized for an account that was just deleted. */
export function toSettings(row: typeof users.$inferSelect | undefined): Settings {
  if (!row || row.deletedAt !== null) throw new AppError('unauthorized', 'Log in first.');
  const { username, name, about, website, picture, email, deletionScheduledAt } = row;
  return {
    username,
    name,
    about,
    website,
    picture: toPicturePath(picture),
    email: email ?? '',
    notifications: {
      replies: row.notifyReplies,
      mentions: row.notifyMentions,
      threads: row.notifyThreads,
    },
    timeZone: row.timeZone,
    language: row.language,
    shortcuts: row.shortcuts,
    deletionScheduledAt: deletionScheduledAt?.toISOString() ?? null,
  };
}

const describeCaller = ({ site, pageOrigin }: Ctx, by: Viewer): Reply<'GET /api/me'> => ({
  username: by.username,
  name: by.name,
  site: { name: site.public.name, url: pageOrigin },
  key: by.key && { scopes: by.key.scopes, expiresAt: by.key.expiresAt.toISOString() },
});

export const handlers = {
  'GET /api/me': (ctx) => describeCaller(ctx, ctx.viewer),
  'GET /api/account': (ctx) => readSettings(ctx, ctx.viewer),
  'PATCH /api/account': (ctx, { body }) => updateSettings(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
