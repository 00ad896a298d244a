import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { archivePath } from '#shared/newsletter/archive-paths.ts';
import { loadPack } from '#shared/newsletter/packs.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { audiences, issuePosts, issues } from '../../db/schema.ts';
import { renderDigest, writtenDate } from '../../email/digest.tsx';
import { oneLine } from '../../infra/plain-text.ts';
import { changePages } from '../changes.ts';
import { languageOf } from '../subscription-rows.ts';
import { askModel, type Ask } from './asking.ts';
import type { Issue } from './issues.ts';
import { inOrderOf, itemOf, overviewOf, readMaterial, summarise, type Material, type Said } from './material.ts';
import { unplain } from './plain-words.ts';
import { readWishes, type Length, type Wishes } from './wishes.ts';

type Audience = typeof audiences.$inferSelect;
type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'model' | 'sites' | 'config' | 'epochs'>;

/** Whoever writes an issue has it alone for so long; then that process is believed dead. It says again and again that it is not. Milliseconds. */
const lease = 3 * 60_000;
/** Once the first reader has waited for so long, no model is asked any more: the digest goes out with extracts (reliability J1). Milliseconds. */
const patience = 10 * 60_000;
/** A digest that cannot be made, for whatever reason, is tried so often. */
const tries = 3;
/** Posts that are summarised side by side. */
const sideBySide = 4;
const itemsFor: Record<Length, number> = { short: 5, standard: 10, long: 10 };

/**
 * Writes what waits to be written: of one issue after the other, all audiences in the order in which they are needed. An issue is written by one process at a time, so a post is summarised once per
 * language, and an overview written once per audience (product 29). Safe to repeat. `only`: of one issue. Resolves with how many audiences became ready.
 */
export async function writeDigests(parts: Parts, { stopping, only }: { stopping?: AbortSignal; only?: Pick<Issue, 'siteId' | 'id'> } = {}): Promise<number> {
  let ready = 0;
  for (;;) {
    const issue = stopping?.aborted ? undefined : await takeIssue(parts, only);
    if (!issue) return ready;
    try {
      ready += await writeIssue(parts, issue, stopping);
    } finally {
      // Of a site that this process does not know the lease runs out: another may.
      if (parts.sites.sites.has(issue.siteId)) await parts.db.update(issues).set({ leaseUntil: null }).where(ofIssue(issue));
    }
  }
}

const ofIssue = ({ siteId, id }: Pick<Issue, 'siteId' | 'id'>) => and(eq(issues.siteId, siteId), eq(issues.id, id));
const until = (now: Date) => new Date(now.getTime() + lease);

/** The issue whose words are needed first, for this process alone. */
async function takeIssue({ db, clock }: Parts, only: Pick<Issue, 'siteId' | 'id'> | undefined): Promise<Issue | undefined> {
  const now = clock.now();
  const among = only ? sql`i.site_id = ${only.siteId} and i.id = ${only.id}` : sql`true`;
  const [first] = await db.update(issues).set({ leaseUntil: until(now) }).where(sql`(${issues.siteId}, ${issues.id}) in (
    with first as materialized (
      select i.site_id, i.id from ${audiences} a join ${issues} i on i.site_id = a.site_id and i.id = a.issue_id
      where a.state = 'waiting' and a.attempts < ${tries} and ${among} and (i.lease_until is null or i.lease_until < ${now.toISOString()}::timestamptz)
      order by a.needed_at limit 1 for update of i skip locked
    ) select site_id, id from first)`).returning();
  return first;
}

async function writeIssue(parts: Parts, issue: Issue, stopping: AbortSignal | undefined): Promise<number> {
  const { db, log, clock, sites } = parts;
  const site = sites.sites.get(issue.siteId);
  if (!site) return 0;
  let ready = 0;
  const material = createMaterial(parts, site, issue, stopping);
  for (;;) {
    if (stopping?.aborted) return ready;
    const [audience] = await db.select().from(audiences)
      .where(and(eq(audiences.siteId, issue.siteId), eq(audiences.issueId, issue.id), eq(audiences.state, 'waiting'), lt(audiences.attempts, tries))).orderBy(asc(audiences.neededAt), asc(audiences.id)).limit(1);
    if (!audience) break;
    const own = and(eq(audiences.siteId, audience.siteId), eq(audiences.id, audience.id), eq(audiences.state, 'waiting'));
    await db.update(issues).set({ leaseUntil: until(clock.now()) }).where(ofIssue(issue));
    try {
      const made = await writeAudience(parts, site, issue, audience, material, stopping);
      if (stopping?.aborted) return ready;
      const store = (tx: Db) => tx.update(audiences).set({ ...made, madeAt: clock.now() }).where(own);
      // What is not written to a wish stands on pages: in the archive, as an example, and where its posts say that they were in it.
      await (audience.promptKey === '' ? changePages({ ...parts, site }, store) : store(db));
      if (made.state === 'ready') ready += 1;
    } catch (error) {
      const attempts = audience.attempts + 1;
      log.error({ job: 'write-digests', site: site.id, issue: issue.period, audience: audience.id, attempts, error }, 'a digest could not be written');
      await db.update(audiences).set({ attempts, ...(attempts >= tries ? { state: 'failed' as const } : {}) }).where(own);
    }
  }
  await db.update(issues).set({ state: 'sending' }).where(and(ofIssue(issue), eq(issues.state, 'preparing')));
  return ready;
}

/** What the posts of an issue say, found out once. */
type Shared = { candidates(): Promise<Material[]>; summary(post: Material, language: DigestLanguage, mayAsk: boolean): Promise<Said> };

function createMaterial(parts: Parts, site: Site, issue: Issue, stopping: AbortSignal | undefined): Shared {
  let read: Promise<Material[]> | undefined;
  const known = new Map<string, Promise<Said>>();
  return {
    candidates: () => (read ??= readCandidates(parts.db, issue)),
    summary(post, language, mayAsk) {
      // What came too late for one audience may be in time for the next.
      const key = `${language} ${post.id} ${mayAsk}`;
      let summary = known.get(key);
      if (!summary) known.set(key, (summary = summarise(parts, site, post, language, mayAsk ? asker(parts, site, issue, stopping) : null)));
      return summary;
    },
  };
}

/** The posts that an issue can have, by rank. */
async function readCandidates(db: Db, { siteId, id }: Issue): Promise<Material[]> {
  const rows = await db.select({ id: issuePosts.postId }).from(issuePosts)
    .where(and(eq(issuePosts.siteId, siteId), eq(issuePosts.issueId, id), inArray(issuePosts.outcome, ['chosen', 'candidate']))).orderBy(asc(issuePosts.rank));
  return readMaterial(db, siteId, rows.map((row) => row.id));
}

/** Asks within the tenant's budget. What it cost is written down with the issue. A process that is to end waits for no answer. */
const asker = (parts: Parts, site: Site, issue: Issue, signal: AbortSignal | undefined): Ask => (prompt) => askModel(parts, site, prompt, { issue, ...(signal ? { signal } : {}) });

async function writeAudience(parts: Parts, site: Site, issue: Issue, audience: Audience, material: Shared, stopping: AbortSignal | undefined): Promise<Partial<Audience>> {
  const { clock } = parts;
  const language = languageOf(audience);
  const wishes: Wishes = readWishes(audience.prompt ?? '');
  const inTime = () => !stopping?.aborted && clock.now().getTime() < audience.neededAt.getTime() + patience;
  const candidates = await material.candidates();
  const chosen = (audience.prompt === null ? candidates : inOrderOf(wishes, candidates)).slice(0, itemsFor[wishes.length]);
  // All of it was hidden since.
  if (chosen.length === 0) return { state: 'failed' };

  const said: Said[] = [];
  for (let i = 0; i < chosen.length; i += sideBySide) said.push(...(await Promise.all(chosen.slice(i, i + sideBySide).map((post) => material.summary(post, language, inTime())))));
  const items = chosen.map((post, i) => itemOf(post, said[i] ?? { text: null, ai: false }));
  const { overview, ai } = await overviewOf(items, { site, language, wishes }, inTime() ? asker(parts, site, issue, stopping) : null);
  const kind = ai || said.some((one) => one.ai) ? 'ai' : 'extract';
  const forAll = audience.promptKey === '' && language === 'en';
  const mail = renderDigest(site, { language, pack: await loadPack(language) }, {
    frequency: issue.frequency, date: writtenDate(language, issue.frequency === 'daily' ? issue.period : lastDay(issue)), kind, overview, focus: focusOf(audience.prompt), items,
    archivePath: forAll ? archivePath(issue.period) : null,
  });
  return { state: 'ready', kind, postIds: items.map(({ id }) => id), commentIds: chosen.flatMap(({ comment }) => comment?.id ?? []), overview, ...mail };
}

/** A reader's own words, as long as they are words and nothing else: who subscribed an address chose them. */
function focusOf(prompt: string | null): string | null {
  const line = oneLine(prompt ?? '');
  return line === '' || unplain(line) !== null ? null : line;
}

/** The last day of an issue's time, on the tenant's wall as near as a date tells: its end is the next midnight. */
const lastDay = ({ endsAt }: Issue): string => new Date(endsAt.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

/** Issues that nobody is left to write or to send are over. Words of readers that they were written to are not kept longer, nor mails that nobody gets any more. */
export async function closeIssues({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // Every zone has had its hour: of a day within two, of a week within nine.
  const over = sql`(${issues.frequency} = 'daily' and ${issues.endsAt} < ${new Date(now.getTime() - 52 * 3_600_000).toISOString()}::timestamptz
    or ${issues.endsAt} < ${new Date(now.getTime() - 9 * 24 * 3_600_000).toISOString()}::timestamptz)`;
  const closed = await db.update(issues).set({ state: 'sent', doneAt: now }).where(and(
    inArray(issues.state, ['preparing', 'sending']), over, or(isNull(issues.leaseUntil), lt(issues.leaseUntil, now)),
    sql`not exists (select 1 from outbox where outbox.site_id = ${issues.siteId} and outbox.issue_id = ${issues.id} and outbox.state in ('queued', 'sending'))`,
  )).returning({ siteId: issues.siteId, id: issues.id });
  for (const { siteId, id } of closed) {
    await db.update(audiences).set({ prompt: null, subject: null, html: null, text: null }).where(and(eq(audiences.siteId, siteId), eq(audiences.issueId, id)));
  }
}
