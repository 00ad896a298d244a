import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import {
  moderationActionMail,
  type NoticeAction,
  type NoticeItem,
} from '../../email/moderation.tsx';
import { queueAccountNotice } from '../mail/account-notice.ts';

/** Something that was done, for telling the author. */
export type AuthorNotice = NoticeItem & { userId: string; action: NoticeAction; reason: string };

/** Mails authors what was done to what they wrote, each one mail for each action; not who did it to their own, nor who has no proven address. */
export async function notifyAuthors(
  tx: Db,
  ctx: Pick<Ctx, 'site'>,
  by: { userId: string } | null,
  told: readonly AuthorNotice[],
): Promise<void> {
  const ids = [...new Set(told.map(({ userId }) => userId))].filter((id) => id !== by?.userId);
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
    const theirs = told.filter(({ userId }) => userId === id);
    for (const { action, reason } of theirs.filter(
      (one, i) => theirs.findIndex((other) => other.action === one.action) === i,
    )) {
      await queueAccountNotice(
        tx,
        ctx,
        { email: email ?? '' },
        'moderation',
        moderationActionMail(ctx.site, {
          action,
          reason,
          items: theirs.filter((one) => one.action === action),
        }),
      );
    }
  }
}
