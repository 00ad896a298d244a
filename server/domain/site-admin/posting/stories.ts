import { nameIssueIn } from '#shared/newsletter/issue-labels.ts';
import { archivePath, postPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { postingEvents } from '#shared/web-hook-kinds.ts';
import type { Ctx, Needs } from '../../../context.ts';
import { own } from '../../../db/own.ts';
import { issues } from '../../../db/schema.ts';
import { AppError } from '../../../infra/app-error.ts';
import { listArchive, readIssue } from '../../digests/reading/archive.ts';
import { listPosts } from '../../posts/post-lists.ts';
import { readPost } from '../../posts/read-post.ts';
import type { Story } from './service.ts';

type Services = Needs<'db' | 'site' | 'clock'>;
export type PostingEvent = (typeof postingEvents)[number];

/** Titles of posts that a story about an issue names. */
const maxTitles = 3;

/** Reads what is posted about a post or an issue, as it is now. Null: it is not public. */
export async function readStory(
  ctx: Services,
  event: PostingEvent,
  id: string,
): Promise<Story | null> {
  try {
    return await readers[event](ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

const readers: Record<PostingEvent, (ctx: Services, id: string) => Promise<Story | null>> = {
  async 'post.published'(ctx, id) {
    const post = await readPost({ ...ctx, viewer: null }, id);
    if (post.deleted) return null;
    return { title: post.title, description: '', url: toSiteUrl(ctx.site, postPath(post.slug)) };
  },
  async 'issue.sent'(ctx, id) {
    const [row] = await ctx.db
      .select({ period: issues.period })
      .from(issues)
      .where(own(issues, ctx.site.id, { id }));
    return row ? readIssueStory(ctx, row.period) : null;
  },
};

/** Error: not_found. */
async function readIssueStory(ctx: Needs<'db' | 'site'>, period: string): Promise<Story> {
  const issue = await readIssue(ctx, period);
  return {
    title: `${ctx.site.public.name}: ${nameIssueIn(ctx.site.t, issue)}`,
    description: issue.items
      .slice(0, maxTitles)
      .map(({ post }) => `• ${post.title}`)
      .join('\n'),
    url: toSiteUrl(ctx.site, archivePath(period)),
  };
}

/** Reads what the newest post and issue look like. */
export async function readNewestStories(
  ctx: Ctx,
): Promise<{ event: PostingEvent; story: Story }[]> {
  const [{ posts }, archive] = await Promise.all([
    listPosts(ctx, { sort: 'new', limit: 1 }),
    listArchive(ctx, { limit: 1 }),
  ]);
  const post = posts[0] ? await readStory(ctx, 'post.published', posts[0].id) : null;
  const issue = archive.issues[0] ? await readIssueStory(ctx, archive.issues[0].period) : null;
  return [
    ...(post ? [{ event: 'post.published' as const, story: post }] : []),
    ...(issue ? [{ event: 'issue.sent' as const, story: issue }] : []),
  ];
}
