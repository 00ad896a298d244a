import {
  digestVariants,
  issuePosts,
  issues,
  letterTemplates,
  summaries,
} from '../../server/db/schema.ts';
import { hourMs } from '#shared/durations.ts';
import type { DigestEntry } from '#shared/newsletter/digest-sentence.ts';
import type { PieceKind } from '#shared/newsletter/summary-kinds.ts';
import type { PostRow } from './factories.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

type Written = Partial<
  Pick<
    typeof digestVariants.$inferInsert,
    | 'language'
    | 'promptKey'
    | 'preferences'
    | 'lead'
    | 'state'
    | 'summaryKind'
    | 'overview'
    | 'entries'
    | 'renderedAt'
  >
>;

/**
 * Inserts a written issue for a day (`2026-11-20`) or a week (`2026-w46`) with these posts.
 * `endsAt`: by default noon of the day, or late in the week.
 */
export async function addIssue(
  t: TestApp,
  site: SiteId,
  period: string,
  posts: PostRow[],
  {
    endsAt = getPeriodEnd(period),
    issueState = 'sending',
    ...written
  }: Written & { endsAt?: Date; issueState?: 'preparing' | 'sending' | 'sent' } = {},
): Promise<{ id: string; variantId: string }> {
  const [id, frequency] = [
    newId(),
    period.includes('w') ? ('weekly' as const) : ('daily' as const),
  ];
  await t.deps.db.insert(issues).values({
    siteId: site,
    id,
    frequency,
    period,
    startsAt: new Date(endsAt.getTime() - hourMs),
    endsAt,
    state: issueState,
  });
  if (posts.length > 0) {
    await t.deps.db.insert(issuePosts).values(
      posts.map((post, i) => ({
        siteId: site,
        issueId: id,
        postId: post.id,
        frequency,
        position: i + 1,
        outcome: 'selected' as const,
        selectionReason: 'of a test',
        rank: i + 1,
      })),
    );
  }
  const variantId = await addAudience(t, site, id, posts, {
    renderedAt: new Date(endsAt.getTime() + 600_000),
    ...written,
  });
  return { id, variantId };
}

/** Adds a variant of an issue in another language or for a prompt, and returns its id. */
export async function addAudience(
  t: TestApp,
  site: SiteId,
  issueId: string,
  posts: PostRow[],
  written: Written,
): Promise<string> {
  const id = newId();
  await t.deps.db.insert(digestVariants).values({
    siteId: site,
    id,
    issueId,
    language: 'en',
    promptKey: '',
    dueAt: t.clock.now(),
    state: 'ready',
    summaryKind: 'extract',
    postIds: posts.map(({ id }) => id),
    overview: [],
    renderedAt: t.clock.now(),
    ...written,
  });
  return id;
}

/** What a model said of a post. */
export const addSummary = (t: TestApp, { siteId, id }: PostRow, text: string, language = 'en') =>
  t.deps.db
    .insert(summaries)
    .values({ siteId, postId: id, language, text, model: 'of a test', sourceHash: 'hash' });

function getPeriodEnd(period: string): Date {
  const [year = '', week] = period.split('-w');
  if (week === undefined) return new Date(`${period.slice(0, 10)}T12:00:00Z`);
  return new Date(Date.UTC(Number(year), 0, 4 + (Number(week) - 1) * 7, 13));
}

/** The entry of a post with sentences of one kind, each with a passage. */
export const createEntry = (
  { id }: Pick<PostRow, 'id'>,
  kind: PieceKind,
  ...texts: string[]
): DigestEntry => ({
  post: id,
  sentences: texts.map((text, number) => ({
    text,
    posts: [id],
    kind,
    passages: kind === 'note' ? [] : [{ post: id, number, text: `As the source has it: ${text}` }],
  })),
});

/** Inserts an empty letter, on hold. */
export async function addLetter(t: TestApp, site: SiteId): Promise<string> {
  const id = newId();
  const now = t.clock.now();
  await t.deps.db.insert(issues).values({
    siteId: site,
    id,
    frequency: 'letter',
    period: `letter-${id}`,
    startsAt: new Date(now.getTime() - hourMs),
    endsAt: now,
    heldAt: now,
  });
  return id;
}

/** Inserts an empty template of letters. */
export async function addTemplate(t: TestApp, siteId: SiteId, name = newId()): Promise<string> {
  const id = newId();
  await t.deps.db
    .insert(letterTemplates)
    .values({ siteId, id, name, document: [], savedAt: t.clock.now() });
  return id;
}
