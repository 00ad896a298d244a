import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { FrontPage } from '#shared/contract/front-page.ts';
import { posts } from '../../server/db/schema.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const halfMinuteMs = 31_000;

async function readFrontPage(site: 'nontrivial' | 'statecraft' | 'default' = 'nontrivial') {
  const { status, body } = await t.on(site).get('/api/front-page');
  expect(status).toBe(200);
  return body as FrontPage;
}
/** Reads a selection that is made again in the background. */
async function readAgain(expected: string[]) {
  t.clock.set(new Date(t.clock.now().getTime() + halfMinuteMs));
  await expect
    .poll(async () => (await readFrontPage()).others.map(({ title }) => title))
    .toEqual(expected);
}

it('has no lead with fewer than three posts today', async () => {
  await t.make.post({ site: 'statecraft', title: 'One', minutesAgo: 5 });
  await t.make.post({ site: 'statecraft', title: 'Two', minutesAgo: 5 });
  await t.make.post({ site: 'statecraft', title: 'Of last week', minutesAgo: 7 * 24 * 60 });
  expect(await readFrontPage('statecraft')).toMatchObject({
    postCount: 2,
    lead: null,
    others: [],
    issue: null,
  });
});

it('leads with the best post, its extract and best comment', async () => {
  const text =
    'The council counted every bench in the town and published the list on Monday. ' +
    'It found 412 benches, of which 61 face a wall.';
  const lead = await t.make.post({ title: 'Benches', url: null, text, score: 40, minutesAgo: 60 });
  await t.make.comment(lead, { text: 'Mine faces the bus.', score: 5 });
  await t.make.comment(lead, { text: 'Unvoted.', score: 1 });
  for (const [title, score] of [
    ['Second', 30],
    ['Third', 20],
    ['Fourth', 10],
  ] as const)
    await t.make.post({ title, score, minutesAgo: 120 });
  await t.make.post({ title: 'Yesterday', score: 99, minutesAgo: 26 * 60 });
  const page = await readFrontPage();
  expect(page).toMatchObject({ postCount: 4, date: t.clock.now().toISOString().slice(0, 10) });
  expect(page.lead?.post.title).toBe('Benches');
  expect(page.lead?.standfirst).toContain('every bench in the town');
  expect(page.lead?.comment?.text).toBe('Mine faces the bus.');
  expect(page.others.map(({ title }) => title)).toEqual(['Second', 'Third']);

  // Hiding takes effect at once, without choosing again.
  await t.deps.db.update(posts).set({ isHidden: true }).where(eq(posts.id, lead.id));
  const without = await readFrontPage();
  expect(without.lead?.post.title).toBe('Second');
  expect(without.lead).toMatchObject({ standfirst: null, comment: null });
  await readAgain(['Third', 'Fourth']);
});
