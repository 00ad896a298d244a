import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import {
  moderationActionMail,
  type NoticeAction,
  type NoticeItem,
} from '../../email/moderation.tsx';
import { queueAccountNotice } from '../accounts/account-notice.ts';

export type AuthorNotice = NoticeItem & { userId: string; action: NoticeAction; reason: string };

/**
 * Mails authors about actions on their content, one email per action.
 * Skips the acting user and users without a confirmed email address.
 */
export async function notifyAuthors(
  tx: Db,
  ctx: Needs<'site' | 'secrets' | 'clock'>,
  by: { userId: string } | null,
  notices: readonly AuthorNotice[],
): Promise<void> {
  const ids = [...new Set(notices.map(({ userId }) => userId))].filter((id) => id !== by?.userId);
  if (ids.length === 0) return;
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.siteId, ctx.site.id),
        inArray(users.id, ids),
        isNotNull(users.email),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(users.id);
  for (const { id, email } of people) {
    const theirs = notices.filter(({ userId }) => userId === id);
    for (const { action, reason } of theirs.filter(
      (notice, i) => theirs.findIndex((other) => other.action === notice.action) === i,
    )) {
      await queueAccountNotice(tx, ctx, { email: email ?? '' }, 'moderation', (site) =>
        moderationActionMail(site, {
          action,
          reason,
          items: theirs.filter((notice) => notice.action === action),
        }),
      );
    }
  }
}
