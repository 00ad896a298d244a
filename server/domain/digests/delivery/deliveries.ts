import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { decodeCursor, encodeCursor, pageFromRows } from '../../../db/cursor.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { digestVariants, outbox } from '../../../db/schema.ts';
import { maskEmail } from '../../core/email-address.ts';
import { findAdminIssue, type Issue } from '../issues/issues.ts';
import { hasPrompt } from '../issues/subscriber-variants.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

const deliveriesPageSize = 50;

type IssueKey = Pick<Issue, 'siteId' | 'id'>;

export const noDeliveries = { planned: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 };
export type Counts = typeof noDeliveries;
/** SQL for the displayed state of a delivery. */
export const displayedState = sql<keyof Counts>`case
  when ${outbox.state} = 'queued' then 'planned'
  when ${outbox.state} = 'failed' and ${outbox.smtpResponse} like 'uncertain%' then 'uncertain'
  else ${outbox.state} end`;
/** A mail server's reply may contain an email address, so only its codes are shown. */
export const failureCode = sql<string>`coalesce(
  substring(${outbox.smtpResponse} from ${sql.raw(
    String.raw`'^(?:uncertain: )?(?:[0-9]{3}(?:[ -][245][.][0-9]{1,3}[.][0-9]{1,3})?|E[A-Z]+` +
      String.raw`|expired|suppressed|unsubscribed|paused|erased|replaced|no words|no match|lost)'`,
  )}),
  case when ${outbox.smtpResponse} is null then '' else 'other' end
)`;

/** Counts the deliveries of issues by state. */
export async function countDeliveriesByIssue(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, Counts>> {
  const rows = await db
    .select({
      id: outbox.issueId,
      state: displayedState.as('displayed_state'),
      count: sql<number>`count(*)::int`,
    })
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), inArray(outbox.issueId, [...ids])))
    .groupBy(outbox.issueId, sql`displayed_state`);
  const counts = new Map<string, Counts>();
  for (const { id, state, count } of rows)
    counts.set(id ?? '', { ...noDeliveries, ...counts.get(id ?? ''), [state]: count });
  return counts;
}

/** Counts the deliveries of an issue by state. */
export const countDeliveries = async (db: Db, { siteId, id }: IssueKey): Promise<Counts> =>
  (await countDeliveriesByIssue(db, siteId, [id])).get(id) ?? noDeliveries;

/** Counts the variants of an issue that are not rendered. */
export const countPending = (db: Db, { siteId, id }: IssueKey): Promise<number> =>
  db.$count(
    digestVariants,
    and(
      own(digestVariants, siteId, { issueId: id }),
      equalsLiteral(digestVariants.state, 'waiting'),
    ),
  );

/** Selects deliveries of an issue in the order of their readers, with masked emails. */
async function selectDeliveries(
  db: Db,
  { siteId, id }: IssueKey,
  after: string,
  limit: number,
  filter?: SQL,
) {
  const rows = await db
    .select({
      subscriptionId: sql<string>`${outbox.subscriptionId}`,
      recipient: outbox.recipient,
      state: displayedState,
      answer: outbox.smtpResponse,
      reason: failureCode,
      attempts: outbox.attempts,
      language: digestVariants.language,
      promptKey: digestVariants.promptKey,
      dueAt: outbox.sendAfter,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .leftJoin(digestVariants, own(digestVariants, outbox.siteId, { id: outbox.variantId }))
    .where(and(own(outbox, siteId, { issueId: id }), gt(outbox.subscriptionId, after), filter))
    .orderBy(asc(outbox.subscriptionId))
    .limit(limit);
  return rows.map(({ recipient, language, promptKey, ...row }) => ({
    ...row,
    to: recipient === '' ? '' : maskEmail(recipient),
    language: language ?? 'en',
    hasPrompt: hasPrompt(promptKey ?? ''),
  }));
}
type Delivery = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** Reads all deliveries in batches of 500. */
export async function* readDeliveries(db: Db, issue: IssueKey): AsyncGenerator<Delivery[]> {
  let after = '';
  for (;;) {
    const rows = await selectDeliveries(db, issue, after, 500);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.subscriptionId;
  }
}

/** Lists the deliveries of an issue. Errors: not_found, bad_request. */
async function listDeliveries(
  ctx: Ctx,
  id: string,
  { state, cursor }: HandlerInput<'GET /api/admin/issues/{id}/deliveries'>['query'],
): Promise<Reply<'GET /api/admin/issues/{id}/deliveries'>> {
  const issue = await findAdminIssue(ctx, id);
  const [after] = cursor === undefined ? [''] : decodeCursor('deliveries', cursor, ['string']);
  const found = await selectDeliveries(
    ctx.db,
    issue,
    after,
    deliveriesPageSize + 1,
    state === undefined ? undefined : sql`${displayedState} = ${state}`,
  );
  const { rows, ...page } = pageFromRows(found, deliveriesPageSize, ({ subscriptionId }) =>
    encodeCursor('deliveries', [subscriptionId]),
  );
  return {
    deliveries: rows.map((row) => ({
      ...row,
      reason: row.state === 'sent' ? '' : row.reason,
      dueAt: row.dueAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
    ...page,
  };
}

export const handlers = {
  'GET /api/admin/issues/{id}/deliveries': (ctx, { path, query }) =>
    listDeliveries(ctx, path.id, query),
} satisfies Partial<Handlers>;
