import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import { formatPlace } from '#shared/newsletter/issue-places.ts';
import type { Needs, ReadCounter } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { toNetworks } from '../../infra/client-address.ts';
import { newId } from '../core/ids.ts';
import { localDate } from '../core/local-time.ts';
import {
  isAutomatedOpening,
  isAutomatedVisit,
  isPictureProxy,
  isRepeatedVisit,
} from './automated-requests.ts';
import { readPlaceToken } from './issue-links.ts';
import { createBotDetection, type VisitCounts } from './bot-detection.ts';

/** How often counts are written. */
const writeIntervalMs = 10_000;
/** The key of the hashes ends with the UTC day. */

/**
 * Counts visits by the links of issues. Who came stays in memory, as a hash whose key is random,
 * never stored and new each day. Only counts are written.
 */
export function createReadCounter({
  db,
  secrets,
  clock,
  siteRegistry,
  log,
}: Needs<'db' | 'secrets' | 'clock' | 'siteRegistry' | 'log'>): ReadCounter {
  const judge = createBotDetection();
  const unwritten = new Map<string, VisitCounts>();
  let hash = { day: -1, key: Buffer.alloc(0) };
  let writing = Promise.resolve();

  const digest = (text: string, at: number) => {
    const day = Math.floor(at / dayMs);
    if (day !== hash.day) {
      hash = { day, key: randomBytes(32) };
      judge.forgetSources();
    }
    return createHmac('sha256', hash.key).update(text).digest('base64url');
  };
  const write = async (until: number) => {
    for (const [key, taken] of judge.take(until)) {
      const counts = unwritten.get(key) ?? { reads: 0, automated: 0 };
      unwritten.set(key, {
        reads: counts.reads + taken.reads,
        automated: counts.automated + taken.automated,
      });
    }
    if (unwritten.size === 0) return;
    try {
      await storeCounts(db, unwritten);
      unwritten.clear();
    } catch (error) {
      log.warn({ event: 'reads_not_stored', error }, 'could not store read counts; retrying');
    }
  };
  const flush = (until = clock.now().getTime()) => (writing = writing.then(() => write(until)));
  const timer = setInterval(() => void flush(), writeIntervalMs).unref();

  return {
    count(siteId, token, request, target) {
      const place = readPlaceToken({ secrets }, siteId, token, target);
      const site = siteRegistry.sites.get(siteId);
      if (!place || !site || isRepeatedVisit(request)) return;
      const at = clock.now().getTime();
      const { network, wide } = toNetworks(request.address);
      const day = localDate(site.timeZone, clock.now()).toString();
      const link = `${siteId} ${place.issueId} ${formatPlace(place)}`;
      const isOpening = place.kind === 'opening';
      judge.add({
        key: `${link} ${day}`,
        link,
        source:
          isOpening && isPictureProxy(request)
            ? newId()
            : digest(`${network}\0${request.headers['user-agent'] ?? ''}`, at),
        network: digest(wide ?? network.replace(/\.\d+$/, ''), at),
        isTrap: place.kind === 'trap',
        isAutomated: isOpening ? isAutomatedOpening(request) : isAutomatedVisit(request),
        at,
      });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush(Infinity);
    },
  };
}

/** Adds to the counts of the rows, for each site. Issues that do not exist are left out. */
async function storeCounts(db: Db, counts: ReadonlyMap<string, VisitCounts>): Promise<void> {
  const rows = [...counts].map(([key, values]) => {
    const [siteId = '', issue, place, day] = key.split(' ');
    return { siteId, issue, place, day, ...values };
  });
  await db.transaction(async (tx) => {
    for (const [siteId, ofSite] of Map.groupBy(rows, (row) => row.siteId))
      await tx.execute(sql`
        insert into issue_reads (site_id, issue_id, place, day, reads, automated)
        select issues.site_id, issues.id, c.place, c.day, c.reads, c.automated
        from json_to_recordset(${JSON.stringify(ofSite)}::json) as c (
          issue text, place text, day text, reads int, automated int
        )
        join issues on issues.site_id = ${siteId} and issues.id = c.issue
        order by issues.id, c.place, c.day
        on conflict (site_id, issue_id, place, day) do update set
          reads = issue_reads.reads + excluded.reads,
          automated = issue_reads.automated + excluded.automated`);
  });
}
