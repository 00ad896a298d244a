import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '#shared/rich-text.ts';
import { siteText } from '#shared/contract/static-pages.ts';
import type { Site } from '../../server/context.ts';
import { issueReads, sites } from '../../server/db/schema.ts';
import { createLinkMarker } from '../../server/domain/statistics/issue-links.ts';
import { addIssue } from '../support/issues.ts';
import { createTestApp, hosts, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { pageCacheBytes: 50_000_000 } });
const site = 'nontrivial';
const author = await t.make.user(site);
const post = await t.make.post(author);
const issue = await addIssue(t, site, '2026-11-20', [post]);
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  Accept: 'text/html,application/xhtml+xml',
  'Accept-Language': 'en',
};

/** A link marker of a site with these settings. */
function marker(settings: Partial<Site['statistics']> = {}, id: SiteId = site) {
  const found = t.deps.siteRegistry.sites.get(id);
  if (!found) throw new Error(`no site ${id}`);
  return createLinkMarker(
    t.deps,
    { ...found, statistics: { ...found.statistics, ...settings } },
    { id: issue.id, frequency: 'daily', period: '2026-11-20' },
  );
}
/** The path and query of a link to a page of the site. */
const markPath = (path: string, id: SiteId = site) => {
  const { pathname, search } = new URL(
    marker({}, id).toSite(`https://site.example${path}`, 'discussion', 1),
  );
  return pathname + search;
};
const visit = (path: string, headers: Record<string, string> = {}, host: string = site) =>
  t
    .on(host)
    .get(path)
    .set({ ...browser, ...headers });

async function readCounts() {
  await t.deps.readCounter.flush(Infinity);
  const rows = await t.deps.db.select().from(issueReads);
  return rows.map(({ place, reads, automated, day }) => ({ place, reads, automated, day }));
}
const counts = (reads: number, automated = 0) => [
  { place: 'discussion-1', reads, automated, day: '2026-11-21' },
];

beforeEach(async () => {
  await t.deps.readCounter.flush(Infinity);
  await t.deps.db.delete(issueReads);
  // After what earlier tests count once.
  t.clock.set(new Date(t.clock.now().getTime() + 31 * 60_000));
});

describe('a link to a post', () => {
  const path = markPath(`/post/${post.slug}`);

  it('shows the same page as without the token, and counts', async () => {
    // The first reply is streamed, without a tag.
    await visit(path);
    const marked = await visit(path);
    const plain = await visit(`/post/${post.slug}`);
    expect(marked.status).toBe(200);
    expect(marked.text).toBe(plain.text);
    expect(marked.headers.etag).toBe(plain.headers.etag);
    expect(marked.headers['set-cookie']).toBeUndefined();
    expect(await readCounts()).toEqual(counts(1));
  });

  it('counts a reader once, and another one too', async () => {
    for (const agent of ['one', 'one', 'two'])
      await visit(path, { 'User-Agent': `Firefox ${agent}` });
    expect(await readCounts()).toEqual(counts(2));
  });

  it('counts no visit of a browser that has the page', async () => {
    await visit(path, { 'User-Agent': 'first visit' });
    const { headers } = await visit(path, { 'User-Agent': 'first visit' });
    expect((await visit(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
    expect((await visit(path, { 'If-None-Match': '"old"' })).status).toBe(200);
    expect(await readCounts()).toEqual(counts(1));
  });

  it('counts requests of bots apart', async () => {
    await t.on(site).head(path).set(browser);
    await visit(path, { 'Sec-Purpose': 'prefetch' });
    await visit(path, { 'User-Agent': 'examplebot/1.0' });
    expect(await readCounts()).toEqual(counts(0, 3));
  });

  it.each([
    ['another signature', path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'), site],
    ['a page that is not found', markPath('/post/none'), site],
    ['another site', path, 'statecraft'],
    ['a token of another site', markPath('/', 'statecraft'), site],
    ['an unknown host', path, 'unknown.example'],
  ])('counts nothing for %s', async (_, url, host) => {
    await visit(url, {}, host);
    expect(await readCounts()).toEqual([]);
  });

  it('keeps the counts of several writes', async () => {
    await visit(path, { 'User-Agent': 'Firefox one' });
    await t.deps.readCounter.flush(Infinity);
    await visit(path, { 'User-Agent': 'Firefox two' });
    expect(await readCounts()).toEqual(counts(2));
  });

  it('ignores an issue that does not exist', async () => {
    const [row] = await t.deps.db.select().from(issueReads).where(eq(issueReads.issueId, 'none'));
    expect(row).toBeUndefined();
    const other = createLinkMarker(t.deps, t.deps.siteRegistry.sites.get(site) as Site, {
      id: 'AAAAAAAAAAAA',
      frequency: 'daily',
      period: '2026-11-20',
    }).toSite('https://site.example/', 'page');
    expect((await visit(`/${new URL(other).search}`)).status).toBe(200);
    expect(await readCounts()).toEqual([]);
  });
});

describe('a link to another site', () => {
  const target = 'https://rivers.example/a?b=1&c=%20#d';

  it('leads there directly', () => {
    expect(marker().toOthers(target, 'post', 1)).toBe(target);
  });

  it('leads there by a signed redirect if enabled', async () => {
    const url = new URL(marker({ redirects: true }).toOthers(target, 'post', 1));
    const response = await visit(url.pathname + url.search);
    expect([response.status, response.headers.location]).toEqual([302, target]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    // It is off, so nothing is counted. The link still works.
    expect(await readCounts()).toEqual([]);
  });

  it.each([
    ['another address', 'https://evil.example/'],
    ['no address', ''],
    ['a script', 'javascript:alert(1)'],
    ['a path', '//evil.example'],
  ])('does not lead to %s', async (_, changed) => {
    const url = new URL(marker({ redirects: true }).toOthers(target, 'post', 1));
    url.searchParams.set('url', changed);
    const response = await visit(url.pathname + url.search);
    expect([response.status, response.headers.location]).toEqual([404, undefined]);
  });

  it('does not lead there with the token of another site', async () => {
    const url = new URL(marker({ redirects: true }).toOthers(target, 'post', 1));
    expect((await visit(url.pathname + url.search, {}, 'statecraft')).status).toBe(404);
  });

  it('names the site and the issue if enabled', () => {
    const { toOthers, toSite } = marker({ campaign: true });
    expect(toOthers(target, 'post', 1)).toBe(
      'https://rivers.example/a?b=1&c=%20&utm_source=nontrivial.example' +
        '&utm_medium=email&utm_campaign=daily-2026-11-20#d'.replace(
          'nontrivial.example',
          hosts[site],
        ),
    );
    expect(toOthers('https://a.example/?utm_source=x', 'post', 1)).toContain('?utm_source=x&utm_m');
    expect(new URL(toSite('https://site.example/', 'page')).searchParams.get('utm_medium')).toBe(
      'email',
    );
  });
});

describe('the picture', () => {
  it('is not in emails by default', () => expect(marker().picture).toBeNull());

  it('is not cached, and may be shown by web mail', async () => {
    const url = new URL(marker({ picture: true }).picture ?? '');
    const response = await t.on(site).get(url.pathname).set('User-Agent', 'Thunderbird/140');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('image/gif');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await readCounts()).toEqual([]);
  });

  it('needs a valid token', async () => {
    expect((await visit('/newsletter/opened/o-AAAAAAAAAAAA-0123456789.gif')).status).toBe(404);
  });
});

describe('a site that turned on redirects and the picture', () => {
  const configure = async (statistics: Partial<Site['statistics']>) => {
    await t.deps.db.update(sites).set({ settings: { statistics } }).where(eq(sites.id, site));
    await t.deps.siteRegistry.reload();
  };
  beforeEach(() => configure({ picture: true, redirects: true }));
  afterAll(() => configure({}));

  it('counts opens and links to other sites', async () => {
    const { picture, toOthers } = marker();
    const url = new URL(toOthers('https://rivers.example/', 'post', 2));
    expect((await visit(url.pathname + url.search)).status).toBe(302);
    const mail = { 'User-Agent': 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' };
    for (let i = 0; i < 40; i += 1)
      await t
        .on(site)
        .get(new URL(picture ?? '').pathname)
        .set(mail);
    expect((await readCounts()).toSorted((a, b) => a.place.localeCompare(b.place))).toMatchObject([
      // A proxy loads it for many readers.
      { place: 'opening', reads: 40, automated: 0 },
      { place: 'post-2', reads: 1, automated: 0 },
    ]);
  });

  it('tells readers on the privacy page', async () => {
    const { content } = siteText.parse((await t.on(site).get('/api/pages/privacy')).body);
    expect(plainText(content)).toContain('Digests contain an invisible image');
    expect(plainText(content)).toContain('Links to other sites go through this site');
  });
});

it('says on the privacy page what is counted', async () => {
  const { content } = siteText.parse((await t.on(site).get('/api/pages/privacy')).body);
  expect(plainText(content)).toContain('Digests contain no tracking pixel');
  expect(plainText(content)).not.toContain('{statistics}');
});
