import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { getText, readHtml } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

/** Returns the lines of "Why here?" on the page of a new post. */
async function read(post: { score: number; minutesAgo: number }) {
  const { slug } = await t.make.post(post);
  const page = readHtml((await t.on('nontrivial').get(`/post/${slug}`)).text);
  return {
    summary: page.text('main details summary'),
    lines: page.all('main details li').map(getText),
    hrefs: page.hrefs('main details a'),
  };
}

it('states points, age and what they weigh', async () => {
  const { summary, lines, hrefs } = await read({ score: 100, minutesAgo: 750 });
  expect(summary).toBe('Why here?');
  expect(lines.slice(0, 3)).toEqual([
    '100 points and 12.5 hours old.',
    'Its points make up for 25 hours of age.',
    'So it ranks like a new post with 10 points.',
  ]);
  expect(lines[3]).toContain(
    'Votes from accounts related to the author or to another voter don’t count.',
  );
  expect(hrefs).toEqual(['/moderations', paths.selection]);
});

it('says that new posts start above an old one', async () => {
  const { lines } = await read({ score: 1, minutesAgo: 60 });
  expect(lines[0]).toBe('1 point and 1 hour old.');
  expect(lines[1]).toBe('Its points make up for 0 hours of age.');
  expect(lines[2]).toBe('So every new post starts above it.');
});

it('counts points below zero as age', async () => {
  const { lines } = await read({ score: -10, minutesAgo: 0 });
  expect(lines[1]).toBe('Its points make it 12.5 hours older.');
});

it('uses the ranking window of the site', async () => {
  const site = t.deps.siteRegistry.sites.get('nontrivial')!;
  const { rankingWindow } = site.public;
  site.public.rankingWindow = 24;
  const { lines } = await read({ score: 10, minutesAgo: 60 });
  site.public.rankingWindow = rankingWindow;
  expect(lines[1]).toBe('Its points make up for 24 hours of age.');
});

it('orders posts as their numbers say', async () => {
  await t.make.post({ site: 'statecraft', title: 'Older', score: 100, minutesAgo: 700 });
  await t.make.post({ site: 'statecraft', title: 'Newer', score: 9, minutesAgo: 0 });
  const page = readHtml((await t.on('statecraft').get('/hot')).text);
  expect(page.all('main article h2').map(getText)).toEqual(['Older', 'Newer']);
});
