import { expect, it } from 'vitest';
import { caller } from '../support/api-clients.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

it('rejected posts do not count as posts, but are limited', async () => {
  const me = await caller(t, 'nontrivial');
  const submit = async (body: object) => (await me.call('POST', '/api/posts', body)).status;
  const create = (n: number) =>
    submit({ title: `A title about river ${n}`, url: `https://rivers.example/${n}`, tags: [] });
  expect(await create(0)).toBe(201);
  for (let n = 0; n < 12; n += 1) expect(await submit({ title: '' })).toBe(400);
  expect(await create(1)).toBe(201);
  for (let n = 0; n < 46; n += 1) await submit({ title: '' });
  expect(await submit({ title: '' })).toBe(429);
});
