import type { Landing } from '#shared/contract/newsletter.ts';
import type { PieceKind } from '#shared/newsletter/summary-kinds.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Ctx } from '../../../context.ts';
import { isDatabaseUnavailable } from '../../../db/client.ts';
import { getTextDirection } from '#shared/text-rules.ts';
import { formatIssueDate } from '../../../email/digest-text.ts';
import { readIssueItems, readLastIssue } from './archive.ts';

/** Titles shown of the last issue. */
const maxSampleTitles = 3;

/** The last issue with posts in a language, else in English, in which every issue exists. */
async function readLastWithPosts(ctx: Ctx, language: DigestLanguage) {
  for (const code of new Set<DigestLanguage>([language, 'en'])) {
    const issue = await readLastIssue(ctx, code);
    if (issue && issue.posts.length > 0) return { issue, issueLanguage: code };
  }
  return null;
}

/** Reads an excerpt of the last issue; failures leave it out. */
export async function readSample(
  ctx: Ctx,
  language: DigestLanguage,
  { mail: { digest: strings } }: LanguagePack,
): Promise<Landing['sample']> {
  try {
    const last = await readLastWithPosts(ctx, language);
    if (!last) return null;
    const { issue, issueLanguage } = last;
    const { kind, overview, posts: chosen } = issue;
    const items = await readIssueItems(ctx, issue.period, issueLanguage);
    const toSampleText = (text: string, known: string | null, own: PieceKind) => ({
      text,
      language: known ?? (own === 'ai' ? issueLanguage : null),
      dir: getTextDirection(text),
    });
    return {
      dateline: formatIssueDate(language, issue),
      label: strings.labels[kind],
      // Extracts without text repeat the titles shown below.
      overview: overview
        .filter(({ text }) => !chosen.some(({ title }) => title === text))
        .map(({ text, language: known, kind: own = kind }) =>
          toSampleText(text, known ?? null, own),
        ),
      kind,
      posts: items.slice(0, maxSampleTitles).map(({ post, language: source, sentences }) => {
        const first = sentences.find(({ correction }) => correction === null);
        return {
          ...post,
          language: source,
          sentence: first ? toSampleText(first.text, first.language, first.kind) : null,
        };
      }),
    };
  } catch (error) {
    if (ctx.isOnReplica || !isDatabaseUnavailable(error)) throw error;
    ctx.log.warn(
      { event: 'last_issue_failed', requestId: ctx.requestId, site: ctx.site.id, error },
      'latest issue could not be read',
    );
    return null;
  }
}
