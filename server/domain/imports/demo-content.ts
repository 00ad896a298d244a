import { sql } from 'drizzle-orm';
import { customRandom } from 'nanoid';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { presets } from '#shared/sites/presets.ts';
import { demoRemovedMarker, readMarkers } from '../core/instance-markers.ts';
import { createRandom } from '../core/random.ts';
import { ageWindow, hotRank, wilson } from '../posts/ranking.ts';
import { postSlug } from '../posts/slugs.ts';
import { getDomain, normalizeUrl } from '../posts/url-normalization.ts';
import type { Logger } from '../../infra/log.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import type { Db } from '../../db/client.ts';
import {
  articles,
  commentVotes,
  comments,
  posts,
  postTags,
  postVotes,
  sites,
  users,
} from '../../db/schema.ts';
import { defaultSite } from '../../db/seed/default.ts';
import { nontrivial } from '../../db/seed/nontrivial.ts';
import { statecraft } from '../../db/seed/statecraft.ts';
import type { SeedComment, SeedSite } from '../../db/seed/types.ts';

const demo: Record<string, SeedSite> = { nontrivial, statecraft, default: defaultSite };

/**
 * Fills an empty database with the demo sites, dated back from `now`. Does nothing if there are
 * users, or were.
 */
export async function seedDemo(db: Db, now: Date, log: Logger): Promise<void> {
  await db.transaction(async (tx) => {
    // Several processes may start at once on an empty database.
    await tx.execute(sql`lock table ${sites} in share row exclusive mode`);
    const existing = await tx.select({ id: users.id }).from(users).limit(1);
    if (existing.length > 0 || (await readMarkers(tx, demoRemovedMarker)).size > 0) return;
    log.info({ event: 'demo_content_begins' }, 'Writing three demo sites, about 15 seconds');
    log.flush();
    for (const [siteId, content] of Object.entries(demo)) {
      const rows = seedRows(siteId, content, now);
      for (const [table, values] of [
        [users, rows.users],
        [posts, rows.posts],
        [postTags, rows.postTags],
        [articles, rows.articles],
        [comments, rows.comments],
        [postVotes, rows.postVotes],
        [commentVotes, rows.commentVotes],
      ] as const) {
        for (let from = 0; from < values.length; from += 500)
          await tx.insert(table).values(values.slice(from, from + 500) as never);
      }
      await tx
        .update(sites)
        .set({ postCount: rows.posts.length })
        .where(sql`${sites.id} = ${siteId}`);
      log.info(
        {
          event: 'demo_content_loaded',
          site: siteId,
          users: rows.users.length,
          posts: rows.posts.length,
          comments: rows.comments.length,
          articles: rows.articles.length,
        },
        'demo content loaded',
      );
    }
  });
}

/** Readers who only vote, so that scores are what the votes say. */
const readers = 180;

/** Returns the rows of one demo site. Deterministic; scores, karma and counts match the rows. */
export function seedRows(siteId: string, content: SeedSite, now: Date) {
  const random = createRandom(toSeed(siteId));
  const newId = customRandom('0123456789abcdefghijklmnopqrstuvwxyz', 12, (size) =>
    Uint8Array.from({ length: size }, () => Math.floor(random() * 256)),
  );
  const at = (ms: number) => new Date(Math.min(ms, now.getTime() - 1000));
  const start = now.getTime() - 60 * dayMs;
  const person = (username: string, name: string, about = '', website: string | null = null) => ({
    siteId,
    id: newId(),
    username,
    name,
    about,
    website,
    karma: 0,
    postCount: 0,
    commentCount: 0,
    createdAt: at(start + Math.floor(random() * 25 * 24) * hourMs),
  });
  const members = content.users.map(({ username, name, about, website }) =>
    person(username, name, about, website ?? null),
  );
  const byName = new Map(members.map((member) => [member.username, member]));
  const member = (username: string) => {
    const found = byName.get(username);
    if (!found) throw new Error(`the demo content of ${siteId} names an unknown user: ${username}`);
    return found;
  };
  const voters = [
    ...members,
    ...Array.from({ length: readers }, (_, i) =>
      person(`reader${String(i + 1).padStart(3, '0')}`, `Reader ${i + 1}`),
    ),
  ];
  const votersBut = (author: object) =>
    shuffle(
      voters.filter((voter) => voter !== author),
      random,
    );

  const postRows: (typeof posts.$inferInsert & { id: string })[] = [];
  const commentRows: (typeof comments.$inferInsert & { id: string })[] = [];
  const articleRows: (typeof articles.$inferInsert)[] = [];
  const textByUrl = new Map(
    Object.entries(content.articles ?? {}).flatMap(([language, texts]) =>
      Object.entries(texts).map(([url, text]) => [url, { language, text }] as const),
    ),
  );
  const postTagRows: (typeof postTags.$inferInsert)[] = [];
  const postVoteRows: (typeof postVotes.$inferInsert)[] = [];
  const commentVoteRows: (typeof commentVotes.$inferInsert)[] = [];

  for (const post of content.posts) {
    const author = member(post.by);
    const id = newId();
    const createdAt = at(now.getTime() - post.hoursAgo * hourMs);
    const { up, down = 0 } = post;
    const score = 1 + up - down;
    const later = () => at(createdAt.getTime() + random() * (now.getTime() - createdAt.getTime()));
    postVoteRows.push({ siteId, userId: author.id, postId: id, value: 1, createdAt });
    votersBut(author)
      .slice(0, up + down)
      .forEach((voter, i) =>
        postVoteRows.push({
          siteId,
          userId: voter.id,
          postId: id,
          value: i < up ? 1 : -1,
          createdAt: later(),
        }),
      );
    author.karma += up - down;
    author.postCount += 1;

    let commentCount = 0;
    const walk = (list: SeedComment[], parentId: string | null, depth: number, since: number) => {
      for (const comment of list) {
        const by = member(comment.by);
        const commentId = newId();
        const written = at(since + comment.minutesAfter * minuteMs);
        const { up: liked, down: disliked = 0 } = comment;
        commentCount += 1;
        by.commentCount += 1;
        by.karma += liked - disliked;
        commentRows.push({
          siteId,
          id: commentId,
          postId: id,
          parentId,
          userId: by.id,
          text: comment.text,
          renderedText: renderMarkdown(comment.text),
          depth,
          score: 1 + liked - disliked,
          wilsonScore: wilson(liked + 1, disliked),
          createdAt: written,
        });
        commentVoteRows.push({ siteId, userId: by.id, commentId, value: 1, createdAt: written });
        votersBut(by)
          .slice(0, liked + disliked)
          .forEach((voter, i) =>
            commentVoteRows.push({
              siteId,
              userId: voter.id,
              commentId,
              value: i < liked ? 1 : -1,
              createdAt: at(written.getTime() + random() * (now.getTime() - written.getTime())),
            }),
          );
        walk(comment.replies ?? [], commentId, depth + 1, written.getTime());
      }
    };
    walk(post.comments ?? [], null, 0, createdAt.getTime());

    const tags = inSiteOrder(siteId, post.tags ?? []);
    postTagRows.push(...tags.map((tag) => ({ siteId, tag, postId: id, createdAt })));
    const article = post.url === undefined ? undefined : textByUrl.get(post.url);
    if (article)
      articleRows.push({
        siteId,
        postId: id,
        state: 'read',
        attempts: 1,
        fetchAfter: createdAt,
        fetchedAt: createdAt,
        title: post.title,
        ...article,
      });
    postRows.push({
      siteId,
      id,
      slug: postSlug(post.title, id, 'en'),
      userId: author.id,
      title: post.title,
      url: post.url ?? null,
      domain: post.url ? getDomain(post.url) : null,
      normalizedUrl: post.url ? normalizeUrl(post.url) : null,
      tags,
      text: post.text ?? null,
      renderedText: post.text ? renderMarkdown(post.text) : null,
      score,
      commentCount,
      hotScore: hotRank(score, createdAt),
      topWindow: ageWindow(createdAt, now),
      createdAt,
      updatedAt: createdAt,
    });
  }
  return {
    users: voters,
    posts: postRows,
    postTags: postTagRows,
    articles: articleRows,
    comments: commentRows,
    postVotes: postVoteRows,
    commentVotes: commentVoteRows,
  };
}

function inSiteOrder(siteId: string, names: string[]): string[] {
  const siteTags = presets.find(({ id }) => id === siteId)?.tags.map(({ name }) => name) ?? [];
  const unknown = names.find((name) => !siteTags.includes(name));
  if (unknown !== undefined)
    throw new Error(`the demo content of ${siteId} names an unknown tag: ${unknown}`);
  return siteTags.filter((name) => names.includes(name));
}

/** Returns a seed, so that the demo is the same on every machine. */
const toSeed = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

function shuffle<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
