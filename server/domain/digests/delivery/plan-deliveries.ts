import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, gte, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { dayMs, hourMs } from '#shared/durations.ts';
import type { Needs, Site } from '../../../context.ts';
import { queryRows, type Db } from '../../../db/client.ts';
import { issues, outbox, subscriptions } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { deferredUnsubscribeUrl, withoutContent } from '../../mail/encrypted-mail.ts';
import { ensureWarmup, readWaitMs } from '../../mail/warm-up.ts';
import { newId } from '../../core/ids.ts';
import { createSectionReader, variantColumns } from '../issues/issue-sections.ts';
import type { Issue } from '../issues/issues.ts';
import type { DueDelivery } from '../../subscriptions/periods.ts';
import { createVariants } from '../issues/subscriber-variants.ts';
import { isActive } from '../issues/issue-recipients.ts';
import { own } from '../../../db/own.ts';

/** Expiry of a delivery (ms). */
export const deliveryExpiry: Record<Issue['frequency'], number> = {
  letter: 72 * hourMs,
  daily: dayMs,
  weekly: 72 * hourMs,
};
/** Lower than transactional mail. */
const digestPriority = 50;
/** Readers planned in one transaction. Pages wait for the database as long as one takes. */
const batchSize = 250;
/**
 * Pause between batches, as a share of the last batch's duration. The priority of the process does
 * not slow the database.
 */
const pauseShare = 0.5;

/**
 * Plans an issue for the active readers that match and have no delivery of it yet. Without
 * `localDay`, it is sent by command.
 */
export async function planDeliveries(
  services: Needs<'db' | 'secrets' | 'log' | 'config'>,
  site: Site,
  issue: Issue,
  { at, localDay }: Pick<DueDelivery, 'at'> & { localDay: string | null },
  readerFilter: SQL | undefined,
  now: Date,
): Promise<number> {
  const { db, secrets } = services;
  const kind = `digest-${issue.frequency}`;
  const readSegmentIds = createSectionReader(issue);
  const unsubscribeUrl = deferredUnsubscribeUrl(secrets);
  const { siteId, id } = subscriptions;
  // On schedule, no reader gets an older issue than the last.
  const wasServed =
    localDay === null
      ? eq(outbox.issueId, issue.id)
      : sql`${outbox.issueId} = any(array(
          select ${issues.id} from ${issues}
          where ${own(issues, site.id, { frequency: issue.frequency })}
            and ${gte(issues.endsAt, issue.endsAt)}
        ))`;
  const isDue = and(
    eq(siteId, site.id),
    isActive,
    readerFilter,
    // `offset 0` keeps an index lookup per reader: a join is planned for few emails.
    sql`not exists (
      select 1 from ${outbox}
      where ${outbox.siteId} = ${siteId} and ${wasServed}
        and ${outbox.subscriptionId} = ${id}
      offset 0
    )`,
    // One digest a day, also after a change of the hour or zone.
    localDay === null
      ? undefined
      : sql`not exists (
          select 1 from ${outbox}
          where ${outbox.siteId} = ${siteId} and ${outbox.subscriptionId} = ${id}
            and ${outbox.kind} = ${kind} and ${outbox.localDay} = ${localDay}
          offset 0
        )`,
  );
  const [first] = await db.select({ id }).from(subscriptions).where(isDue).orderBy(id).limit(1);
  if (!first) return 0;
  const waitMs = readWaitMs(await ensureWarmup(services, site));
  const expiresAt = new Date(
    Math.max(at.getTime(), now.getTime()) + deliveryExpiry[issue.frequency] + waitMs,
  ).toISOString();
  // Planning a scheduled digest again restores what a crash loses. A pooler may hide the crash. The
  // commit of a sent email waits for the disk, and so for the plan of this email. Decision 300.
  const isRepeated = localDay !== null && services.config.databaseDirectUrl === null;
  let isNext = gte(id, first.id);
  let planned = 0;
  for (;;) {
    const startedAt = performance.now();
    const batch = await db.transaction(async (tx) => {
      if (isRepeated) await tx.execute(sql`set local synchronous_commit = off`);
      // Waits for an edit, which gives only emails that it finds the variants of its sections.
      await tx
        .select({ id: issues.id })
        .from(issues)
        .where(own(issues, site.id, { id: issue.id }))
        .for('key share');
      const due = tx
        .select({ id })
        .from(subscriptions)
        .where(and(isDue, isNext))
        .orderBy(id)
        .limit(batchSize);
      const reader = tx
        .select({ id, ...variantColumns(await readSegmentIds(tx)) })
        .from(subscriptions)
        // An array, because a join would be planned for a tenth of all readers.
        .where(and(eq(siteId, site.id), sql`${id} = any(array(${due}))`))
        .as('reader');
      const { language, preferences, segmentIds } = reader;
      const columns = { language, preferences, segmentIds };
      const groups = await tx
        .select({
          ...columns,
          ids: sql<string[]>`json_agg(${reader.id})`,
          // The order of texts depends on the database.
          last: sql<string>`max(max(${reader.id})) over ()`,
        })
        .from(reader)
        .groupBy(...Object.values(columns));
      const ids = groups.flatMap((group) => group.ids);
      const last = groups[0]?.last;
      if (last === undefined) return null;
      const served = await createVariants(tx, issue, groups, at, now);
      if (waitMs > 0 && localDay !== null) await replaceWaiting(tx, issue, kind, ids);
      const mails = served.flatMap((group) =>
        group.ids.map((reader) => ({
          id: newId(),
          subscription_id: reader,
          variant_id: group.variantId,
        })),
      );
      // Read from a JSON value: otherwise the driver would build, and PostgreSQL parse, 16
      // parameters a row. Sorted, so that concurrent planners do not deadlock.
      const [counted] = await queryRows<{ count: number }>(
        tx,
        sql`with inserted as (
          insert into outbox (site_id, id, kind, priority, recipient, subject, html, text,
            unsubscribe_url, issue_id, subscription_id, variant_id, local_day, send_after,
            expires_at, created_at)
          select subscriptions.site_id, mail.id, ${kind}, ${digestPriority}, email, '', '', '',
            ${unsubscribeUrl}, ${issue.id}, subscription_id, variant_id, ${localDay},
            ${at.toISOString()}::timestamptz, ${expiresAt}::timestamptz,
            ${now.toISOString()}::timestamptz
          from json_to_recordset(${JSON.stringify(mails)}::json)
            as mail (id text, subscription_id text, variant_id text)
          join subscriptions on site_id = ${site.id} and subscriptions.id = subscription_id
          order by subscription_id
          on conflict do nothing
          returning 1
        ) select count(*)::int as count from inserted`,
      );
      return { inserted: counted?.count ?? 0, last: ids.length < batchSize ? null : last };
    });
    planned += batch?.inserted ?? 0;
    if (!batch?.last) return planned;
    isNext = gt(id, batch.last);
    await sleep((performance.now() - startedAt) * pauseShare);
  }
}

/** A reader who still waits for an older digest, because of the plan, gets the new one instead. */
const replaceWaiting = (
  tx: Db,
  { siteId, id }: Issue,
  kind: string,
  readerIds: string[],
): Promise<unknown> =>
  tx
    .update(outbox)
    .set({ ...withoutContent(), state: 'failed', smtpResponse: 'replaced' })
    .where(
      and(
        eq(outbox.siteId, siteId),
        equalsLiteral(outbox.state, 'queued'),
        eq(outbox.kind, kind),
        // Those sent by command have none. Required by the index of readers.
        isNotNull(outbox.localDay),
        ne(outbox.issueId, id),
        eq(outbox.attempts, 0),
        inArray(outbox.subscriptionId, readerIds),
      ),
    );
