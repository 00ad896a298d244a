import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ChoiceKind, MemberChoice } from '#shared/choices.ts';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { memberChoices, posts, tags, users } from '../../db/schema.ts';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { readUser } from '../accounts/users.ts';
import { hasDiscussion, publicTitle, requirePost } from './post-row.ts';
import { parsePostId } from './slugs.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Member = { userId: string };
type Target = { kind: ChoiceKind; subject: string };

const isOwn = (ctx: Ctx, { userId }: Member) => own(memberChoices, ctx.site.id, { userId });
const matches = (ctx: Ctx, by: Member, { kind, subject }: Target) =>
  and(isOwn(ctx, by), eq(memberChoices.kind, kind), eq(memberChoices.subject, subject));

/** Lists what the caller follows and mutes, the newest first. */
async function listChoices(ctx: Ctx, by: Member): Promise<Reply<'GET /api/me/choices'>> {
  const rows = await ctx.db
    .select({
      kind: memberChoices.kind,
      subject: memberChoices.subject,
      choice: memberChoices.choice,
      createdAt: memberChoices.createdAt,
      username: users.username,
      post: publicTitle,
    })
    .from(memberChoices)
    .leftJoin(
      users,
      and(
        eq(memberChoices.kind, 'person'),
        own(users, memberChoices.siteId, { id: memberChoices.subject }),
      ),
    )
    .leftJoin(
      posts,
      and(
        eq(memberChoices.kind, 'post'),
        own(posts, memberChoices.siteId, { id: memberChoices.subject }),
        hasDiscussion,
      ),
    )
    .where(isOwn(ctx, by))
    .orderBy(desc(memberChoices.createdAt), memberChoices.kind, memberChoices.subject)
    .limit(limits.choices.max);
  return {
    choices: rows.map(({ kind, subject, choice, createdAt, username, post }) => ({
      kind,
      subject: username ?? subject,
      choice,
      ...(post?.title != null && { post }),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Follows or mutes something. Idempotent. Errors: not_found; bad_request for a followed or an own
 * person, or a host that is none; conflict above the maximum.
 */
async function setChoice(
  ctx: Ctx,
  by: Member,
  target: Target,
  choice: MemberChoice,
): Promise<Reply<'PUT /api/me/choices/{kind}/{subject}'>> {
  if (target.kind === 'person' && choice === 'follow')
    throw badRequest([{ field: 'choice', message: 'must be mute for a person' }]);
  const subject = await findSubject(ctx, target);
  if (target.kind === 'person' && subject === by.userId)
    throw badRequest([{ field: 'subject', message: 'must be someone else' }]);
  await ctx.db.transaction(async (tx) => {
    // Otherwise two calls at once could both make the last one.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(own(users, ctx.site.id, { id: by.userId }))
      .for('no key update');
    await tx
      .insert(memberChoices)
      .values({ siteId: ctx.site.id, userId: by.userId, kind: target.kind, subject, choice })
      .onConflictDoUpdate({
        target: [
          memberChoices.siteId,
          memberChoices.userId,
          memberChoices.kind,
          memberChoices.subject,
        ],
        set: { choice, createdAt: sql`excluded.created_at` },
        setWhere: sql`${memberChoices.choice} <> excluded.choice`,
      });
    const [total] = await tx.select({ n: count() }).from(memberChoices).where(isOwn(ctx, by));
    if ((total?.n ?? 0) > limits.choices.max)
      throw new AppError(
        'conflict',
        "You've reached the limit of {max} followed and muted items. Remove some in Settings first.",
        undefined,
        { max: limits.choices.max },
      );
  });
  return { choice };
}

/** Neither follows nor mutes something, also what is gone. Idempotent. */
async function removeChoice(
  ctx: Ctx,
  by: Member,
  target: Target,
): Promise<Reply<'DELETE /api/me/choices/{kind}/{subject}'>> {
  await ctx.db
    .delete(memberChoices)
    .where(matches(ctx, by, { ...target, subject: await findRemoved(ctx, target) }));
  return { choice: null };
}

/** Returns the stored subject. Errors: not_found; bad_request. */
async function findSubject(ctx: Ctx, { kind, subject }: Target): Promise<string> {
  switch (kind) {
    case 'post':
      return (await requirePost(ctx, subject, hasDiscussion)).id;
    case 'tag': {
      const [tag] = await ctx.db
        .select({ name: tags.name })
        .from(tags)
        .where(own(tags, ctx.site.id, { name: subject }));
      if (!tag) throw notFound('The tag was not found.');
      return tag.name;
    }
    case 'domain':
      if (!/^[^\s/@\0]+$/.test(subject))
        throw badRequest([{ field: 'subject', message: 'must be a host' }]);
      return toDomain(subject);
    case 'person':
      return (await readUser(ctx, subject)).id;
  }
}

/** As `findSubject`, but of what was deleted too. A deleted member has another username. */
async function findRemoved(ctx: Ctx, { kind, subject }: Target): Promise<string> {
  if (kind === 'post') return parsePostId(subject) ?? subject;
  if (kind === 'domain') return toDomain(subject);
  if (kind === 'tag') return subject;
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.siteId, ctx.site.id), sql`lower(${users.username}) = ${subject.toLowerCase()}`),
    );
  if (!user) throw notFound('The user was not found.');
  return user.id;
}

/** As posts have it. */
const toDomain = (host: string) => host.toLowerCase().replace(/^www\./, '');

export const handlers = {
  'GET /api/me/choices': (ctx) => listChoices(ctx, ctx.viewer),
  'PUT /api/me/choices/{kind}/{subject}': (ctx, { path, body }) =>
    setChoice(ctx, ctx.viewer, path, body.choice),
  'DELETE /api/me/choices/{kind}/{subject}': (ctx, { path }) => removeChoice(ctx, ctx.viewer, path),
} satisfies Partial<Handlers>;
