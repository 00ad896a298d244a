import { and, isNull, sql } from 'drizzle-orm';
import { post } from '#shared/contract/posts.ts';
import type { Needs } from '../../context.ts';
import {
  comments,
  issues,
  posts,
  reports,
  subscriptions,
  users,
  type webHookMessages,
} from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../infra/app-error.ts';
import { toProfile } from '../accounts/users.ts';
import { columns, toComment } from '../comments/comments.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { readPost } from '../posts/read-post.ts';

type Services = Needs<'db' | 'site' | 'clock'>;
type Event = (typeof webHookMessages.$inferSelect)['event'];

/**
 * Reads what a message says, as it is now. Null: it is not visible any more. No message has an
 * address, nor who reported.
 */
export const readPayload: Record<Event, (ctx: Services, id: string) => Promise<object | null>> = {
  'post.published': readPostPayload,
  'post.changed': readPostPayload,
  async 'comment.published'({ db, site }, id) {
    const [row] = await db
      .select({ ...columns, post: publicTitle })
      .from(comments)
      .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
      .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
      .where(and(own(comments, site.id, { id }), sql`${comments.isVisible}`, hasDiscussion));
    return row ? { ...toComment(row, 0), post: row.post } : null;
  },
  async 'member.joined'({ db, site }, id) {
    const [row] = await db
      .select()
      .from(users)
      .where(and(own(users, site.id, { id }), isNull(users.deletedAt)));
    return row ? toProfile(row) : null;
  },
  async 'subscriber.confirmed'({ db, site }, id) {
    const [row] = await db
      .select({ id: subscriptions.id, confirmedAt: subscriptions.confirmedAt })
      .from(subscriptions)
      .where(
        and(own(subscriptions, site.id, { id }), equalsLiteral(subscriptions.state, 'active')),
      );
    return row ?? null;
  },
  async 'issue.sent'({ db, site }, id) {
    const { frequency, period, number, subject } = issues;
    const [row] = await db
      .select({ id: issues.id, frequency, period, number, subject })
      .from(issues)
      .where(own(issues, site.id, { id }));
    return row ?? null;
  },
  async 'report.created'({ db, site }, id) {
    const { postId, commentId, reason, createdAt } = reports;
    const [row] = await db
      .select({ id: reports.id, postId, commentId, reason, createdAt })
      .from(reports)
      .where(own(reports, site.id, { id }));
    return row ?? null;
  },
  test: async () => ({ message: 'This is a test.' }),
};

async function readPostPayload(ctx: Services, id: string): Promise<object | null> {
  try {
    const found = await readPost({ ...ctx, viewer: null }, id);
    return found.deleted ? null : post.parse(found);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
