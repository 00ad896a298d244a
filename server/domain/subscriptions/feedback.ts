import { and, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { promptLength } from '#shared/text-rules.ts';
import type { Ctx } from '../../context.ts';
import { postLabels, posts, subscriptions } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { addPreference } from '../preferences/edit-prompt.ts';
import { parsePrompt, type TopicPreferences } from '../preferences/parse-prompt.ts';
import { listPostSubjects } from '../preferences/post-subjects.ts';
import { storeUnderstanding, understandPrompt } from '../preferences/understood-prompts.ts';
import { byId, getLanguage, lockPrompt, readUnderstood } from './subscription-row.ts';
import { manageToken, ownerToken, readFeedbackToken, rejectDeliveryLink } from './tokens.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Feedback = Reply<'GET /api/subscriptions/feedback/{token}'>;
type Direction = 'more' | 'less';

/**
 * Reads how a prompt would change for more or less of a post. Changes nothing, because mail
 * scanners open links. The link of a digest shows the post only. Errors: not_found, gone,
 * too_many_requests.
 */
async function readFeedback(ctx: Ctx, token: string): Promise<Feedback> {
  const { row, itemId: postId, access } = await readFeedbackToken(ctx, token);
  const post = await readPost(ctx, postId);
  const shown = { language: getLanguage(row), title: post.title, access };
  // Which choices there are depends on the prompt.
  if (access !== 'full')
    return { ...shown, preferences: null, choices: [], token: manageToken(ctx, row) };
  const subjects = listPostSubjects(post);
  const language = getLanguage(row);
  const wording = { language, pack: await loadPack(language) };
  const prompt = row.customPrompt ?? '';
  const understood = readUnderstood(row) ?? parsePrompt('');
  const choices: Feedback['choices'] = [];
  for (const direction of ['more', 'less'] as const)
    for (const subject of subjects) {
      const edited = edit(prompt, understood, direction, subject, wording);
      if (edited && edited.prompt !== prompt) choices.push({ direction, subject });
    }
  return {
    ...shown,
    preferences: readUnderstood(row),
    choices,
    token: ownerToken(ctx, row),
  };
}

/**
 * Changes the prompt. Idempotent. Errors: as above; forbidden for the link of a digest; bad_request
 * for other subjects.
 */
async function giveFeedback(
  ctx: Ctx,
  token: string,
  { direction, subject }: HandlerInput<'POST /api/subscriptions/feedback/{token}'>['body'],
): Promise<Reply<'POST /api/subscriptions/feedback/{token}'>> {
  const { row, itemId: postId, access } = await readFeedbackToken(ctx, token);
  if (access !== 'full') rejectDeliveryLink();
  if (!listPostSubjects(await readPost(ctx, postId)).includes(subject))
    throw badRequest([{ field: 'subject', message: 'must be one of the choices' }]);
  const language = getLanguage(row);
  const wording = { language, pack: await loadPack(language) };
  return ctx.db.transaction(async (tx) => {
    const before = await lockPrompt(tx, ctx, row.id);
    const understood = await understandPrompt(tx, row.siteId, before);
    const edited = edit(before, understood, direction, subject, wording);
    if (!edited) throw badRequest([{ field: 'custom_prompt', message: 'has too many subjects' }]);
    const { prompt, preferences } = edited;
    const { max } = limits.customPrompt;
    if (promptLength(prompt) > max)
      throw badRequest([
        { field: 'custom_prompt', message: `would have more than ${max} characters` },
      ]);
    if (prompt !== before) {
      await tx.update(subscriptions).set({ customPrompt: prompt }).where(byId(ctx, row.id));
      await storeUnderstanding(tx, row.siteId, prompt, { preferences, source: 'reader' });
    }
    return { preferences };
  });
}

const edit = (
  prompt: string,
  preferences: TopicPreferences,
  direction: Direction,
  subject: string,
  wording: Parameters<typeof addPreference>[3],
) =>
  addPreference(
    prompt,
    preferences,
    { kind: direction === 'more' ? 'topic' : 'avoid', subject },
    wording,
  );

async function readPost(
  { db, site }: Ctx,
  id: string,
): Promise<Parameters<typeof listPostSubjects>[0]> {
  const [post] = await db
    .select({ title: posts.title, tags: posts.tags, labels: postLabels.labels })
    .from(posts)
    .leftJoin(postLabels, own(postLabels, posts.siteId, { postId: posts.id }))
    .where(and(own(posts, site.id, { id }), sql`${posts.isVisible}`));
  if (!post) throw notFound('The post');
  return post;
}

export const handlers = {
  'GET /api/subscriptions/feedback/{token}': (ctx, { path }) => readFeedback(ctx, path.token),
  'POST /api/subscriptions/feedback/{token}': (ctx, { path, body }) =>
    giveFeedback(ctx, path.token, body),
} satisfies Partial<Handlers>;
