import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../shared/contract/index.ts';
import * as limits from '../../shared/limits.ts';
import { memberChoices, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const ada = await joinSite(t, 'nontrivial');
const grace = await joinSite(t, 'nontrivial');
beforeEach(async () => {
  await db.delete(memberChoices);
});

const path = (kind: string, subject: string) =>
  `/api/me/choices/${kind}/${encodeURIComponent(subject)}`;
const choose = (kind: string, subject: string, choice = 'mute') =>
  ada.send('put', path(kind, subject), { choice });
const remove = (kind: string, subject: string) => ada.send('delete', path(kind, subject));
const list = async (actor = ada) =>
  (
    (await actor.agent.get('/api/me/choices').set(actor.bearer))
      .body as Reply<'GET /api/me/choices'>
  ).choices;
async function readState(query: string, actor = ada) {
  const reply = await actor.agent.get(`/api/me/votes?${query}`).set(actor.bearer);
  return reply.body as Reply<'GET /api/me/votes'>;
}

it('lists to each member only their own choices', async () => {
  const post = await t.make.post({ title: 'A post that is hidden' });
  for (const [kind, subject, choice] of [
    ['post', post.slug, 'mute'],
    ['tag', 'research', 'follow'],
    ['domain', 'WWW.Example.org', 'mute'],
    ['person', grace.username.toUpperCase(), 'mute'],
  ] as const) {
    expect((await choose(kind, subject, choice)).body).toEqual({ choice });
    await choose(kind, subject, choice);
  }
  const rows = await list();
  expect(rows.map(({ kind, subject, choice }) => [kind, subject, choice]).toSorted()).toEqual([
    ['domain', 'example.org', 'mute'],
    ['person', grace.username, 'mute'],
    ['post', post.id, 'mute'],
    ['tag', 'research', 'follow'],
  ]);
  expect(rows.find(({ kind }) => kind === 'post')?.post).toEqual({
    slug: post.slug,
    title: 'A post that is hidden',
  });
  expect(await list(grace)).toEqual([]);
  await choose('tag', 'research', 'mute');
  for (const { kind, subject } of rows)
    expect((await remove(kind, subject)).body).toEqual({ choice: null });
  expect(await list()).toEqual([]);
});

describe('what is muted', () => {
  it('is told for requested posts, with the reason', async () => {
    const author = await t.make.user('nontrivial');
    const [plain, hidden, byAuthor, fromDomain, tagged] = [
      await t.make.post(),
      await t.make.post(),
      await t.make.post({ by: author }),
      await t.make.post({ url: 'https://www.example.org/1' }),
      await t.make.post({ tags: ['research'] }),
    ];
    const ids = [plain, hidden, byAuthor, fromDomain, tagged].map(({ id }) => id);
    const query = `posts=${ids.join(',')}`;
    expect((await readState(query)).muted.posts).toEqual({});
    await choose('post', hidden.id);
    await choose('person', author.username);
    await choose('domain', 'example.org');
    await choose('tag', 'research');
    expect((await readState(query)).muted.posts).toEqual({
      [hidden.id]: { kind: 'post', subject: hidden.id },
      [byAuthor.id]: { kind: 'person', subject: author.username },
      [fromDomain.id]: { kind: 'domain', subject: 'example.org' },
      [tagged.id]: { kind: 'tag', subject: 'research' },
    });
    expect((await readState(query, grace)).muted.posts).toEqual({});
    await remove('tag', 'research');
    expect(Object.keys((await readState(query)).muted.posts)).not.toContain(tagged.id);
  });

  it('is told for comments of muted people', async () => {
    const author = await t.make.user('nontrivial');
    const post = await t.make.post();
    const [theirs, others] = [
      await t.make.comment(post, { by: author }),
      await t.make.comment(post),
    ];
    await choose('person', author.username);
    expect((await readState(`comments=${theirs.id},${others.id}`)).muted.comments).toEqual([
      theirs.id,
    ]);
  });
});

it('tells which posts are followed', async () => {
  const [followed, other] = [await t.make.post(), await t.make.post()];
  await choose('post', followed.id, 'follow');
  expect((await readState(`posts=${followed.id},${other.id}`)).followed).toEqual([followed.id]);
});

it('rejects what is unknown, oneself, and people to follow', async () => {
  const elsewhere = await t.make.post({ site: 'statecraft' });
  for (const [kind, subject] of [
    ['post', elsewhere.id],
    ['tag', 'nothing-like-it'],
    ['person', 'Nobody_here'],
  ] as const)
    expectError(await choose(kind, subject), 'not_found');
  expectError(await choose('person', ada.username), 'bad_request', ['subject']);
  expectError(await choose('person', grace.username, 'follow'), 'bad_request', ['choice']);
  expectError(await choose('domain', 'a/b'), 'bad_request', ['subject']);
  expectError(await choose('planet', 'Mars'), 'bad_request', ['kind']);
  expect(await list()).toEqual([]);
});

it('stops at the maximum', async () => {
  await db.execute(sql`insert into ${memberChoices} (site_id, user_id, kind, subject, choice)
    select site_id, id, 'domain', n || '.example', 'mute'
    from ${users}, generate_series(1, ${sql.raw(String(limits.choices.max))}) n
    where username = ${ada.username}`);
  expectError(await choose('domain', 'one-more.example'), 'conflict');
  expect((await choose('domain', '1.example', 'follow')).status).toBe(200);
  expect(await list()).toHaveLength(limits.choices.max);
});
