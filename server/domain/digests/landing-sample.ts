import { and, eq, sql } from 'drizzle-orm';
import type { Landing } from '#shared/contract/newsletter.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import type { LanguagePack } from '#shared/newsletter/translation.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Ctx } from '../../context.ts';
import { isDatabaseUnavailable, perDatabase } from '../../db/client.ts';
import { articles } from '../../db/schema.ts';
import { formatIssueDate, getTextDirection } from '../../email/digest-text.ts';
import { readLastIssue } from './archive.ts';

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
    const { frequency, kind, overview, posts: chosen } = issue;
    const shown = chosen.slice(0, maxSampleTitles);
    const sources = await statements(ctx.db).languages.execute({
      site: ctx.site.id,
      ids: shown.map(({ id }) => id),
    });
    return {
      dateline: fillIn(strings[frequency], {
        site: ctx.site.theme.siteName,
        date: formatIssueDate(language, issue),
      }),
      label: strings.labels[kind],
      // Extracts without text repeat the titles shown below.
      overview: overview
        .filter(({ text }) => !chosen.some(({ title }) => title === text))
        .map(({ text, language: known, kind: own = kind }) => ({
          text,
          language: known ?? (own === 'ai' ? issueLanguage : null),
          dir: getTextDirection(text),
        })),
      kind,
      posts: shown.map(({ id, slug, title }) => ({
        slug,
        title,
        language: sources.find(({ postId }) => postId === id)?.language ?? null,
      })),
    };
  } catch (error) {
    if (ctx.isOnReplica || !isDatabaseUnavailable(error)) throw error;
    ctx.log.warn(
      { event: 'last_issue_failed', requestId: ctx.requestId, site: ctx.site.id, error },
      'last issue could not be read',
    );
    return null;
  }
}

const statements = perDatabase((db) => ({
  languages: db
    .select({ postId: articles.postId, language: articles.language })
    .from(articles)
    .where(
      and(
        eq(articles.siteId, sql.placeholder('site')),
        sql`${articles.postId} = any(${sql.placeholder('ids')})`,
        eq(articles.state, 'read'),
      ),
    )
    .prepare('newsletter_languages'),
}));
