import { desc, eq, and, sql } from 'drizzle-orm';
import type { Api } from '#shared/api/client.ts';
import type { Thread } from '#shared/contract/comments.ts';
import type { Post, PostSummary } from '#shared/contract/posts.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { Ctx, Site } from '../../context.ts';
import { posts, sites } from '../../db/schema.ts';
import type { Digest } from '../../email/digest-content.ts';
import { fillDigest, joinDigest, splitDigest } from '../../email/digest-template.ts';
import { formatIssueDate } from '../../email/digest-text.ts';
import { renderDigest } from '../../email/digest.tsx';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { notFound } from '../../infra/app-error.ts';
import { readIssue, readLastIssue } from '../digests/archive.ts';
import { siteWith } from './settings.ts';
import { readDraftRow } from './versions.ts';

/** How long the addresses of a preview are good. Milliseconds. */
const lives = 15 * 60_000;
const purpose = 'site-preview';
const wordsOf = (host: string, id: string, until: string) => `${host} ${id} ${until}`;

/** Where the draft of a site can be looked at, on the site that is asked; what it is then is read when it is looked at. The address is all that it takes. */
export function createPreview(
  { site: host, secrets, clock }: Pick<Ctx, 'site' | 'secrets' | 'clock'>,
  { id }: Pick<Site, 'id'>,
): { prefix: string; expiresAt: string } {
  const expires = clock.now().getTime() + lives;
  const until = expires.toString(36);
  return {
    prefix: `/admin/preview/${id}.${until}.${secrets.sign(purpose, wordsOf(host.id, id, until))}/`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** The site that a token was made for on this one, as its draft has it; without a draft, as it is. Error: not_found, also when its time is over. */
export async function readPreview(
  ctx: Pick<Ctx, 'db' | 'site' | 'siteRegistry' | 'secrets' | 'clock'>,
  token: string,
): Promise<Site> {
  const [, id = '', until = '', signature = ''] =
    /^([a-z0-9-]{1,60})\.([0-9a-z]{6,10})\.([\w-]{43})$/.exec(token) ?? [];
  const good =
    id !== '' &&
    ctx.secrets.verify(purpose, wordsOf(ctx.site.id, id, until), signature) &&
    parseInt(until, 36) > ctx.clock.now().getTime();
  if (!good) throw notFound('The preview');
  if (!ctx.siteRegistry.sites.has(id)) await ctx.siteRegistry.reload();
  const [row] = await ctx.db
    .select({ settings: sites.settings })
    .from(sites)
    .where(eq(sites.id, id));
  if (!row) throw notFound('The preview');
  const draft = await readDraftRow(ctx.db, id);
  return siteWith(ctx, id, draft ? { ...draft.settings, files: row.settings.files } : row.settings);
}

/** The slug of the post that is shown: the one that stands first on the site, or one that is made up where there is none. */
export async function previewPost({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<string> {
  const [first] = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), sql`${posts.isVisible}`))
    .orderBy(desc(posts.hotScore), desc(posts.id))
    .limit(1);
  return first?.slug ?? samplePosts(new Date(0))[0]?.slug ?? '';
}

/** The API with a few posts that are made up, where the site has none: a new site shows what it will look like. */
export function withSamplePosts(api: Api, now: Date): Api {
  const samples = samplePosts(now);
  const answer = async (
    key: string,
    input: { path?: Record<string, unknown> } = {},
  ): Promise<unknown> => {
    const known = samples.find(({ slug }) => slug === input.path?.id);
    if (known && key === 'GET /api/posts/{id}')
      return {
        ...known,
        text: sampleText,
        content: renderMarkdown(sampleText),
        editedAt: null,
        summary: null,
        issues: [],
      } satisfies Post;
    if (known && key === 'GET /api/posts/{id}/comments') return sampleThread(now);
    const reply: unknown = await (api as (key: string, input: unknown) => Promise<unknown>)(
      key,
      input,
    );
    if (key !== 'GET /api/posts' || (reply as { posts: unknown[] }).posts.length > 0) return reply;
    return { posts: samples, nextCursor: null, hasNextPage: false, totalCount: samples.length };
  };
  return answer as unknown as Api;
}

const titles = [
  'How a small library counted its readers',
  'A map of every bench in the town',
  'What we learned from a year of measuring rain',
  'Letters that arrived forty years late',
  'Why the ferry leaves three minutes early',
  'A plain guide to reading minutes of a council',
];

function samplePosts(now: Date): PostSummary[] {
  return titles.map((title, i) => {
    const id = `sample${String(i + 1).padStart(6, '0')}`;
    const at = new Date(now.getTime() - (i + 1) * 2.5 * 3_600_000).toISOString();
    return {
      id,
      slug: `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${id}`,
      title,
      url: i === 0 ? null : 'https://example.org/',
      domain: i === 0 ? null : 'example.org',
      author: { username: i % 2 === 0 ? 'ada' : 'grace' },
      score: 42 - i * 6,
      commentCount: i === 0 ? 2 : 0,
      tags: [],
      createdAt: at,
      updatedAt: at,
    };
  });
}

const sampleText =
  'Some text of a post, with [a link](https://example.org/), *some that stand out*, and `a little code`.\n\n> A quote, as readers put it before a reply.\n\n- One point\n- And another';

function sampleThread(now: Date): Thread {
  const comment = (
    id: string,
    parentId: string | null,
    username: string,
    text: string,
    hours: number,
  ) => ({
    id,
    parentId,
    author: { username },
    text,
    content: renderMarkdown(text),
    deleted: false,
    score: 3,
    depth: parentId === null ? 0 : 1,
    createdAt: new Date(now.getTime() - hours * 3_600_000).toISOString(),
    editedAt: null,
    moreReplies: 0,
  });
  return {
    comments: [
      comment('sample1', null, 'grace', 'A comment on the post.', 2),
      comment('sample2', 'sample1', 'ada', 'And a reply.', 1),
    ],
    nextCursor: null,
    hasNextPage: false,
    totalCount: 2,
  };
}

/** The HTML of a digest as the site would mail it: its last issue, or one of posts that are made up. It leads nowhere. */
export async function previewMail(ctx: Ctx): Promise<string> {
  const pack = await loadPack('en');
  const last = await readLastIssue(ctx, 'en');
  const issue = last && (await readIssue(ctx, last.period));
  const digest: Digest =
    issue && issue.items.length > 0
      ? {
          frequency: issue.frequency,
          date: formatIssueDate('en', issue.lastDay),
          kind: issue.kind,
          focus: null,
          archivePath: null,
          overview: issue.overview.map(({ text, places }) => ({
            text,
            posts: places.flatMap((place) => issue.items[place - 1]?.post.id ?? []),
          })),
          items: issue.items.map(
            ({ post: { id, slug, title, domain, score, commentCount }, summary }) => ({
              id,
              slug,
              title,
              domain,
              summary,
              points: score,
              comments: commentCount,
              comment: null,
            }),
          ),
        }
      : {
          frequency: 'daily',
          date: formatIssueDate('en', ctx.clock.now().toISOString().slice(0, 10)),
          kind: 'extract',
          focus: null,
          archivePath: null,
          overview: [],
          items: samplePosts(ctx.clock.now()).map(
            ({ id, slug, title, domain, score, commentCount }) => ({
              id,
              slug,
              title,
              domain,
              summary: 'One or two sentences say what it is about.',
              points: score,
              comments: commentCount,
              comment: null,
            }),
          ),
        };
  const wording = { language: 'en', pack } as const;
  return joinDigest(
    fillDigest(ctx.site, wording, splitDigest(renderDigest(ctx.site, wording, digest)), {
      manageUrl: '#',
      unsubscribeUrl: '#',
      following: [],
    }),
  ).html;
}
