import { and, eq, inArray, sql } from 'drizzle-orm';
import { plainParagraphs, plainText, type RichText } from '#shared/rich-text.ts';
import type { Db } from '../../../db/client.ts';
import { articles, comments, posts, users } from '../../../db/schema.ts';
import { joinsFetchedArticle } from '../../posts/read-article.ts';
import { truncate } from '#shared/truncate.ts';
import { oneLine } from '../../../infra/text/plain-text.ts';
import { isPlainText } from '../../preferences/plain-text-check.ts';
import { readStruckIds } from '../issues/struck-sentences.ts';
import { readEvidence } from './evidence/evidence.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';
import { own } from '../../../db/own.ts';

const maxQuoteLength = 240;
/** Comments read per issue to find quotes. */
const maxReviewedComments = 300;

const maxComparedArticles = 50;

export type PostContent = Awaited<ReturnType<typeof readPostContent>>[number];

/** The description of an article, unless others of the publisher have the same. */
const description = sql<string | null>`case when not exists (
    select from (
      select o.id from ${posts} o
      where o.site_id = ${posts.siteId} and o.domain = ${posts.domain}
        and o.normalized_url is distinct from ${posts.normalizedUrl}
      order by o.created_at desc, o.id desc limit ${sql.raw(String(maxComparedArticles))}
    ) o join ${articles} a on a.site_id = ${posts.siteId} and a.post_id = o.id
    where a.excerpt = ${articles.excerpt}
  ) then ${articles.excerpt} end`;

/** Reads the visible posts in the order of their ids. */
export async function readPostContent(db: Db, siteId: string, postIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const rows = await db
    .select({
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      url: posts.url,
      domain: posts.domain,
      tags: posts.tags,
      score: posts.score,
      commentCount: posts.commentCount,
      createdAt: posts.createdAt,
      postText: posts.renderedText,
      article: articles.text,
      language: articles.language,
      publishedAt: articles.publishedAt,
      description,
    })
    .from(posts)
    .leftJoin(articles, joinsFetchedArticle())
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, [...postIds]), sql`${posts.isVisible}`));
  const ids = rows.map(({ id }) => id);
  const best = await db
    .select({
      id: comments.id,
      postId: comments.postId,
      content: comments.renderedText,
      by: users.username,
    })
    .from(comments)
    .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
    .where(
      and(
        eq(comments.siteId, siteId),
        inArray(comments.postId, ids),
        sql`${comments.isVisible}`,
        eq(comments.depth, 0),
        sql`${comments.score} > 1`,
      ),
    )
    .orderBy(sql`${comments.wilsonScore} desc`, comments.id)
    .limit(maxReviewedComments);
  const struckSentences = await readStruckIds(db, siteId, ids);
  return rows
    .toSorted((a, b) => postIds.indexOf(a.id) - postIds.indexOf(b.id))
    .map(({ postText, article, ...post }) => {
      const text = article ?? (postText === null ? '' : plainParagraphs(postText));
      const { sentences, fragments } = readEvidence(text, post.language);
      const struck = struckSentences
        .filter((sentence) => sentence.postIds.includes(post.id))
        .map(({ sentenceId }) => sentenceId);
      return {
        ...post,
        /** The linked article's text, else the post's. */
        text,
        /** Sentences of the text that may be published. */
        evidence: sentences.filter(
          (sentence) => !struck.includes(toSentenceId({ text: sentence.text, posts: [post.id] })),
        ),
        /** Short or incomplete sentences, which written text may cite. */
        fragments,
        /** The best in plain text; a mail client would turn links into anchors. */
        comment:
          best
            .filter(({ postId }) => postId === post.id)
            .map(toQuote)
            .find((quote) => quote.text !== '' && isPlainText(quote.text)) ?? null,
        /** Ids of sentences that an editor struck. */
        struck,
      };
    });
}

const toQuote = ({ id, content, by }: { id: string; content: RichText; by: string }) => ({
  id,
  text: truncate(oneLine(plainText(content)), maxQuoteLength),
  by,
});
