import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MailMistake } from '#shared/contract/admin-mistakes.ts';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { flattenDocument, listSegmentIds } from '#shared/newsletter/document.ts';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { commentPath, paths, postPath, type DigestLanguage } from '#shared/paths.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Site } from '../../../context.ts';
import { comments, issues, posts } from '../../../db/schema.ts';
import type { Mail } from '../../../email/layout.tsx';
import { maxHtmlBytes } from '../../../email/limit-digest-size.ts';
import { AppError } from '../../../infra/app-error.ts';
import { fetchStatus, type StatusFetcher } from '../../../infra/fetch/safe-fetch.ts';
import { readMailParts } from '../../../infra/text/mail-parts.ts';
import { parsePostId } from '../../posts/slugs.ts';
import { findMissingImages } from '../../images/find-image.ts';
import { fillForEditor } from './admin-preview.ts';
import { composeIssue, type ComposedIssue } from '../writing/compose-issue.ts';
import { readDocument } from '../issues/issue-document.ts';
import { assertHasPosts } from './admin-issues.ts';
import { findAdminIssue, isDigest, type Issue } from '../issues/issues.ts';
import { hasPostalAddress, needsPostalAddress } from '../delivery/postal-address.ts';
import { createIssueContent } from '../writing/issue-content.ts';
import type { Handlers } from '../../core/handler.ts';

/** What the reader's link is in the email that is checked. */
const unsubscribePath = '/subscriptions/unsubscribe/checked';

const messages: Partial<Record<MailMistake['kind'], string>> = {
  site_not_open: english("This site isn't open yet. Open it in the admin area."),
  no_posts: english('All posts of this issue have been hidden.'),
  empty_letter: english('Write the letter first.'),
  no_postal_address: english('Enter the postal address of the site at /admin/mail first.'),
  no_unsubscribe_link: english('The mail has no link to unsubscribe.'),
};

/**
 * Lists what is wrong with the email of an issue, errors first. Renders it without a model, which
 * would cost and changes no link. Errors: not_found, conflict.
 */
export async function listMistakes(
  ctx: Ctx,
  id: string,
  language: DigestLanguage = 'en',
): Promise<Reply<'GET /api/admin/issues/{id}/mistakes'>> {
  const { issue, rendered } = await render(ctx, id, language);
  const parts = rendered && readMailParts(rendered.mail.html);
  const mistakes = [
    ...(ctx.site.isOpen ? [] : [toMistake('site_not_open', 'error')]),
    ...(await checkPostalAddress(ctx)),
    ...(isDigest(issue) ? [] : checkLetter(issue, rendered)),
    ...(isDigest(issue) && rendered === null ? [toMistake('no_posts', 'error')] : []),
    ...(rendered === null || parts === null
      ? []
      : [
          ...(await findHiddenBlocks(ctx, issue, rendered)),
          ...findMistakes(rendered.mail, toSiteUrl(ctx.site, unsubscribePath)),
          ...(await findUnpublished(ctx, issue, parts.links)),
          ...(await findMissing(ctx, parts.pictures)),
        ]),
  ];
  const order = ({ severity }: MailMistake) => (severity === 'error' ? 0 : 1);
  return { mistakes: mistakes.toSorted((a, b) => order(a) - order(b)) };
}

/** Rejects an issue whose email would be unlawful or broken. Error: conflict. */
export async function rejectMistakes(ctx: Ctx, id: string): Promise<void> {
  const { mistakes } = await listMistakes(ctx, id);
  const error = mistakes.find(({ severity }) => severity === 'error');
  if (error)
    throw new AppError(
      'conflict',
      messages[error.kind] ?? english('The mail has a mistake. See its list.'),
    );
}

const toMistake = (
  kind: MailMistake['kind'],
  severity: MailMistake['severity'],
  detail: string | null = null,
): MailMistake => ({ kind, severity, detail });

/** Finds what the email itself shows. `unsubscribeUrl`: the link that it must have. */
export function findMistakes({ subject, html, text }: Mail, unsubscribeUrl: string): MailMistake[] {
  const { pictures } = readMailParts(html);
  const bytes = Buffer.byteLength(html);
  const hasLink =
    html.includes(`href="${escapeHtml(unsubscribeUrl)}"`) && text.includes(unsubscribeUrl);
  return [
    ...(hasLink ? [] : [toMistake('no_unsubscribe_link', 'error')]),
    ...(subject.trim() === '' ? [toMistake('empty_subject', 'warning')] : []),
    ...pictures
      .filter(({ alt }) => (alt ?? '').trim() === '')
      .map(({ src }) => toMistake('no_alternative_text', 'warning', src)),
    ...(bytes > maxHtmlBytes
      ? [toMistake('large', 'warning', String(Math.ceil(bytes / 1_000)))]
      : []),
  ];
}

/** A letter without a subject has the name of the site as its subject. */
const checkLetter = (letter: Issue, rendered: ComposedIssue | null): MailMistake[] => [
  ...((rendered?.preheader ?? '') === '' &&
  !flattenDocument(readDocument(letter)).some(({ type }) => type === 'image')
    ? [toMistake('empty_letter', 'error')]
    : []),
  ...((letter.subject ?? '').trim() === '' ? [toMistake('empty_subject', 'warning')] : []),
];

/** Names what an editor put into the text and emails leave out, by link. */
async function findHiddenBlocks(
  { db, site }: Ctx,
  issue: Issue,
  { documentPostIds, commentIds }: Pick<ComposedIssue, 'documentPostIds' | 'commentIds'>,
): Promise<MailMistake[]> {
  const shown = new Set([...documentPostIds, ...commentIds]);
  const blocks = flattenDocument(readDocument(issue));
  const hiddenPosts = blocks.flatMap((block) =>
    block.type === 'post' && !shown.has(block.postId) ? [block.postId] : [],
  );
  const hiddenComments = blocks.flatMap((block) =>
    block.type === 'comment' && !shown.has(block.commentId) ? [block.commentId] : [],
  );
  const hidden = [...hiddenPosts, ...hiddenComments];
  if (hidden.length === 0) return [];
  const { id, siteId, slug } = posts;
  const named = await db
    .select({ id, slug })
    .from(posts)
    .where(and(eq(siteId, site.id), inArray(id, hiddenPosts)));
  const quoted = await db
    .select({ id: comments.id, slug })
    .from(comments)
    .innerJoin(posts, and(eq(siteId, comments.siteId), eq(id, comments.postId)))
    .where(and(eq(comments.siteId, site.id), inArray(comments.id, hiddenComments)));
  const links = new Map([
    ...named.map((post) => [post.id, postPath(post.slug)] as const),
    ...quoted.map((comment) => [comment.id, commentPath(comment.slug, comment.id)] as const),
  ]);
  return hidden.map((hiddenId) => {
    const path = links.get(hiddenId);
    return toMistake('hidden_block', 'warning', path ? toSiteUrl(site, path) : hiddenId);
  });
}

/** A site that already sent issues goes on without an address, with a warning. */
async function checkPostalAddress(ctx: Ctx): Promise<MailMistake[]> {
  if (hasPostalAddress(ctx.site)) return [];
  const isRequired = await needsPostalAddress(ctx, ctx.site);
  return [toMistake('no_postal_address', isRequired ? 'error' : 'warning')];
}

/** Finds links to posts of the site that are hidden or missing, and to unpublished issues. */
async function findUnpublished(
  { db, site, siteRegistry }: Ctx,
  { period }: Issue,
  links: readonly string[],
): Promise<MailMistake[]> {
  const own = links.filter((link) => isOwn(siteRegistry.hosts, site, link));
  const linked = own.flatMap((link) => {
    const id = readPath(link, '/post/');
    return id === null ? [] : [{ link, id: parsePostId(id) }];
  });
  const archived = own.flatMap((link) => {
    const name = readPath(link, `${paths.archive}/`);
    return name === null || name === period ? [] : [{ link, id: name }];
  });
  const idsOf = (found: typeof linked) => found.flatMap(({ id }) => id ?? []);
  const visible = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), inArray(posts.id, idsOf(linked)), posts.isVisible));
  const published = await db
    .select({ id: issues.period })
    .from(issues)
    .where(
      and(
        eq(issues.siteId, site.id),
        inArray(issues.period, idsOf(archived)),
        inArray(issues.state, ['sending', 'sent']),
        isNull(issues.heldAt),
      ),
    );
  const known = new Set([...visible, ...published].map(({ id }) => id));
  return [...linked, ...archived]
    .filter(({ id }) => id === null || !known.has(id))
    .map(({ link }) => toMistake('unpublished_link', 'warning', link));
}

/** Finds uploaded images that were deleted, or that another site has. */
async function findMissing(
  { db, site, siteRegistry }: Ctx,
  pictures: readonly { src: string }[],
): Promise<MailMistake[]> {
  const uploaded = pictures.flatMap(({ src }) => {
    const image = isOwn(siteRegistry.hosts, site, src) && readImagePath(new URL(src).pathname);
    return image ? [{ src, name: image.name }] : [];
  });
  const missing = await findMissingImages(
    db,
    site.id,
    uploaded.map(({ name }) => name),
  );
  return uploaded
    .filter(({ name }) => missing.includes(name))
    .map(({ src }) => toMistake('missing_image', 'warning', src));
}

const isOwn = (hosts: Ctx['siteRegistry']['hosts'], site: Site, link: string): boolean =>
  URL.canParse(link) && hosts.get(new URL(link).hostname.replace(/^www\./, ''))?.id === site.id;

/** Returns the part of the path after a prefix; null for other paths, and longer ones. */
function readPath(link: string, prefix: string): string | null {
  const { pathname } = new URL(link);
  const part = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
  return part === '' || part.includes('/') ? null : part;
}

/**
 * Requests the links to other sites, each once, within limits of number and time. The fetcher
 * reaches public servers only, and tells no more than a status.
 */
export async function checkLinks(
  ctx: Ctx,
  id: string,
  language: DigestLanguage = 'en',
  readStatus: StatusFetcher = fetchStatus,
): Promise<Reply<'POST /api/admin/issues/{id}/links'>> {
  const { site, siteRegistry } = ctx;
  const { rendered } = await render(ctx, id, language);
  const links = (rendered === null ? [] : readMailParts(rendered.mail.html).links).filter(
    (link) => /^https?:/i.test(link) && !isOwn(siteRegistry.hosts, site, link),
  );
  const agent = `Broadsheet (link check; +${toSiteUrl(site, '/contact')})`;
  const signal = AbortSignal.timeout(limits.linkCheck.totalMs);
  const dead: { url: string; status: number | null }[] = [];
  let checked = 0;
  const waiting = links.slice(0, limits.linkCheck.links).values();
  const work = async () => {
    for (const url of waiting) {
      if (signal.aborted) return;
      const status = await readStatus(url, agent);
      checked += 1;
      if (status === null || status === 404 || status === 410 || status >= 500)
        dead.push({ url, status });
    }
  };
  await Promise.all(Array.from({ length: limits.linkCheck.concurrent }, work));
  const position = ({ url }: { url: string }) => links.indexOf(url);
  return {
    checked,
    unchecked: links.length - checked,
    dead: dead.toSorted((a, b) => position(a) - position(b)),
  };
}

/**
 * Renders the email with all sections, for a reader that does not exist. Null without posts.
 * Errors: not_found, conflict.
 */
async function render(
  ctx: Ctx,
  id: string,
  language: DigestLanguage,
): Promise<{ issue: Issue; rendered: ComposedIssue | null }> {
  const { site } = ctx;
  const issue = await findAdminIssue(ctx, id);
  assertHasPosts(issue);
  const composed = await composeIssue(
    site,
    // The preview text of a letter shows whether it has a text.
    { ...issue, preheader: null },
    {
      language,
      preferences: null,
      segmentIds: listSegmentIds(readDocument(issue)),
      viewPath: null,
    },
    createIssueContent({ ...ctx, model: null }, site, issue),
    () => null,
  );
  const mail = composed && (await fillForEditor(site, language, composed, unsubscribePath));
  return { issue, rendered: mail && { ...composed, mail } };
}

export const handlers = {
  'GET /api/admin/issues/{id}/mistakes': (ctx, { path, query }) =>
    listMistakes(ctx, path.id, query.language),
  'POST /api/admin/issues/{id}/links': (ctx, { path, body }) =>
    checkLinks(ctx, path.id, body.language),
} satisfies Partial<Handlers>;
