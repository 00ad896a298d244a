import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { importedAddresses, users } from '../../db/schema.ts';
import { idFrom } from '../core/ids.ts';
import { isReserved } from '../login/login.ts';
import { own } from '../../db/own.ts';
import { toPlaceholder, type Author } from './check-import-row.ts';
import type { ImportedMember } from './check-record.ts';

/** An author whose name is not a valid username, and the username used instead. */
export type Renamed = { author: string; username: string };

/** An author, and since when there is something of them. */
export type Written = { author: Author; createdAt: Date | null };

export type Authors = {
  userIds: Map<string, string>;
  usernames: Map<string, string>;
  /** IDs of new users. */
  created: Set<string>;
  renamed: Renamed[];
};

/**
 * Maps each author's derived ID to an existing or a new user: of that ID, or for authors without
 * an ID at the source, of that name. Nobody can log in as these users. Nothing is attributed to a
 * member, nor to an account that its owner has claimed.
 */
export async function findAuthors(tx: Db, siteId: string, rows: Written[]): Promise<Authors> {
  const authors = new Map<string, Author>();
  const originals = new Map<string, string>();
  const firstPosts = new Map<string, Date>();
  for (const { author, createdAt } of rows) {
    // The first spelling wins.
    if (!authors.has(author.id)) {
      authors.set(author.id, author);
      originals.set(author.id, author.name);
    }
    if (createdAt && createdAt < (firstPosts.get(author.id) ?? Infinity))
      firstPosts.set(author.id, createdAt);
  }
  const userIds = new Map<string, string>();
  const usernames = new Map<string, string>();
  const lowerName = sql<string>`lower(${users.username})`;
  const getMissing = () => [...authors].filter(([key]) => !userIds.has(key));
  const find = async () => {
    const missing = getMissing();
    if (missing.length === 0) return;
    const found = await tx
      .select({
        id: users.id,
        username: users.username,
        name: lowerName,
        isImported: sql<boolean>`${users.email} is null and ${users.role} = 'member'`,
        isDeleted: isNotNull(users.deletedAt),
      })
      .from(users)
      .where(
        and(
          eq(users.siteId, siteId),
          or(
            inArray(
              lowerName,
              missing.map(([, { username }]) => username.toLowerCase()),
            ),
            inArray(
              users.id,
              missing.map(([, { id }]) => id),
            ),
          ),
        ),
      );
    const byName = new Map(found.map((user) => [user.name, user]));
    // Imported before, and renamed or made anonymous since.
    const byId = new Map(found.map((user) => [user.id, user]));
    for (const [key, author] of missing) {
      const { id, username, hasId } = author;
      const named = byName.get(username.toLowerCase());
      const known = byId.get(id);
      const user =
        !hasId && named?.isImported && !named.isDeleted && !isReserved(username) ? named : known;
      if (user?.isImported) {
        userIds.set(key, user.id);
        usernames.set(user.id, user.username);
      } else if (known) {
        // The owner has claimed the account.
        authors.set(key, toPlaceholder({ ...author, id: idFrom(`again:${id}`) }));
      } else if (named || isReserved(username)) {
        authors.set(key, toPlaceholder(author));
      }
    }
  };
  await find();
  const missing = getMissing();
  const created = new Set<string>();
  if (missing.length === 0) return { userIds, usernames, created, renamed: [] };
  const inserted = await tx
    .insert(users)
    .values(
      missing.map(([key, { id, username, name }]) => ({
        siteId,
        id,
        username,
        name,
        createdAt: firstPosts.get(key),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  for (const { id } of inserted) created.add(id);
  // A new member may have taken the username since.
  await find();
  const renamed = missing.flatMap(([key]) => {
    const id = userIds.get(key) ?? '';
    const [author, username] = [originals.get(key), usernames.get(id)];
    return created.has(id) && author !== undefined && username !== undefined && author !== username
      ? [{ author, username }]
      : [];
  });
  return { userIds, usernames, created, renamed };
}

/**
 * Stores what new members say of themselves, and the addresses by which owners can claim accounts.
 * An address of a member of the site stays theirs.
 */
export async function storeMembers(
  tx: Db,
  siteId: string,
  members: readonly ImportedMember[],
  { userIds, created }: Authors,
): Promise<void> {
  const found = members.map((member) => ({ ...member, id: userIds.get(member.author.id) ?? '' }));
  for (const { id, about } of found)
    if (about !== '' && created.has(id))
      await tx
        .update(users)
        .set({ about })
        .where(own(users, siteId, { id }));
  const addresses = found.flatMap(({ email, id }) =>
    email === null ? [] : [{ email, userId: id }],
  );
  if (addresses.length === 0) return;
  const emails = addresses.map(({ email }) => email);
  const known = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.siteId, siteId), inArray(users.email, emails)));
  const free = addresses.filter(({ email }) => !known.some((user) => user.email === email));
  if (free.length > 0)
    await tx
      .insert(importedAddresses)
      .values(free.map((address) => ({ siteId, ...address })))
      .onConflictDoNothing();
}
