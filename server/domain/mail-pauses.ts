import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps, Site } from '../context.ts';
import type { Db } from '../db/client.ts';
import { outbox, rateCounts, suppressedAddresses } from '../db/schema.ts';
import { ago, ahead } from '../db/times.ts';
import { periodAt } from './digests/periods.ts';
import { countRates } from './rate-counts.ts';

/** Of so many mails of a tenant, the last that went out within this time, at least so many, more than this share was refused for policy: then its mail rests. Milliseconds. */
const rule = { last: 200, within: 3_600_000, least: 20, share: 0.05, rest: 3_600_000 };

/** Of the digests of so long, this share with complaints is warned of; with that share, and at least so many, they rest (reliability H11). Milliseconds. */
const complaintRule = { within: 24 * 3_600_000, warns: 0.001, rests: 0.003, least: 3 };

/** What a mail server says that takes no mail of this kind or from here, whoever it is for: 554, or a status 5.7 (RFC 3463). */
const policy = sql.raw(`'^554([ -]|$)|\\m5\\.7\\.\\d'`);

const idOf = (siteId: unknown) => sql`'mail-pause ' || ${siteId}`;
const digestsId = (siteId: unknown) => sql`'digest-pause ' || ${siteId}`;
const isPaused = (id: ReturnType<typeof sql>) => sql`exists (select 1 from ${rateCounts} where ${rateCounts.id} = ${id} and ${rateCounts.endsAt} > now())`;

/** Whether the mail of a site rests, for a statement of which `siteId` is a column. It ends by itself, and holds for all processes. */
export const rests = (siteId: ReturnType<typeof sql>) => isPaused(idOf(siteId));
/** The same of its digests alone. */
export const digestsRest = (siteId: ReturnType<typeof sql>) => isPaused(digestsId(siteId));

/**
 * After a mail of a tenant was refused for good: when too many were for policy, all its mail but codes rests for an hour, and one line of the log says so (reliability H9). To go on
 * would make it worse for all who send from here.
 */
export async function restIfRefused({ db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>, siteId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - rule.within).toISOString();
  const [{ of = 0, refused = 0 } = {}] = await rowsOf<{ of: number; refused: number }>(db, sql`
    select count(*)::int as of, count(*) filter (where state = 'failed' and answer ~ ${policy})::int as refused from (
      select state, answer from ${outbox} where ${outbox.siteId} = ${siteId} and state in ('sent', 'failed') and attempts > 0 and due_at > ${since}::timestamptz
      order by created_at desc limit ${rule.last}) as last`);
  if (of < rule.least || refused <= of * rule.share) return;
  if (await begin(db, idOf(sql`${siteId}::text`), refused, rule.rest)) log.error({ job: 'send-mail', site: siteId, refused, of }, 'mail of this site is refused for policy: all but codes rests for an hour');
}

/**
 * After a complaint about a tenant's mail: when there are many for the digests of a day, one line of the log says so; when there are too many, its digests rest until its next day. All else goes on: it is mailed to who asks for
 * it (reliability H11).
 */
export async function restIfComplained({ db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>, { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>): Promise<void> {
  const now = clock.now();
  const complaints = await db.$count(suppressedAddresses, and(eq(suppressedAddresses.siteId, siteId), eq(suppressedAddresses.reason, 'complaint'), gt(suppressedAddresses.createdAt, ago(complaintRule.within))));
  const since = (times: number) => sql`${new Date(now.getTime() - times * complaintRule.within).toISOString()}::timestamptz`;
  // They were planned shortly before they went.
  const digests = await db.$count(outbox, and(eq(outbox.siteId, siteId), sql`${outbox.createdAt} > ${since(2)}`, eq(outbox.state, 'sent'), sql`${outbox.issueId} is not null`, sql`${outbox.sentAt} > ${since(1)}`));
  const facts = { site: siteId, complaints, digests };
  if (complaints >= complaintRule.least && complaints >= digests * complaintRule.rests) {
    const rest = periodAt('daily', timeZone, now).endsAt.getTime() - now.getTime();
    if (await begin(db, digestsId(sql`${siteId}::text`), complaints, rest)) log.error(facts, 'too many complain about the digests of this site: they rest until tomorrow');
  } else if (complaints >= digests * complaintRule.warns) {
    const [warned] = await countRates(db, [{ id: `complaints-warned ${siteId}`, seconds: complaintRule.within / 1_000 }]);
    if (warned?.count === 1) log.warn(facts, 'many complain about the digests of this site');
  }
}

/** Begins a pause of so many milliseconds, unless it runs. */
async function begin(db: Db, id: ReturnType<typeof sql>, count: number, milliseconds: number): Promise<boolean> {
  const begun = await rowsOf(db, sql`
    insert into ${rateCounts} (id, count, ends_at) values (${id}, ${count}, ${ahead(milliseconds)})
    on conflict (id) do update set count = excluded.count, ends_at = excluded.ends_at where ${rateCounts.endsAt} <= now() returning id`);
  return begun.length > 0;
}

const rowsOf = async <Row>(db: Db, statement: ReturnType<typeof sql>) => ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
