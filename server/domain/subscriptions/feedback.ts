import { and, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import { promptLength } from '#shared/text-rules.ts';
import type { Ctx } from '../../context.ts';
import { postLabels, posts, subscriptions } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { addPreference } from '../preferences/edit-prompt.ts';
import { parsePrompt } from '../preferences/parse-prompt.ts';
import { listPostSubjects } from '../preferences/post-subjects.ts';
import { storeUnderstanding } from '../preferences/understood-prompts.ts';
import { byId, getLanguage, readUnderstood, type SubscriptionRow } from './subscription-row.ts';
import { manageToken, readFeedbackToken } from './tokens.ts';

type Feedback = Reply<'GET /api/subscriptions/feedback/{token}'>;
type Direction = 'more' | 'less';

/**
 * Reads how a prompt would change for more or less of a post. Changes nothing, because mail
 * scanners open links. Errors: not_found, too_many_requests.
 */
export async function readFeedback(ctx: Ctx, token: string): Promise<Feedback> {
  const { row, postId } = await readFeedbackToken(ctx, token);
  const post = await readPost(ctx, postId);
  const subjects = listPostSubjects(post);
  const choices: Feedback['choices'] = [];
  for (const direction of ['more', 'less'] as const)
    for (const subject of subjects) {
      const edited = await edit(row, direction, subject);
      if (edited && edited.prompt !== row.customPrompt) choices.push({ direction, subject });
    }
  return {
    language: getLanguage(row),
    title: post.title,
    preferences: readUnderstood(row),
    choices,
    token: manageToken(ctx, row),
  };
}

/** Changes the prompt. Safe to repeat. Errors: as above; bad_request for other subjects. */
export async function giveFeedback(
  ctx: Ctx,
  token: string,
  { direction, subject }: HandlerInput<'POST /api/subscriptions/feedback/{token}'>['body'],
): Promise<Reply<'POST /api/subscriptions/feedback/{token}'>> {
  const { row, postId } = await readFeedbackToken(ctx, token);
  if (!listPostSubjects(await readPost(ctx, postId)).includes(subject))
    throw badRequest([{ field: 'subject', message: 'must be one of the choices' }]);
  const edited = await edit(row, direction, subject);
  if (!edited) throw badRequest([{ field: 'custom_prompt', message: 'has too many subjects' }]);
  const { prompt, preferences } = edited;
  const { max } = limits.customPrompt;
  if (promptLength(prompt) > max)
    throw badRequest([
      { field: 'custom_prompt', message: `would have more than ${max} characters` },
    ]);
  if (prompt !== row.customPrompt)
    await ctx.db.transaction(async (tx) => {
      await tx.update(subscriptions).set({ customPrompt: prompt }).where(byId(ctx, row.id));
      await storeUnderstanding(tx, row.siteId, prompt, { preferences, source: 'reader' });
    });
  return { preferences };
}

async function edit(
  row: SubscriptionRow,
  direction: Direction,
  subject: string,
): Promise<ReturnType<typeof addPreference>> {
  const { manage } = await loadPack(getLanguage(row));
  const kind = direction === 'more' ? ('topic' as const) : ('avoid' as const);
  return addPreference(
    row.customPrompt ?? '',
    readUnderstood(row) ?? parsePrompt(''),
    { kind, subject },
    manage,
  );
}

async function readPost(
  { db, site }: Ctx,
  id: string,
): Promise<Parameters<typeof listPostSubjects>[0]> {
  const [post] = await db
    .select({ title: posts.title, tags: posts.tags, labels: postLabels.labels })
    .from(posts)
    .leftJoin(postLabels, and(eq(postLabels.siteId, posts.siteId), eq(postLabels.postId, posts.id)))
    .where(and(eq(posts.siteId, site.id), eq(posts.id, id), sql`${posts.isVisible}`));
  if (!post) throw notFound('The post');
  return post;
}
