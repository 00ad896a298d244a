import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  flattenDocument,
  listSegmentIds,
  type NewsletterDocument,
} from '#shared/newsletter/document.ts';
import type { Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { issues, outbox, segments, subscriptions } from '../../../db/schema.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { badRequest } from '../../../infra/app-error.ts';
import { matchRule } from '../../subscriptions/match-segment.ts';
import { readDocument } from './issue-document.ts';
import type { Issue } from './issues.ts';
import { createVariants } from './subscriber-variants.ts';
import { own } from '../../../db/own.ts';

type Section = { id: string; matches: SQL };

const batchSize = 250;

/** Returns the conditions for readers of the segments. A deleted segment has nobody. */
async function matchSegments(db: Db, siteId: string, ids: readonly string[]): Promise<Section[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: segments.id, rule: segments.rule })
    .from(segments)
    .where(and(eq(segments.siteId, siteId), inArray(segments.id, [...ids])));
  const sections: Section[] = [];
  for (const id of ids) {
    const rule = rows.find((segment) => segment.id === id)?.rule;
    sections.push({ id, matches: rule ? await matchRule(db, siteId, rule) : sql`false` });
  }
  return sections;
}

/**
 * Returns the condition for readers of the segment of a letter to whom it says something, or none
 * if these are all readers.
 */
export async function matchAudience(
  db: Db,
  { siteId, segmentId, document }: Issue,
): Promise<SQL | undefined> {
  const [segment] = await matchSegments(db, siteId, segmentId === null ? [] : [segmentId]);
  const blocks = readDocument({ document });
  const hasCommonText = flattenDocument(blocks, () => false).length > 0;
  const sections = await matchSegments(db, siteId, hasCommonText ? [] : listSegmentIds(blocks));
  return and(segment?.matches, or(...sections.map(({ matches }) => matches)));
}

/** Reads the segments for which an issue has sections, each time with its present text. */
export function createSectionReader({ siteId, id }: Issue) {
  let known = { key: '', column: toColumn([]) };
  return async (db: Db): Promise<SQL<string[]>> => {
    const [issue] = await db
      .select({ document: issues.document })
      .from(issues)
      .where(own(issues, siteId, { id }));
    const ids = issue ? listSegmentIds(readDocument(issue)) : [];
    const key = ids.join(' ');
    if (key !== known.key) known = { key, column: toColumn(await matchSegments(db, siteId, ids)) };
    return known.column;
  };
}

/** The segments of a reader, for a query of `subscriptions` with a join. */
const toColumn = (sections: readonly Section[]): SQL<string[]> =>
  sections.length === 0
    ? sql<string[]>`'[]'::jsonb`
    : sql<string[]>`to_jsonb(array_remove(array[${sql.join(
        sections.map(({ id, matches }) => sql`case when ${matches} then ${id}::text end`),
        sql`, `,
      )}], null))`;

/** What the variant of a reader depends on. */
export const variantColumns = (segmentIds: SQL<string[]>) => ({
  language: subscriptions.language,
  preferences: subscriptions.preferences,
  segmentIds: segmentIds.as('segment_ids'),
});

/**
 * Gives planned emails the variant that the present sections of the issue ask for. The caller holds
 * the locks of the issue and of the emails.
 */
export async function reassignVariants(tx: Db, issue: Issue, now: Date): Promise<void> {
  const segmentIds = await createSectionReader(issue)(tx);
  let after = '';
  for (;;) {
    const readers = await tx
      .select({ id: subscriptions.id, ...variantColumns(segmentIds) })
      .from(outbox)
      .innerJoin(subscriptions, own(subscriptions, outbox.siteId, { id: outbox.subscriptionId }))
      .where(
        and(
          own(outbox, issue.siteId, { issueId: issue.id }),
          equalsLiteral(outbox.state, 'queued'),
          gt(outbox.subscriptionId, after),
        ),
      )
      .orderBy(asc(outbox.subscriptionId))
      .limit(batchSize);
    const last = readers.at(-1);
    if (!last) return;
    after = last.id;
    const served = await createVariants(tx, issue, readers, now, now);
    const mails = served.map((reader) => ({
      subscription_id: reader.id,
      variant_id: reader.variantId,
    }));
    await tx.execute(sql`
      update outbox set variant_id = mail.variant_id
      from json_to_recordset(${JSON.stringify(mails)}::json)
        as mail (subscription_id text, variant_id text)
      where outbox.site_id = ${issue.siteId} and outbox.issue_id = ${issue.id}
        and outbox.subscription_id = mail.subscription_id and outbox.state = 'queued'`);
  }
}

/** Whether the text has sections for other segments than the one before. */
export const hasOtherSections = (issue: Issue, document: NewsletterDocument): boolean =>
  listSegmentIds(readDocument(issue)).join(' ') !== listSegmentIds(document).join(' ');

/** Returns those of the segments that the site has, and keeps them until the transaction ends. */
export async function lockSegments(tx: Db, { id: siteId }: Site, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(and(eq(segments.siteId, siteId), inArray(segments.id, ids)))
    .for('key share');
  return rows.map(({ id }) => id);
}

/**
 * Rejects sections for segments that the site does not have, and locks the others. `field`: of the
 * document. Error: bad_request.
 */
export async function lockSections(
  tx: Db,
  site: Site,
  document: NewsletterDocument,
  field: string,
): Promise<void> {
  const known = await lockSegments(tx, site, listSegmentIds(document));
  const place = document.findIndex(
    (block) => block.type === 'section' && !known.includes(block.segmentId),
  );
  if (place >= 0)
    throw badRequest([
      { field: `${field}.${place}.segmentId`, message: 'must be a segment of this site' },
    ]);
}

/** Counts the readers of each section, among those that `audience` matches. */
export async function countSectionReaders(
  db: Db,
  issue: Issue,
  audience: SQL | undefined,
): Promise<{ segmentId: string; readers: number }[]> {
  const sections = await matchSegments(db, issue.siteId, listSegmentIds(readDocument(issue)));
  const counts: { segmentId: string; readers: number }[] = [];
  for (const { id, matches } of sections)
    counts.push({
      segmentId: id,
      readers: await db.$count(subscriptions, and(audience, matches)),
    });
  return counts;
}
