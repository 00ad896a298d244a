import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments.ts';
import { memberChoices, outbox, users } from '../../server/db/schema.ts';
import { fromSite } from '../support/members.ts';
import { setUpInbox, type Member } from '../support/inbox-calls.ts';
import { recordAllStatements } from '../support/statements.ts';

// Each statement of a write is a round trip, during which it holds its locks.
const fixture = await setUpInbox();
const { t, db, grace, linus } = fixture;
let count = 0;
const createText = () => `Sentence ${(count += 1)}, long enough to be compared with earlier ones.`;

/** Sends a write as the browser does, with a key, and returns its statements. */
async function record(member: Member, path: string, body: object) {
  let reply = {} as Comment;
  const statements = await recordAllStatements(async () => {
    const response = await t
      .on('nontrivial')
      .post(path)
      .set({ ...fromSite('nontrivial'), ...member.headers, 'Idempotency-Key': randomUUID() })
      .send(body);
    expect(response.status, response.text).toBe(201);
    reply = response.body as Comment;
  });
  return { statements, reply };
}
const comment = (member: Member, parentId?: string, text = createText()) =>
  record(member, `/api/posts/${fixture.post.id}/comments`, { text, parentId });

/** Adds members who follow the post and want mail at once. */
async function addFollowers(number: number): Promise<void> {
  for (let i = 0; i < number; i += 1) {
    const user = await t.make.user('nontrivial', {
      email: `follower${(count += 1)}@mail.example`,
      notifyThreads: 'at_once',
    });
    const follow = { kind: 'post', subject: fixture.post.id, choice: 'follow' } as const;
    await db.insert(memberChoices).values({ siteId: 'nontrivial', userId: user.id, ...follow });
  }
}

// They are recorded at the driver of PostgreSQL.
const isPglite = t.deps.database.kind === 'pglite';

it.skipIf(isPglite)('a post with link, text and tag needs 17 statements', async () => {
  const post = { title: 'A title', url: 'https://example.org/', text: createText() };
  const { statements } = await record(grace, '/api/posts', { ...post, tags: ['models'] });
  expect(statements).toHaveLength(17);
});

describe.skipIf(isPglite)('a comment', () => {
  beforeEach(() => db.update(users).set({ notifyReplies: 'at_once', notifyMentions: 'at_once' }));

  it('needs 13 statements, and 4 for mentions and emails', async () => {
    await db.update(users).set({ notifyReplies: 'never' });
    const first = await comment(linus);
    expect(first.statements).toHaveLength(13);
    await addFollowers(2);
    const { statements } = await comment(grace, first.reply.id, `@Moira ${createText()}`);
    expect(await db.$count(outbox, eq(outbox.kind, 'reply'))).toBe(3);
    expect(statements).toHaveLength(17);
  });

  it('emails many members with as many statements as one', async () => {
    const first = await comment(linus);
    await addFollowers(30);
    const second = await comment(grace, first.reply.id);
    expect(await db.$count(outbox, eq(outbox.kind, 'reply'))).toBe(32);
    const texts = (written: typeof first) =>
      written.statements.filter(({ text }) => /rate_limits|outbox|notifications/.test(text));
    expect(texts(second)).toHaveLength(texts(first).length);
  });

  it('writes no counters while no one may be emailed', async () => {
    await addFollowers(3);
    await comment(linus);
    const { statements } = await comment(grace);
    expect(await db.$count(outbox, eq(outbox.kind, 'reply'))).toBe(4);
    // The limit of comments alone.
    expect(statements.filter(({ text }) => text.includes('into "rate_limits"'))).toHaveLength(1);
  });
});
