import { sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../../context.ts';
import { corrections, type digestVariants } from '../../../db/schema.ts';
import { notFound } from '../../../infra/app-error.ts';
import { newId } from '../../core/ids.ts';
import { statements } from '../reading/archive-statements.ts';
import { readViewedVariant } from '../reading/view.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';
import type { Handlers } from '../../core/handler.ts';

type Report = HandlerInput<'POST /api/newsletter/archive/{period}/reports'>['body'];
type Reported = Reply<'POST /api/newsletter/archive/{period}/reports'>;

type ReportedFrom = Pick<typeof digestVariants.$inferSelect, 'issueId' | 'overview' | 'entries'>;

/** Stored texts of readers per sentence. */
const maxNotes = 20;

/** Reports a sentence of a public issue as wrong. Error: not_found. */
export async function reportArchivedSentence(
  ctx: Ctx,
  period: string,
  report: Report,
): Promise<Reported> {
  const frequency = period.includes('w') ? 'weekly' : 'daily';
  const [issue] = period.includes('\0')
    ? []
    : await statements(ctx.db).issue.execute({
        site: ctx.site.id,
        frequency,
        period,
        language: 'en',
      });
  if (!issue) throw notFound('The issue was not found.');
  return reportSentence(ctx, issue, report);
}

/** Anyone may report, any number of times. A decided sentence only counts. Error: not_found. */
async function reportSentence(
  ctx: Ctx,
  { issueId, overview, entries }: ReportedFrom,
  { sentence: id, note = '' }: Report,
): Promise<Reported> {
  const { db, site, clock } = ctx;
  const sentence = [
    ...(overview ?? []),
    ...(entries ?? []).flatMap(({ sentences }) => sentences),
  ].find((candidate) => toSentenceId(candidate) === id);
  const visible = sentence
    ? await statements(db).items.execute({ site: site.id, ids: sentence.posts })
    : [];
  if (!sentence || visible.length < new Set(sentence.posts).size)
    throw notFound('The sentence was not found.');
  const notes = note === '' ? [] : [note];
  await db
    .insert(corrections)
    .values({
      siteId: site.id,
      id: newId(),
      sentenceId: id,
      issueId,
      text: sentence.text,
      passages: sentence.passages ?? [],
      postIds: sentence.posts,
      language: sentence.language ?? null,
      notes,
      firstReportedAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: [corrections.siteId, corrections.sentenceId],
      set: {
        reportCount: sql`${corrections.reportCount} + 1`,
        notes: sql`(array_cat(${corrections.notes}, ${sql.param(notes)}::text[]))
          [greatest(1, cardinality(${corrections.notes}) + ${notes.length + 1 - maxNotes}):]`,
      },
    });
  return { reported: true };
}

export const handlers = {
  'POST /api/newsletter/archive/{period}/reports': (ctx, { path, body }) =>
    reportArchivedSentence(ctx, path.period, body),
  // The token is not stored.
  'POST /api/newsletter/view/{token}/reports': async (ctx, { path, body }) =>
    reportSentence(ctx, await readViewedVariant(ctx, path.token), body),
} satisfies Partial<Handlers>;
