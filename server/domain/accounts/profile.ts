import type { HandlerInput } from '#shared/contract/index.ts';
import type { User } from '#shared/contract/users.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { isOwnAccount } from './settings.ts';
import { rejectLookAlikes } from './name-taken.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { removePicture, setPicture } from '../images/member-picture.ts';
import { toProfile } from './users.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Updates the caller's profile. Omitted fields stay; an empty website deletes it. Error: conflict,
 * for a new name that looks like the site's or like that of staff.
 */
export async function updateProfile(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'email' | 'name'>,
  { name, about, website }: HandlerInput<'PUT /api/users/profile'>['body'],
): Promise<User> {
  if (name !== undefined && name !== by.name) await rejectLookAlikes(ctx, by.email, { name });
  const isOwnRow = isOwnAccount(ctx, by);
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(about === undefined ? {} : { about }),
    ...(website === undefined ? {} : { website: website === '' ? null : website }),
  };
  const [row] =
    Object.keys(changes).length === 0
      ? await ctx.db.select().from(users).where(isOwnRow)
      : await writeSiteContent(ctx, (tx) =>
          tx.update(users).set(changes).where(isOwnRow).returning(),
        );
  if (!row) throw notFound('The user was not found.');
  return toProfile(row);
}

async function readProfile(ctx: Ctx, by: Pick<Viewer, 'userId'>): Promise<User> {
  const [row] = await ctx.db.select().from(users).where(isOwnAccount(ctx, by));
  if (!row) throw notFound('The user was not found.');
  return toProfile(row);
}

export const handlers = {
  'PUT /api/users/profile': (ctx, { body }) => updateProfile(ctx, ctx.viewer, body),
  'PUT /api/users/picture': async (ctx, { body }) => {
    await setPicture(ctx, ctx.viewer, body.image);
    return readProfile(ctx, ctx.viewer);
  },
  'DELETE /api/users/picture': async (ctx) => {
    await removePicture(ctx, ctx.viewer.userId);
    return readProfile(ctx, ctx.viewer);
  },
} satisfies Partial<Handlers>;
