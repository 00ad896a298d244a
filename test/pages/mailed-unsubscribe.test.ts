import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { subscriptions } from '../../server/db/schema.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { oneClickPath } from '../../shared/paths.ts';
import { readHtml } from '../support/html.ts';
import {
  heading,
  buttons,
  expectOwnPage,
  useMailedLinkPages,
} from '../support/mailed-link-pages.ts';

const { t, subscription, stored, leave, get, post } = await useMailedLinkPages();

it('shows a single unsubscribe button and a link home', async () => {
  const row = await subscription('nontrivial', { language: 'de' });
  const first = await get('nontrivial', leave(row));
  await expectOwnPage(first, 200);
  expect([heading(first.text), buttons(first.text)]).toEqual([
    'Den Newsletter von Nontrivial abbestellen?',
    ['Abbestellen'],
  ]);
  const left = await post('nontrivial', leave(row), { action: 'unsubscribe' });
  expect([left.status, left.headers.location]).toEqual([303, `${leave(row)}?done=unsubscribed`]);
  expect((await stored(row))?.state).toBe('unsubscribed');
  const after = await get('nontrivial', left.headers.location as string);
  await expectOwnPage(after, 200);
  expect([heading(after.text), buttons(after.text)]).toEqual([
    'Der Newsletter ist abbestellt',
    ['Wieder abonnieren'],
  ]);
  const undone = await post('nontrivial', leave(row), { action: 'undo' });
  expect(undone.headers.location).toBe(`${leave(row)}?done=undone`);
  expect((await stored(row))?.state).toBe('active');
  expect(
    readHtml((await get('nontrivial', undone.headers.location as string)).text).text('title'),
  ).toMatch(/^Ihr Abonnement läuft wieder – /);
});

it('redirects browsers from the List-Unsubscribe URL and answers JSON otherwise', async () => {
  const row = await subscription();
  const path = oneClickPath(unsubscribeToken(t.deps, row));
  const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const method of ['get', 'head'] as const) {
    const reply = await t.on('nontrivial')[method](path).set(browser).redirects(0);
    expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
      303,
      leave(row),
      'private, no-store',
    ]);
    expect(reply.headers.vary).toContain('Accept');
  }
  const api = await t.on('api.nontrivial.example').get(path).set(browser).redirects(0);
  expect([api.status, api.headers.location]).toEqual([
    303,
    `https://nontrivial.example${leave(row)}`,
  ]);
  for (const accept of ['application/json', '*/*']) {
    const reply = await t.on('nontrivial').get(path).set('Accept', accept);
    expect([reply.status, reply.headers['cache-control'], reply.body]).toEqual([
      200,
      'no-store',
      expect.objectContaining({ subscribed: true }) as object,
    ]);
  }
  const unknown = await t.on('unknown.test').get(path).set(browser).redirects(0);
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([303, 'private, no-store']);
});

it('says of an erased subscription that it has ended', async () => {
  const row = await subscription('nontrivial');
  await t.deps.db.delete(subscriptions).where(eq(subscriptions.id, row.id));
  const page = await get('nontrivial', leave(row));
  await expectOwnPage(page, 200);
  expect([heading(page.text), buttons(page.text)]).toEqual(['You’ve unsubscribed', []]);
  const reply = await t
    .on('nontrivial')
    .post(oneClickPath(unsubscribeToken(t.deps, row)))
    .type('form')
    .send('List-Unsubscribe=One-Click');
  expect(reply.status).toBe(200);
});

it.each([
  [
    'as RFC 8058 has it',
    (agent: ReturnType<typeof t.on>, path: string) =>
      agent.post(path).type('form').send('List-Unsubscribe=One-Click'),
  ],
  [
    'in several parts',
    (agent: ReturnType<typeof t.on>, path: string) =>
      agent.post(path).field('List-Unsubscribe', 'One-Click'),
  ],
  ['without a body', (agent: ReturnType<typeof t.on>, path: string) => agent.post(path)],
  [
    'from a web mail that says text/html',
    (agent: ReturnType<typeof t.on>, path: string) =>
      agent.post(path).set('Accept', 'text/html').type('form').send('List-Unsubscribe=One-Click'),
  ],
])('unsubscribes by one click, %s, with 200', async (_, send) => {
  const row = await subscription('statecraft');
  const reply = await send(
    t.on('statecraft'),
    oneClickPath(unsubscribeToken(t.deps, row)),
  ).redirects(0);
  expect([reply.status, reply.headers['content-type'], reply.headers['set-cookie']]).toEqual([
    200,
    'application/json; charset=utf-8',
    undefined,
  ]);
  expect((await stored(row))?.state).toBe('unsubscribed');
  expect(heading((await get('statecraft', leave(row))).text)).toBe('You’ve unsubscribed');
});
