import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { Ctx } from '../../context.ts';
import { own } from '../../db/own.ts';
import { digestVariants, issues, posts } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';
import { getLanguage } from './subscription-row.ts';
import { fullFeedbackToken, manageToken, ownerToken, readFeedbackToken } from './tokens.ts';

/**
 * Reads the visible posts of an email. With full access, each has the token of the pages that ask
 * for more or less of it. Errors: not_found, gone, too_many_requests.
 */
async function readStories(
  ctx: Ctx,
  token: string,
): Promise<Reply<'GET /api/subscriptions/stories/{token}'>> {
  const { db, site } = ctx;
  const { row, itemId, access } = await readFeedbackToken(ctx, token);
  const [variant] = await db
    .select({ postIds: digestVariants.postIds, frequency: issues.frequency })
    .from(digestVariants)
    .innerJoin(issues, own(issues, digestVariants.siteId, { id: digestVariants.issueId }))
    .where(own(digestVariants, site.id, { id: itemId }));
  if (!variant?.postIds || variant.frequency === 'letter')
    throw notFound('The digest was not found.');
  const ids = variant.postIds;
  const found = await db
    .select({ id: posts.id, title: posts.title })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), inArray(posts.id, ids), sql`${posts.isVisible}`));
  const language = getLanguage(row);
  const { mail } = await loadPack(language);
  return {
    language,
    heading: mail.digest.rate[variant.frequency],
    access,
    stories: found
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ id, title }) => ({
        title,
        token: access === 'full' ? fullFeedbackToken(ctx, row, id) : null,
      })),
    token: access === 'full' ? ownerToken(ctx, row) : manageToken(ctx, row),
  };
}

export const handlers = {
  'GET /api/subscriptions/stories/{token}': (ctx, { path }) => readStories(ctx, path.token),
} satisfies Partial<Handlers>;
