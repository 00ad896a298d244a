import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '#shared/contract/users.ts';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';

const statements = perDatabase((db) => ({
  byName: db
    .select()
    .from(users)
    .where(
      and(
        eq(users.siteId, sql.placeholder('site')),
        sql`lower(${users.username}) = ${sql.placeholder('username')}`,
        isNull(users.deletedAt),
      ),
    )
    .prepare('user_by_name'),
}));

/** Returns a user by name, ignoring case. Error: not_found, also for deleted users. */
export async function readUser(ctx: Ctx, username: string): Promise<typeof users.$inferSelect> {
  const isValid = /^[A-Za-z0-9_-]{1,30}$/.test(username);
  const [row] = isValid
    ? await statements(ctx.db).byName.execute({
        site: ctx.site.id,
        username: username.toLowerCase(),
      })
    : [];
  if (!row) throw notFound('The user was not found.');
  return row;
}

/** Returns the path of a picture of a member by its name. */
export const toPicturePath = (name: string | null) => name && imagesPath + name;

export function toProfile(row: typeof users.$inferSelect): User {
  const {
    username,
    name,
    about,
    website,
    picture,
    karma,
    postCount,
    commentCount,
    followerCount,
    followingCount,
    createdAt,
  } = row;
  return {
    username,
    name,
    about,
    website,
    picture: toPicturePath(picture),
    imported: row.email === null,
    karma,
    postCount,
    commentCount,
    followerCount,
    followingCount,
    createdAt: createdAt.toISOString(),
  };
}

export const handlers = {
  'GET /api/users/{username}': async (ctx, { path }) =>
    toProfile(await readUser(ctx, path.username)),
} satisfies Partial<Handlers>;
