import { and, eq, ne, sql } from 'drizzle-orm';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Db } from '../../db/client.ts';
import { signupApplications, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { newId } from '../core/ids.ts';
import { nameTaken } from '../accounts/name-taken.ts';

type Application = Omit<typeof signupApplications.$inferInsert, 'id' | 'createdAt'>;

/**
 * Stores that the owner of a proven address wants an account. A later application of the address
 * replaces the earlier one and keeps its place. `tx` is a transaction.
 * Error: conflict, if the username is an account's or another applicant's.
 */
export async function apply(tx: Db, application: Application): Promise<void> {
  const { siteId, email, username, ...rest } = application;
  const hasName = (column: typeof users.username | typeof signupApplications.username) =>
    sql`lower(${column}) = ${username.toLowerCase()}`;
  // Otherwise two applications at once could have one name.
  await lockForTransaction(tx, `application ${siteId} ${username.toLowerCase()}`);
  const taken =
    (await tx.$count(users, and(eq(users.siteId, siteId), hasName(users.username)))) +
    (await tx.$count(
      signupApplications,
      and(
        eq(signupApplications.siteId, siteId),
        ne(signupApplications.email, email),
        hasName(signupApplications.username),
      ),
    ));
  if (taken > 0)
    throw nameTaken(english('The username was just taken.'), problem('was just taken'));
  await tx
    .insert(signupApplications)
    .values({ ...application, id: newId(), createdAt: databaseNow })
    .onConflictDoUpdate({
      target: [signupApplications.siteId, signupApplications.email],
      set: { username, ...rest },
    });
}
