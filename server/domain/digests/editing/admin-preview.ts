import { createHash } from 'node:crypto';

import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { listSegmentIds } from '#shared/newsletter/document.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { english } from '#shared/texts/translate.ts';
import { paths, type DigestLanguage } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Site, Viewer } from '../../../context.ts';
import { perDatabase } from '../../../db/client.ts';
import { digestVariants } from '../../../db/schema.ts';
import { fillDigest, joinDigest, splitDigest } from '../../../email/digest-template.ts';
import type { Mail } from '../../../email/layout.tsx';
import { AppError } from '../../../infra/app-error.ts';
import { mailPreviewCookie } from '../../login/session-cookies.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { queueMail } from '../../mail/outbox.ts';
import { askModel } from '../model/ask-model.ts';
import { composeIssue, type ComposedIssue } from '../writing/compose-issue.ts';
import { toIssueSentences } from '../issues/issue-sentences.ts';
import { readChoice } from '../issues/issue-candidates.ts';
import { readDocument } from '../issues/issue-document.ts';
import { chooseDraftPosts, withDraft } from './draft-content.ts';
import { assertHasPosts } from './admin-issues.ts';
import { findAdminIssue, isDigest, type Issue } from '../issues/issues.ts';
import { createIssueContent } from '../writing/issue-content.ts';
import { toVariant, type DigestVariant } from '../issues/subscriber-variants.ts';
import { readByRules } from '../../preferences/waiting-prompts.ts';
import { createViewPath } from '../delivery/view-token.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/** Limit for all model calls of a preview. The share reserves budget for digests. */
const modelTimeoutMs = 12_000;
const budgetShare = 0.5;
/** Cache time while the issue is unchanged. */
const cacheMs = 10 * minuteMs;
const maxCached = 20;
/** Expiry of a test email. */
const testMailLifetimeMs = hourMs;
/** After codes. */
const priority = 1;

type CachedIssue = { contentHash: string; until: number; composed: Promise<ComposedIssue | null> };
const getCache = perDatabase(() => new Map<string, CachedIssue>());

type PreviewQuery = HandlerInput<'GET /api/admin/issues/{id}/preview'>['query'];

/** Renders the email for a language, a prompt and segments. Errors: not_found, conflict. */
async function renderPreview(
  ctx: Ctx,
  id: string,
  { language: requestedLanguage = 'en', prompt = '', segments = [], draft }: PreviewQuery,
): Promise<{ issue: Issue; language: DigestLanguage; composed: ComposedIssue; mail: Mail }> {
  const { site } = ctx;
  const published = await findAdminIssue(ctx, id);
  const issue = draft ? withDraft(published) : published;
  assertHasPosts(issue);
  const variant = toVariant(
    (await readByRules(ctx, site.id, prompt))?.preferences ?? null,
    requestedLanguage,
    listSegmentIds(readDocument(issue)).filter((segment) => segments.includes(segment)),
  );
  const { language } = variant;
  const composed = await (draft ? composeDraft : composeOnce)(ctx, issue, variant);
  if (!composed)
    throw new AppError(
      'conflict',
      isDigest(issue)
        ? english('All posts of this issue have been hidden.')
        : english('This letter has no text for these readers, so they get no email.'),
    );
  return { issue, language, composed, mail: await fillForEditor(site, language, composed) };
}

/** Replaces the personal links of an email by a harmless one. */
export async function fillForEditor(
  site: Site,
  language: DigestLanguage,
  { mail }: Pick<ComposedIssue, 'mail'>,
  unsubscribePath: string = paths.newsletter,
): Promise<Mail> {
  const newsletterUrl = toSiteUrl(site, paths.newsletter);
  return joinDigest(
    fillDigest(site, { language, pack: await loadPack(language) }, splitDigest(mail), {
      rateUrl: newsletterUrl,
      manageUrl: newsletterUrl,
      unsubscribeUrl: toSiteUrl(site, unsubscribePath),
      following: [],
      corrections: [],
    }),
  );
}

/** Reads what was rendered of a variant. */
async function readStored({ db, site }: Ctx, issue: Issue, variant: DigestVariant) {
  const { language, promptKey } = variant;
  const [stored] = await db
    .select({
      id: digestVariants.id,
      arrangement: digestVariants.arrangement,
      overview: digestVariants.overview,
      renderedAt: digestVariants.renderedAt,
    })
    .from(digestVariants)
    .where(
      own(digestVariants, site.id, { issueId: issue.id, language, promptKey, state: 'ready' }),
    );
  return stored;
}

/** Composes an issue with its draft. No model is asked, so it follows typing. */
async function composeDraft(
  ctx: Ctx,
  issue: Issue,
  variant: DigestVariant,
): Promise<ComposedIssue | null> {
  const { db, site } = ctx;
  const { isSame, choice } = await chooseDraftPosts(db, issue, await readChoice(db, issue));
  const stored = isSame ? await readStored(ctx, issue, variant) : null;
  return composeIssue(
    site,
    issue,
    { ...variant, viewPath: null },
    createIssueContent(ctx, site, issue, { choice }),
    () => null,
    stored,
  );
}

/** Shares one model call among identical previews. */
async function composeOnce(
  ctx: Ctx,
  issue: Issue,
  variant: DigestVariant,
): Promise<ComposedIssue | null> {
  const { db, site, clock } = ctx;
  const { language, promptKey, segmentIds } = variant;
  const stored = await readStored(ctx, issue, variant);
  const content = createIssueContent(ctx, site, issue);
  const { posts: candidates, size, isArranged, ...choice } = await content.readChoice();
  const posts = await content.readPosts(
    candidates.filter(({ reserve }) => !reserve).map(({ id }) => id),
  );
  const contentHash = createHash('sha256')
    .update(
      JSON.stringify([
        issue.subject,
        issue.preheader,
        await content.showDocument(issue, segmentIds),
        candidates,
        size,
        isArranged,
        ...[choice.edited ?? [], choice.notes, choice.stories].map((entries) => [...entries]),
        posts,
        stored,
        variant.preferences,
        site.theme,
        site.sender?.postalAddress,
      ]),
    )
    .digest('base64url');
  const cache = getCache(db);
  const key = `${site.id} ${issue.id} ${language} ${promptKey}`;
  const now = clock.now().getTime();
  const cached = cache.get(key);
  if (cached?.contentHash === contentHash && now < cached.until) return cached.composed;
  const signal = AbortSignal.timeout(modelTimeoutMs);
  const ask = (question: Parameters<typeof askModel>[2]) =>
    askModel(ctx, site, question, { issue, share: budgetShare, signal });
  const composed = composeIssue(
    site,
    issue,
    {
      ...variant,
      viewPath: stored ? createViewPath(ctx, { siteId: site.id, id: stored.id, language }) : null,
    },
    content,
    () => (signal.aborted ? null : ask),
    stored ?? null,
  );
  cache.delete(key);
  cache.set(key, { contentHash, until: now + cacheMs, composed });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  composed.catch(() => cache.get(key)?.composed === composed && cache.delete(key));
  return composed;
}

/**
 * The email, and its sentences with the passages they rest on. The caller's browser may then frame
 * emails. Errors: not_found, conflict.
 */
async function previewIssue(
  ctx: Ctx,
  by: Viewer,
  id: string,
  { part, ...query }: PreviewQuery,
): Promise<Reply<'GET /api/admin/issues/{id}/preview'>> {
  const { language, composed, mail } = await renderPreview(ctx, id, query);
  mailPreviewCookie.set(ctx, by);
  // The email has no struck sentences.
  const toSentences = (sentences: readonly DigestSentence[]) =>
    toIssueSentences(sentences, composed.items, composed.kind, new Map(), composed.sources);
  return {
    subject: mail.subject,
    preheader: composed.preheader,
    html: part === 'text' ? null : mail.html,
    text: part === 'html' ? null : mail.text,
    kind: composed.kind,
    language,
    overview: toSentences(composed.overview),
    items: composed.items.map(({ language: source = null, ...item }) => ({
      ...item,
      language: source,
      sentences: toSentences(item.sentences),
    })),
  };
}

/** Sends the email to the caller only. Errors: not_found, conflict. */
async function sendTest(
  ctx: Ctx,
  by: Viewer,
  id: string,
  options: HandlerInput<'POST /api/admin/issues/{id}/test'>['body'],
): Promise<{ to: string; subject: string }> {
  const { issue, mail } = await renderPreview(ctx, id, options);
  const now = ctx.clock.now();
  const subject = `[Test] ${mail.subject}`;
  await ctx.db.transaction(async (tx) => {
    await queueMail(
      { db: tx, secrets: ctx.secrets },
      {
        ...mail,
        siteId: ctx.site.id,
        kind: 'digest-test',
        priority,
        recipient: by.email,
        now,
        expiresAt: new Date(now.getTime() + testMailLifetimeMs),
        subject,
      },
    );
    await writeAuditLog(tx, ctx, by, [{ action: 'test-issue', after: { issue: issue.period } }]);
  });
  return { to: by.email, subject };
}

export const handlers = {
  'GET /api/admin/issues/{id}/preview': (ctx, { path, query }) =>
    previewIssue(ctx, ctx.viewer, path.id, query),
  'POST /api/admin/issues/{id}/test': (ctx, { path, body }) =>
    sendTest(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
