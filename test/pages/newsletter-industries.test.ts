import { expect, it } from 'vitest';
import type { IndustryLanding, Landing } from '#shared/contract/newsletter.ts';
import { subscriptions } from '../../server/db/schema.ts';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';
import { isHidden, useNewsletterPages } from '../support/newsletter-pages.ts';

const { t, read } = await useNewsletterPages();

it('shows the latest matching posts for an industry', async () => {
  const by = await t.make.user('nontrivial');
  const fitting = [
    'Rents in Lisbon fall',
    'A new MORTGAGE rule',
    'The apartments nobody wants',
    'Real estate, explained',
  ];
  const slugs = [];
  for (const [n, title] of fitting.entries())
    slugs.push((await t.make.post({ by, title, minutesAgo: 10 + n })).slug);
  await t.make.post({ by, title: 'Filed under it', tags: ['policy', 'hardware'] });
  for (const title of ['Parental controls', 'Currents', 'Something else', 'A surreal estate'])
    await t.make.post({ by, title, minutesAgo: 5 });
  await t.make.post({ by, title: 'Words', text: 'mortgage rent apartment', minutesAgo: 5 });
  await t.make.post({ by, title: 'Hidden rent', isHidden: true });
  await t.make.post({ by, title: 'Deleted rent', deletedAt: startOfTest });
  await t.make.post({ site: 'statecraft', title: 'Rent of statecraft' });
  const path = '/newsletter/industries/real-estate';
  const posts = async (site: SiteId) =>
    ((await t.on(site).get(`/api/newsletter/industries/real-estate`)).body as IndustryLanding)
      .posts;
  expect((await posts('nontrivial')).map(({ slug }) => slug)).toEqual(slugs);
  expect((await posts('statecraft')).map(({ title }) => title)).toEqual(['Rent of statecraft']);
  const page = readHtml((await t.on('nontrivial').get(path)).text);
  expect(page.all('main ol h2').map(getText)).toEqual(fitting);
  expect(isHidden(page)).toBe(false);

  const reply = (
    (await t.on('nontrivial').get('/api/newsletter/industries/manufacturing'))
      .body as IndustryLanding
  ).posts;
  expect(reply.map(({ title }) => title)).toEqual(['Filed under it']);

  for (let n = 0; n < 12; n += 1) await t.make.post({ by, title: `Landlord ${n}`, minutesAgo: 1 });
  expect(
    (await posts('nontrivial'))
      .map(({ title }) => title)
      .every((title) => title.startsWith('Landlord')),
  ).toBe(true);
  expect(await posts('nontrivial')).toHaveLength(10);
});

it('shows no list of fewer than three posts', async () => {
  const by = await t.make.user('default');
  const path = '/newsletter/industries/transportation';
  const look = async () => readHtml((await t.on('default').get(path)).text);
  for (let n = 0; n < 2; n += 1) await t.make.post({ by, title: `Railway ${n}` });
  const few = await look();
  expect(isHidden(few)).toBe(false);
  expect(few.text('main')).toContain('railway');
  expect(few.text('h1')).toBe('Transportation News & Insights');
  expect(few.all('main ol')).toHaveLength(0);
  expect(few.text('main')).not.toContain('Lately on');
  await t.make.post({ by, title: 'A railway more' });
  const enough = await look();
  expect(isHidden(enough)).toBe(false);
  expect(enough.all('main ol > li')).toHaveLength(3);
});

/** Inserts confirmed subscriptions of a site, and others that do not count. */
async function subscribe(
  siteId: SiteId,
  count: number,
  state: 'pending' | 'active' | 'unsubscribed' = 'active',
) {
  const from = Math.random().toString(36).slice(2);
  await t.deps.db.insert(subscriptions).values(
    Array.from({ length: count }, (_, n) => ({
      siteId,
      id: `${from}${n}`,
      email: `${from}${n}@mail.example`,
      state,
      frequency: 'daily' as const,
      source: 'form' as const,
    })),
  );
}

it('counts confirmed subscribers from 50 with a ten-minute cache', async () => {
  const later = (minutes: number) =>
    t.clock.set(new Date(t.clock.now().getTime() + minutes * 60_000));
  const shown = async (site: SiteId = 'statecraft') =>
    ((await t.on(site).get('/api/newsletter/languages/ar')).body as Landing).activeSubscribers;
  await subscribe('statecraft', 49);
  await subscribe('statecraft', 60, 'pending');
  await subscribe('statecraft', 60, 'unsubscribed');
  await subscribe('default', 1_200);
  later(11);
  expect(await shown()).toBeNull();
  const page = async (path: string, site: SiteId) => readHtml((await t.on(site).get(path)).text);
  expect((await page('/newsletter/languages/ar', 'statecraft')).all('main strong')).toEqual([]);
  await subscribe('statecraft', 1);
  expect(await shown()).toBeNull();
  later(11);
  expect(await shown()).toBe(50);
  expect((await page('/newsletter/languages/ar', 'statecraft')).text('main strong')).toBe('50');
  // Figures use the digits and grouping of the language.
  for (const [path, number] of [
    ['/newsletter', '1,200'],
    ['/newsletter/languages/de', '1.200'],
    ['/newsletter/languages/ar', '1,200'],
    ['/newsletter/industries/energy', '1,200'],
  ] as const) {
    const { text } = await page(path, 'default');
    expect(text('main strong')).toBe(number);
  }
  t.clock.set(startOfTest);
});

it('serves language pages without counts during an outage', async () => {
  const outage = await createVariant(t, { db: await downDatabase(t) });
  for (const path of [
    '/newsletter',
    '/newsletter/languages',
    '/newsletter/languages/hi',
    '/newsletter/industries',
  ])
    expect((await outage.on('nontrivial').get(path)).status).toBe(200);
  const failed = await outage.on('nontrivial').get('/newsletter/industries/energy');
  expect(failed.status).toBe(503);
  expect(readHtml(failed.text).text('main')).toContain('This page couldn’t be loaded.');
});

it('has a form for the newsletter on the front page', async () => {
  const form = (await read('/')).page.element('main form');
  expect(getAttribute(form, 'action')).toBe('/newsletter');
  expect(getAttribute(form, 'method')).toBe('post');
});
