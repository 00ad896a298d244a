import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { caller } from '../support/api-clients.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const setMove = async (state: string | null, to: string | null = null) => {
  await t.deps.db.execute(
    sql`update sites set move_state = ${state}, moved_to = ${to} where id = 'nontrivial'`,
  );
  await t.deps.siteRegistry.reload();
};
const getHome = () => t.on('nontrivial').get('/new').set('Accept', 'text/html');

it('shows pages and refuses writes while a site is held', async () => {
  const member = await caller(t, 'nontrivial');
  await setMove('held');
  expect((await getHome()).status).toBe(200);
  expect((await t.on('nontrivial').get('/api/posts')).status).toBe(200);
  const refused = await t.on('nontrivial').post('/api/posts').set(member.bearer).send({});
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await t.on('statecraft').post('/api/posts').send({})).status).toBe(401);
  await setMove(null);
});

it('answers 421 for a site that moved', async () => {
  await setMove('moved');
  const page = await getHome();
  expect(page.status).toBe(421);
  expect(page.text).toContain('This site is on another server now.');
  expect((await t.on('nontrivial').get('/api/posts')).body).toMatchObject({
    code: 'misdirected_request',
  });
  expect((await t.on('statecraft').get('/new')).status).toBe(200);
  await setMove(null);
});

it('redirects to the new address of a site', async () => {
  await setMove('moved', 'https://garden.example.org');
  const reply = await t.on('nontrivial').get('/new?page=2').redirects(0);
  expect(reply.status).toBe(308);
  expect(reply.headers.location).toBe('https://garden.example.org/new?page=2');
  await setMove(null);
});
