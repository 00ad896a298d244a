import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { archivePath } from '#shared/newsletter/archive-paths.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { issuePosts, type digestVariants } from '../../db/schema.ts';
import { renderDigest, writtenDate } from '../../email/digest.tsx';
import type { Mail } from '../../email/layout.tsx';
import { oneLine } from '../../infra/text/plain-text.ts';
import type { AskModel } from './ask-model.ts';
import type { Issue } from './issues.ts';
import {
  orderByIssue,
  toDigestItem,
  writeOverview,
  readPostContent,
  summarizePosts,
  type PostContent,
  type Summary,
} from './issue-content.ts';
import { detectUnsafeText } from '../preferences/plain-text-check.ts';
import { parsePrompt, type Length } from '../preferences/parse-prompt.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'model'>;

/** Posts that are summarised side by side. */
const sideBySide = 4;
const itemsFor: Record<Length, number> = { short: 5, standard: 10, long: 10 };

/** The posts that an issue can have: those in it by position, then the candidates by rank. `edited`: of those that an editor has put into it, how many there are; null: the rule chose. `notes` by post. */
type Choice = {
  posts: PostContent[];
  edited: ReadonlySet<string> | null;
  notes: ReadonlyMap<string, string>;
};
/** What the posts of an issue say, found out once for all who read it. */
export type IssueContent = {
  choice(): Promise<Choice>;
  summary(post: PostContent, language: DigestLanguage, ask: AskModel | null): Promise<Summary>;
};

export function createIssueContent(
  parts: Parts,
  site: Site,
  issue: Pick<Issue, 'siteId' | 'id'>,
): IssueContent {
  let read: Promise<Choice> | undefined;
  const known = new Map<string, Promise<Summary>>();
  return {
    choice: () => (read ??= readChoice(parts.db, issue)),
    summary(post, language, ask) {
      // What came too late for one audience may be in time for the next.
      const key = `${language} ${post.id} ${ask !== null}`;
      let summary = known.get(key);
      if (!summary) known.set(key, (summary = summarizePosts(parts, site, post, language, ask)));
      return summary;
    },
  };
}

/** What an editor took out is not among them, whatever a reader wishes for. */
async function readChoice(db: Db, { siteId, id }: Pick<Issue, 'siteId' | 'id'>): Promise<Choice> {
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
  const inIt = rows.filter(({ outcome }) => outcome !== 'excluded');
  return {
    posts: await readPostContent(
      db,
      siteId,
      inIt.map((row) => row.id),
    ),
    edited: rows.some((row) => row.edited)
      ? new Set(inIt.filter(({ outcome }) => outcome === 'selected').map((row) => row.id))
      : null,
    notes: new Map(
      inIt.flatMap(({ id: postId, note }) => (note === '' ? [] : [[postId, note] as const])),
    ),
  };
}

type Audience = { language: DigestLanguage; prompt: string | null };
type Written = Pick<typeof digestVariants.$inferSelect, 'summaryKind' | 'overview'>;
export type ComposedIssue = {
  kind: 'ai' | 'extract';
  postIds: string[];
  commentIds: string[];
  overview: { text: string; posts: string[] }[];
  mail: Mail;
  preheader: string;
};

/**
 * What an issue says to one audience, rendered; null when there is no post left for it. `ask`: whom to ask for words, looked up before each question, for there may be no time any more. `written`: an overview
 * that is there already stays, as far as it fits.
 */
export async function composeIssue(
  site: Site,
  issue: Issue,
  { language, prompt }: Audience,
  material: IssueContent,
  ask: () => AskModel | null,
  written: Written | null = null,
): Promise<ComposedIssue | null> {
  const wishes = parsePrompt(prompt ?? '');
  const { posts, edited, notes } = await material.choice();
  // Without a wish an issue is what an editor has made of it, however long; else the next moves up for one that was hidden.
  const chosen =
    prompt === null && edited
      ? posts.filter(({ id }) => edited.has(id))
      : (prompt === null ? posts : orderByIssue(wishes, posts)).slice(
          0,
          Math.min(itemsFor[wishes.length], site.digest.posts),
        );
  if (chosen.length === 0) return null;

  const said: Summary[] = [];
  const sayOf = async (post: PostContent): Promise<Summary> => {
    const note = notes.get(post.id);
    return note === undefined ? material.summary(post, language, ask()) : { text: note, ai: false };
  };
  for (let i = 0; i < chosen.length; i += sideBySide)
    said.push(...(await Promise.all(chosen.slice(i, i + sideBySide).map(sayOf))));
  const items = chosen.map((post, i) => toDigestItem(post, said[i] ?? { text: null, ai: false }));
  const known = new Set(items.map(({ id }) => id));
  const fits =
    written?.overview &&
    written.overview.length > 0 &&
    written.overview.every((sentence) => sentence.posts.every((id) => known.has(id)));
  const { overview, ai } = fits
    ? { overview: written.overview ?? [], ai: written.summaryKind === 'ai' }
    : await writeOverview(items, { site, language, wishes }, ask());
  const kind = ai || said.some((one) => one.ai) ? 'ai' : 'extract';
  const forAll = prompt === null && language === 'en';
  const { preheader, ...mail } = renderDigest(
    site,
    { language, pack: await loadPack(language) },
    {
      frequency: issue.frequency,
      date: writtenDate(language, issue.frequency === 'daily' ? issue.period : lastDay(issue)),
      kind,
      overview,
      focus: focusOf(prompt),
      items,
      archivePath: forAll ? archivePath(issue.period) : null,
      intro: issue.intro,
      subject: issue.subject,
    },
  );
  return {
    kind,
    postIds: items.map(({ id }) => id),
    commentIds: chosen.flatMap(({ comment }) => comment?.id ?? []),
    overview,
    mail,
    preheader,
  };
}

/** The last day of an issue's time, on the tenant's wall as near as a date tells: its end is the next midnight. */
const lastDay = ({ endsAt }: Issue): string =>
  new Date(endsAt.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

/** A reader's own words, as long as they are words and nothing else: who subscribed an address chose them. */
function focusOf(prompt: string | null): string | null {
  const line = oneLine(prompt ?? '');
  return line === '' || detectUnsafeText(line) !== null ? null : line;
}
