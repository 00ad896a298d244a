import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { archivePath } from '#shared/newsletter/archive-paths.ts';
import type { DigestEntry, DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { issuePosts, type digestVariants } from '../../db/schema.ts';
import { formatIssueDate } from '../../email/digest-text.ts';
import { renderDigest } from '../../email/digest.tsx';
import type { Mail } from '../../email/layout.tsx';
import type { Shortening } from '../../email/limit-digest-size.ts';
import { getPeriodDays } from '../core/periods.ts';
import type { AskModel } from './ask-model.ts';
import type { Issue } from './issues.ts';
import {
  orderByPreferences,
  toDigestItem,
  readPostContent,
  type PostContent,
} from './issue-content.ts';
import { composeOverview, summarizePost, type Summary, type SummaryStyle } from './summarize.ts';
import { describePreferences } from '../preferences/edit-prompt.ts';
import { parsePrompt, type Length } from '../preferences/parse-prompt.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'model'>;

/** Posts that are summarised side by side. */
const maxConcurrentSummaries = 4;
const maxItems: Record<Length, number> = { short: 5, standard: 10, long: 10 };

/**
 * Posts of an issue: selected ones by position, then candidates by rank. `size` counts the selected
 * ones. `edited` counts an editor's choice; null means the rule chose. `notes` are by post.
 */
type Choice = {
  posts: PostContent[];
  size: number;
  edited: ReadonlySet<string> | null;
  notes: ReadonlyMap<string, string>;
};
/** Content of an issue's posts, read once for all variants; again after a database error. */
export type IssueContent = {
  readChoice(): Promise<Choice>;
  summarize(post: PostContent, style: SummaryStyle, ask: AskModel | null): Promise<Summary>;
};

export function createIssueContent(
  services: Services,
  site: Site,
  issue: Pick<Issue, 'siteId' | 'id'>,
): IssueContent {
  let choice: Promise<Choice> | undefined;
  const summaries = new Map<string, Promise<Summary>>();
  return {
    readChoice() {
      if (!choice) {
        choice = readChosenPosts(services.db, issue);
        choice.catch(() => (choice = undefined));
      }
      return choice;
    },
    summarize(post, style, ask) {
      // A failed summary may still succeed for a later variant.
      // Selected sentences are the same in every language.
      const { language, level, length } = style;
      const shared = site.digest.summaries === 'extracts' ? '' : `${language} ${level} ${length}`;
      const key = `${shared} ${post.id} ${ask !== null}`;
      let summary = summaries.get(key);
      if (!summary) {
        summaries.set(key, (summary = summarizePost(services, site, post, style, ask)));
        summary.catch(() => summaries.delete(key));
      }
      return summary;
    },
  };
}

/** Posts that an editor excluded are never candidates. */
async function readChosenPosts(
  db: Db,
  { siteId, id }: Pick<Issue, 'siteId' | 'id'>,
): Promise<Choice> {
  const rows = await db
    .select({
      id: issuePosts.postId,
      outcome: issuePosts.outcome,
      note: issuePosts.note,
      edited: issuePosts.isPinned,
    })
    .from(issuePosts)
    .where(
      and(
        eq(issuePosts.siteId, siteId),
        eq(issuePosts.issueId, id),
        sql`(${issuePosts.isPinned} or ${inArray(issuePosts.outcome, ['selected', 'candidate'])})`,
      ),
    )
    .orderBy(sql`${issuePosts.position} nulls last`, asc(issuePosts.rank));
  const included = rows.filter(({ outcome }) => outcome !== 'excluded');
  return {
    posts: await readPostContent(
      db,
      siteId,
      included.map((row) => row.id),
    ),
    size: included.filter(({ outcome }) => outcome === 'selected').length,
    edited: rows.some((row) => row.edited)
      ? new Set(included.filter(({ outcome }) => outcome === 'selected').map((row) => row.id))
      : null,
    notes: new Map(
      included.flatMap(({ id: postId, note }) => (note === '' ? [] : [[postId, note] as const])),
    ),
  };
}

type Audience = { language: DigestLanguage; prompt: string | null };
type StoredVariant = Pick<typeof digestVariants.$inferSelect, 'summaryKind' | 'overview'>;
export type ComposedIssue = {
  kind: SummaryKind;
  postIds: string[];
  commentIds: string[];
  overview: DigestSentence[];
  entries: DigestEntry[];
  mail: Mail;
  preheader: string;
  shortening: Shortening | null;
};

/**
 * Renders an issue for one variant; null without posts. `ask` is looked up before each question, as
 * time may run out. `written` is an overview to reuse.
 */
export async function composeIssue(
  site: Site,
  issue: Issue,
  { language, prompt }: Audience,
  content: IssueContent,
  ask: () => AskModel | null,
  stored: StoredVariant | null = null,
): Promise<ComposedIssue | null> {
  const preferences = parsePrompt(prompt ?? '');
  const { posts, size, edited, notes } = await content.readChoice();
  const maxPosts = edited ? site.digest.posts : size;
  // Without prompt the editor's choice stands; else the next candidate replaces a hidden post.
  const chosen =
    prompt === null && edited
      ? posts.filter(({ id }) => edited.has(id))
      : prompt === null
        ? posts.slice(0, maxPosts)
        : orderByPreferences(preferences, posts).slice(
            0,
            Math.min(maxItems[preferences.length], maxPosts),
          );
  if (chosen.length === 0) return null;

  const { level, length } = preferences;
  const style = { language, level, length };
  const summaries: Summary[] = [];
  const summarize = async (post: PostContent): Promise<Summary> => {
    const note = notes.get(post.id);
    return note === undefined
      ? content.summarize(post, style, ask())
      : {
          kind: 'extract',
          sentences: [{ text: note, posts: [post.id], kind: 'note', passages: [] }],
        };
  };
  for (let i = 0; i < chosen.length; i += maxConcurrentSummaries)
    summaries.push(
      ...(await Promise.all(chosen.slice(i, i + maxConcurrentSummaries).map(summarize))),
    );
  const items = chosen.map((post, i) => ({
    ...toDigestItem(post, summaries[i]?.sentences ?? []),
    kind: notes.has(post.id) ? ('note' as const) : summaries[i]?.kind,
  }));
  const chosenIds = new Set(items.map(({ id }) => id));
  const isReusable =
    stored?.overview &&
    stored.overview.length > 0 &&
    stored.overview.every((sentence) => sentence.posts.every((id) => chosenIds.has(id)));
  const { overview, kind: overviewKind } = isReusable
    ? { overview: stored.overview ?? [], kind: stored.summaryKind }
    : await composeOverview(
        chosen.map((post, i) => ({ post, summary: summaries[i] ?? { sentences: [] } })),
        { site, language, preferences },
        ask(),
      );
  const kind = mergeKinds([overviewKind, ...summaries.map((summary) => summary.kind)]);
  const isPublic = prompt === null && language === 'en';
  const pack = await loadPack(language);
  const { preheader, shortening, ...mail } = renderDigest(
    site,
    { language, pack },
    {
      frequency: issue.frequency,
      date: formatIssueDate(language, getPeriodDays(issue.period).lastDay),
      kind,
      overviewKind: overviewKind ?? kind,
      overview,
      // Readers of one variant wrote different words.
      focus: describePreferences({ ...preferences, language: null }, pack.manage) || null,
      items,
      archivePath: isPublic ? archivePath(issue.period) : null,
      intro: issue.intro,
      subject: issue.subject,
    },
  );
  return {
    kind,
    postIds: items.map(({ id }) => id),
    commentIds: chosen.flatMap(({ comment }) => comment?.id ?? []),
    overview,
    entries: chosen.map(({ id }, i) => ({ post: id, sentences: summaries[i]?.sentences ?? [] })),
    mail,
    preheader,
    shortening,
  };
}

/** The label of an issue: that of its piece with the largest part of AI. */
export const mergeKinds = (kinds: readonly (SummaryKind | null)[]): SummaryKind =>
  (['ai', 'selected'] as const).find((kind) => kinds.includes(kind)) ?? 'extract';
