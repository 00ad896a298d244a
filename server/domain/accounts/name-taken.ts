import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { english } from '#shared/texts/translate.ts';
import type { Needs } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';
import { findImitation, toSkeleton } from '../../infra/text/skeleton.ts';

/** `message`: continues the name of the field, as the end of `text` does. */
export const nameTaken = (text: string, message: string) =>
  new AppError('conflict', text, [{ field: 'username', message }]);

/**
 * Throws if a name of a member looks like the site's, or like a username or name of its staff.
 * `email`: of the member, whose own names do not count. Error: conflict.
 */
export async function rejectLookAlikes(
  { db, site, config }: Needs<'config' | 'db' | 'site'>,
  email: string | null,
  names: { username?: string; name: string },
): Promise<void> {
  if (email !== null && config.adminEmails.has(email)) return;
  const staff = await db
    .select({ username: users.username, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.siteId, site.id),
        isNull(users.deletedAt),
        or(ne(users.role, 'member'), inArray(users.email, [...config.adminEmails])),
      ),
    );
  if (email !== null && staff.some((person) => person.email === email)) return;
  const protectedNames = new Set(
    [site.theme.siteName, ...staff.flatMap(({ username, name }) => [username, name])].map(
      toSkeleton,
    ),
  );
  for (const [field, name] of Object.entries(names)) {
    const skeleton = toSkeleton(name);
    if (skeleton === '' || !protectedNames.has(skeleton)) continue;
    const imitation = findImitation(name);
    const message =
      'looks like a name that only this site may use' +
      (imitation ? ` (“${imitation.sign}” looks like “${imitation.like}”)` : '');
    throw new AppError(
      'conflict',
      imitation
        ? english(
            'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).',
          )
        : english(
            'The {field, select, name {name} other {username}} looks like a name that only this site may use.',
          ),
      [{ field, message }],
      { field, ...imitation },
    );
  }
}
