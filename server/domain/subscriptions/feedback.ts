import { and, sql } from 'drizzle-orm';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { posts, subscriptions } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { addTopic } from '../preferences/preferences.ts';
import { listPostSubjects } from '../preferences/post-subjects.ts';
import { byId, getLanguage } from './subscription-row.ts';
import { ownerToken, readFullFeedbackToken } from './tokens.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Feedback = Reply<'GET /api/subscriptions/feedback/{token}'>;

/** Subjects that are wanted more or less of stand in one of the lists. */
const lists = { more: 'topics', less: 'avoid' } as const;
const directions = ['more', 'less'] as const;

/**
 * Reads what more or less of a post would change. Changes nothing, because mail scanners open
 * links. Errors: not_found, gone, too_many_requests.
 */
async function readFeedback(ctx: Ctx, token: string): Promise<Feedback> {
  const { row, itemId: postId } = await readFullFeedbackToken(ctx, token);
  const post = await readPost(ctx, postId);
  const { preferences } = row;
  const subjects = listPostSubjects(post);
  return {
    language: getLanguage(row),
    title: post.title,
    preferences,
    choices: directions.flatMap((direction) =>
      subjects
        .filter((subject) => canAdd(preferences, direction, subject))
        .map((subject) => ({ direction, subject })),
    ),
    token: ownerToken(ctx, row),
  };
}

const canAdd = (
  preferences: DigestPreferences | null,
  direction: (typeof directions)[number],
  subject: string,
) =>
  preferences?.[lists[direction]].includes(subject) !== true &&
  addTopic(preferences, lists[direction], subject) !== null;

/**
 * Changes the preferences. Idempotent. Errors: as above; bad_request for other subjects.
 */
async function giveFeedback(
  ctx: Ctx,
  token: string,
  { direction, subject }: HandlerInput<'POST /api/subscriptions/feedback/{token}'>['body'],
): Promise<Reply<'POST /api/subscriptions/feedback/{token}'>> {
  const { row, itemId: postId } = await readFullFeedbackToken(ctx, token);
  if (!listPostSubjects(await readPost(ctx, postId)).includes(subject))
    throw badRequest([{ field: 'subject', message: 'must be one of the choices' }]);
  return ctx.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ preferences: subscriptions.preferences })
      .from(subscriptions)
      .where(byId(ctx, row.id))
      .for('no key update');
    if (!stored) throw notFound('The subscription was not found.');
    const preferences = addTopic(stored.preferences, lists[direction], subject);
    if (!preferences)
      throw badRequest([{ field: 'preferences', message: 'have too many subjects' }]);
    await tx.update(subscriptions).set({ preferences }).where(byId(ctx, row.id));
    return { preferences };
  });
}

async function readPost(
  { db, site }: Ctx,
  id: string,
): Promise<Parameters<typeof listPostSubjects>[0]> {
  const [post] = await db
    .select({ title: posts.title, tags: posts.tags })
    .from(posts)
    .where(and(own(posts, site.id, { id }), sql`${posts.isVisible}`));
  if (!post) throw notFound('The post was not found.');
  return post;
}

export const handlers = {
  'GET /api/subscriptions/feedback/{token}': (ctx, { path }) => readFeedback(ctx, path.token),
  'POST /api/subscriptions/feedback/{token}': (ctx, { path, body }) =>
    giveFeedback(ctx, path.token, body),
} satisfies Partial<Handlers>;
