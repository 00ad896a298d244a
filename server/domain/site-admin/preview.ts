import { desc, eq, and, sql } from 'drizzle-orm';
import type { Api } from '#shared/api/client.ts';
import type { Issue, IssueSentence } from '#shared/contract/archive.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Thread } from '#shared/contract/comments.ts';
import type { FrontPage } from '#shared/contract/front-page.ts';
import type { Post, PostSummary } from '#shared/contract/posts.ts';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { designs, designTexts, isDesignName } from '#shared/design-choices.ts';
import { archivePath } from '#shared/paths.ts';
import { defaultSiteId } from '#shared/sites/presets.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Needs, Site } from '../../context.ts';
import { posts, sites } from '../../db/schema.ts';
import type { Digest } from '../../email/digest-content.ts';
import { fillDigest, joinDigest, splitDigest } from '../../email/digest-template.ts';
import { renderDigest } from '../../email/digest.tsx';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { notFound } from '../../infra/app-error.ts';
import { readIssue, readLastIssue } from '../digests/reading/archive.ts';
import { toFirstSettings } from './create-site.ts';
import { buildSiteWith, findManagedSite } from './settings.ts';
import { readDraftRow } from './versions.ts';
import type { Handlers } from '../core/handler.ts';

const lifetimeMs = 15 * minuteMs;
const purpose = 'site-preview';
const toSignedText = (host: string, id: string, until: string) => `${host} ${id} ${until}`;

/** Creates a signed URL prefix that shows a site's draft without a session. */
export function createPreview(
  { site: host, secrets, clock }: Needs<'site' | 'secrets' | 'clock'>,
  { id }: Pick<Site, 'id'>,
): { prefix: string; expiresAt: string } {
  const expires = clock.now().getTime() + lifetimeMs;
  const until = expires.toString(36);
  const signature = secrets.sign(purpose, toSignedText(host.id, id, until));
  return {
    prefix: `/admin/preview/${id}.${until}.${signature}/`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** No site has this ID, so only sample posts are read. */
const sampleSiteId = '-';

/**
 * Returns the site of a preview token with its draft settings, if any. A design may follow, which
 * replaces that of the draft. The name of a design alone is a new site in it, which is no secret.
 * Error: not_found.
 */
export async function readPreview(
  ctx: Needs<'db' | 'site' | 'siteRegistry' | 'secrets' | 'clock'>,
  token: string,
): Promise<Site> {
  if (isDesignName(token)) {
    const settings = toFirstSettings({ siteName: designTexts[token].label, design: token });
    return { ...buildSiteWith(ctx, defaultSiteId, settings), id: sampleSiteId };
  }
  const [, id = '', until = '', signature = '', design = ''] =
    /^([a-z0-9-]{1,60})\.([0-9a-z]{6,10})\.([\w-]{43})(?:\.([a-z]{1,20}))?$/.exec(token) ?? [];
  const isValid =
    id !== '' &&
    ctx.secrets.verify(purpose, toSignedText(ctx.site.id, id, until), signature) &&
    parseInt(until, 36) > ctx.clock.now().getTime();
  if (!isValid) throw notFound('The preview was not found.');
  if (!ctx.siteRegistry.sites.has(id)) await ctx.siteRegistry.reload();
  const [row] = await ctx.db
    .select({ settings: sites.settings })
    .from(sites)
    .where(eq(sites.id, id));
  if (!row) throw notFound('The preview was not found.');
  const draft = await readDraftRow(ctx.db, id);
  const settings = draft ? { ...draft.settings, files: row.settings.files } : row.settings;
  return buildSiteWith(
    ctx,
    id,
    isDesignName(design)
      ? {
          ...settings,
          theme: { ...(settings.theme as object | undefined), design: designs[design] },
        }
      : settings,
  );
}

/** Returns the slug of the site's first post, or of a sample post. */
export async function findPreviewPost({ db, site }: Needs<'db' | 'site'>): Promise<string> {
  const [first] = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), sql`${posts.isVisible}`))
    .orderBy(desc(posts.hotScore), desc(posts.id))
    .limit(1);
  return first?.slug ?? createSamplePosts(new Date(0))[0]?.slug ?? '';
}

/** Sample posts follow the posts of a list that has fewer. */
const enoughPosts = 10;

/** Returns the API of a preview; a site with few posts shows sample posts too. */
export function withSamplePosts(api: Api, { id }: Pick<Site, 'id'>, now: Date): Api {
  const samples = createSamplePosts(now);
  const call = async (
    key: string,
    input: { path?: Record<string, unknown> } = {},
  ): Promise<unknown> => {
    const sample = samples.find(({ slug }) => slug === input.path?.id);
    if (sample && key === 'GET /api/posts/{id}')
      return {
        ...sample,
        text: sampleText,
        content: renderMarkdown(sampleText),
        editedAt: null,
        summary: null,
        issues: [],
        related: [],
      } satisfies Post;
    if (sample && key === 'GET /api/posts/{id}/comments') return createSampleThread(now);
    if (id === sampleSiteId && key === 'GET /api/posts')
      return { posts: samples, nextCursor: null, hasNextPage: false, totalCount: samples.length };
    if (key === 'GET /api/front-page') return fillFrontPage(await api(key, {}), samples);
    const reply: unknown = await (api as (key: string, input: unknown) => Promise<unknown>)(
      key,
      input,
    );
    if (key !== 'GET /api/posts') return reply;
    const list = reply as Reply<'GET /api/posts'>;
    return list.posts.length >= enoughPosts
      ? list
      : { ...list, posts: [...list.posts, ...samples] };
  };
  return call as unknown as Api;
}

/** A day without a lead shows sample posts, so that a draft shows what its lead would look like. */
const fillFrontPage = (page: FrontPage, samples: PostSummary[]): FrontPage => {
  const [post, ...others] = samples;
  return page.lead || !post
    ? page
    : {
        ...page,
        lead: {
          post,
          standfirst: 'One or two sentences say what it is about.',
          comment: { text: 'A comment that readers voted for.', author: 'grace' },
        },
        others: others.slice(0, 2),
      };
};

const sampleTitles = [
  'How a small library counted its readers',
  'A map of every bench in the town',
  'What we learned from a year of measuring rain',
  'Letters that arrived forty years late',
  'Why the ferry leaves three minutes early',
  'A plain guide to reading minutes of a council',
];

function createSamplePosts(now: Date): PostSummary[] {
  return sampleTitles.map((title, i) => {
    const id = `sample${String(i + 1).padStart(6, '0')}`;
    const at = new Date(now.getTime() - (i + 1) * 2.5 * hourMs).toISOString();
    return {
      id,
      slug: `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${id}`,
      title,
      url: i === 0 ? null : 'https://example.org/',
      domain: i === 0 ? null : 'example.org',
      author: { username: i % 2 === 0 ? 'ada' : 'grace' },
      score: 42 - i * 6,
      commentCount: i === 0 ? 2 : 0,
      commentsElsewhere: null,
      tags: [],
      createdAt: at,
      updatedAt: at,
    };
  });
}

const sampleText =
  'Some text of a post, with [a link](https://example.org/), *some that stand out*, and ' +
  '`a little code`.\n\n> A quote, as readers put it before a reply.\n\n- One point\n- And another';

function createSampleThread(now: Date): Thread {
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
    createdAt: new Date(now.getTime() - hours * hourMs).toISOString(),
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

const isStanding = ({ correction }: IssueSentence) => correction === null;
/** Returns the sentences of a public issue as those of an email. */
function toDigestSentences(
  { items }: Issue,
  sentences: readonly IssueSentence[],
): DigestSentence[] {
  const toIds = (place: number | null) => items[(place ?? 0) - 1]?.post.id ?? [];
  return sentences.map(({ text, kind, language, places, passages }) => ({
    text,
    kind,
    language,
    posts: places.flatMap(toIds),
    passages: passages.flatMap((passage, number) =>
      [toIds(passage.place)].flat().map((post) => ({ post, number, text: passage.text })),
    ),
  }));
}

/** Renders the last issue, or sample posts, as a digest. Its personal links are inactive. */
export async function renderPreviewMail(ctx: Ctx): Promise<string> {
  const pack = await loadPack('en');
  const last = await readLastIssue(ctx, 'en');
  const issue = last && (await readIssue(ctx, last.period));
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const digest: Digest =
    issue && issue.items.length > 0
      ? {
          frequency: last.frequency,
          days: issue,
          number: issue.number,
          picture: issue.picture,
          kind: issue.kind,
          focus: null,
          viewPath: archivePath(issue.period),
          overview: toDigestSentences(issue, issue.overview.filter(isStanding)),
          items: issue.items.map(
            ({
              post: { id, slug, title, url, domain, commentCount, tags },
              day,
              language,
              sentences,
            }) => ({
              id,
              slug,
              title,
              url,
              domain,
              language,
              sentences: toDigestSentences(issue, sentences.filter(isStanding)),
              tag: tags[0] ?? null,
              day,
              comments: commentCount,
              comment: null,
            }),
          ),
        }
      : {
          frequency: 'daily',
          days: { firstDay: today, lastDay: today },
          kind: 'extract',
          focus: null,
          viewPath: null,
          overview: [],
          items: createSamplePosts(ctx.clock.now()).map(
            ({ id, slug, title, url, domain, commentCount, createdAt }) => ({
              id,
              slug,
              title,
              url,
              domain,
              sentences: [{ text: 'One or two sentences say what it is about.', posts: [id] }],
              day: createdAt.slice(0, 10),
              comments: commentCount,
              comment: null,
            }),
          ),
        };
  const wording = { language: 'en', pack } as const;
  return joinDigest(
    fillDigest(ctx.site, wording, splitDigest(renderDigest(ctx.site, wording, digest)), {
      rateUrl: '#',
      manageUrl: '#',
      unsubscribeUrl: '#',
      following: [],
      corrections: [],
    }),
    // The preview may be shown on another host, which may load its own images only.
  ).html.replaceAll(`src="${toSiteUrl(ctx.site)}/`, 'src="/');
}

export const handlers = {
  async 'POST /api/admin/sites/{site}/preview'(ctx, { path }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    return createPreview(ctx, site);
  },
} satisfies Partial<Handlers>;
