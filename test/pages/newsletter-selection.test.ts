import { expect, it } from 'vitest';
import { defaultRule } from '../../server/domain/core/digest-defaults.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { paths } from '../../shared/paths.ts';
import { getText } from '../support/html.ts';
import { useNewsletterPages } from '../support/newsletter-pages.ts';

const { t, read } = await useNewsletterPages();

it('explains ranking and selection with the numbers of the site', async () => {
  const site = t.deps.siteRegistry.sites.get('statecraft')!;
  Object.assign(site, { rankingWindow: 18, digest: { ...site.digest, posts: 7 } });
  const { page, status } = await read(paths.selection, 'statecraft');
  expect(status).toBe(200);
  expect(page.attribute('head link[rel="canonical"]', 'href')).toMatch(
    /\/newsletter\/how-posts-are-chosen$/,
  );
  const text = getText(page.element('main'));
  expect(text).toContain('W = 18.');
  expect(text).toContain('An issue has up to 7 posts');
  expect(text).toContain(`At most ${defaultRule.perDomain} posts of one publisher`);
  expect(text).toContain(`at least ${defaultRule.floorShare * 100}% of the points`);
  expect(text).not.toContain('embedding');
  const { page: other } = await read(paths.selection);
  expect(getText(other.element('main'))).not.toContain('W = 18.');
});

it('is linked from the newsletter page', async () => {
  const { page } = await read('/newsletter');
  expect(page.hrefs('main a')).toContain(paths.selection);
});

it('explains them in the language of the site', async () => {
  const site = t.deps.siteRegistry.sites.get('statecraft')!;
  const { t: english } = site;
  Object.assign(site, { t: await loadTranslate('de') });
  const { body } = await t.on('statecraft').get('/api/newsletter/selection');
  Object.assign(site, { t: english });
  expect(JSON.stringify(body)).toContain('Eine Ausgabe hat bis zu');
  expect(JSON.stringify(body)).not.toMatch(/\b(?:posts|the)\b/);
});
