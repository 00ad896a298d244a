import type { HandlerInput } from '#shared/contract/index.ts';
import type { User } from '#shared/contract/users.ts';
import type { Ctx } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { readAccountRow } from './settings.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { toProfile } from './users.ts';

/** Changes one's own profile (product 18). What is not given stays; an empty website is none. */
export async function updateProfile(
  ctx: Ctx,
  by: { userId: string },
  { name, about, website }: HandlerInput<'PUT /api/users/profile'>['body'],
): Promise<User> {
  const mine = readAccountRow(ctx, by);
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(about === undefined ? {} : { about }),
    ...(website === undefined ? {} : { website: website === '' ? null : website }),
  };
  const [row] =
    Object.keys(changes).length === 0
      ? await ctx.db.select().from(users).where(mine)
      : await writeSiteContent(ctx, (tx) => tx.update(users).set(changes).where(mine).returning());
  if (!row) throw notFound('The user');
  return toProfile(row);
}
