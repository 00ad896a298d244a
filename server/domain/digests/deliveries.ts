import { and, asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { digestVariants, issuePosts, outbox, posts } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import type { Issue, IssueCounts, IssuePost } from './issues.ts';
import { maskEmail } from '../core/email-address.ts';
import { reasonWithTitle } from './selection/stories.ts';
import { hasPrompt } from './subscriber-variants.ts';
import { own } from '../../db/own.ts';

type IssueKey = Pick<Issue, 'siteId' | 'id'>;

/** Counts the deliveries of an issue by state. */
export async function countDeliveries(db: Db, { siteId, id }: IssueKey): Promise<IssueCounts> {
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counts] = await db
    .select({
      planned: countWhere(sql`state = 'queued'`),
      sending: countWhere(sql`state = 'sending'`),
      sent: countWhere(sql`state = 'sent'`),
      failed: countWhere(
        sql`state = 'failed' and coalesce(smtp_response, '') not like 'uncertain%'`,
      ),
      uncertain: countWhere(sql`state = 'failed' and smtp_response like 'uncertain%'`),
    })
    .from(outbox)
    .where(own(outbox, siteId, { issueId: id }));
  return counts ?? { planned: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 };
}

/** Counts the variants of an issue that are not rendered. */
export const countPending = (db: Db, { siteId, id }: IssueKey): Promise<number> =>
  db.$count(
    digestVariants,
    and(
      own(digestVariants, siteId, { issueId: id }),
      equalsLiteral(digestVariants.state, 'waiting'),
    ),
  );

type Delivery = {
  to: string;
  state: 'planned' | 'sending' | 'sent' | 'failed' | 'uncertain';
  answer: string | null;
  language: string;
  prompt: boolean;
};

/** Reads all deliveries in batches of 500, with masked emails. */
export async function* readDeliveries(
  db: Db,
  { siteId, id }: IssueKey,
): AsyncGenerator<Delivery[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .select({
        subscriptionId: outbox.subscriptionId,
        recipient: outbox.recipient,
        state: outbox.state,
        answer: outbox.smtpResponse,
        language: digestVariants.language,
        promptKey: digestVariants.promptKey,
      })
      .from(outbox)
      .innerJoin(digestVariants, own(digestVariants, outbox.siteId, { id: outbox.variantId }))
      .where(and(own(outbox, siteId, { issueId: id }), gt(outbox.subscriptionId, after)))
      .orderBy(asc(outbox.subscriptionId))
      .limit(500);
    const last = rows.at(-1)?.subscriptionId;
    if (!last) return;
    yield rows.map(({ recipient, state, answer, language, promptKey }) => ({
      to: recipient === '' ? '(erased)' : maskEmail(recipient),
      answer,
      language,
      prompt: hasPrompt(promptKey),
      state:
        state === 'queued'
          ? 'planned'
          : state === 'failed' && answer?.startsWith('uncertain')
            ? 'uncertain'
            : state,
    }));
    after = last;
  }
}

type ReviewedPost = Pick<IssuePost, 'rank' | 'position' | 'outcome' | 'selectionReason'> & {
  title: string;
  points: number;
  comments: number;
};

/** Reads the reviewed posts of an issue by rank, with the reasons. */
export const readReviewedPosts = (db: Db, { siteId, id }: IssueKey): Promise<ReviewedPost[]> =>
  db
    .select({
      rank: issuePosts.rank,
      position: issuePosts.position,
      outcome: issuePosts.outcome,
      selectionReason: reasonWithTitle,
      title: posts.title,
      points: posts.score,
      comments: posts.commentCount,
    })
    .from(issuePosts)
    .innerJoin(posts, own(posts, issuePosts.siteId, { id: issuePosts.postId }))
    .where(own(issuePosts, siteId, { issueId: id }))
    .orderBy(asc(issuePosts.rank));
