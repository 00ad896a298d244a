import { expect, it } from 'vitest';
import { readHtml, getText } from '../support/html.ts';
import { createTestApp, siteIds, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const by = await t.make.user('nontrivial', { username: 'Author_1' });
for (let n = 0; n < 30; n += 1)
  await t.make.post({ by, title: `Number ${n}`, text: `Body of ${n}` });
const post = await t.make.post({ by, title: 'With words', text: 'Some *words*', minutesAgo: 0 });
const comment = await t.make.comment(post, { by, text: 'A remark' });

async function readState(path: string) {
  const response = await t.on('nontrivial').get(path);
  const page = readHtml(response.text);
  return { page, state: page.state, queries: page.state.queries, status: response.status };
}

it.each([
  ['/', 'home', [['posts', 'list', { sort: 'new' }]]],
  ['/new', 'sorted-posts:new', [['posts', 'list', { sort: 'new' }]]],
  ['/hot', 'sorted-posts:hot', [['posts', 'list', { sort: 'hot' }]]],
  ['/top', 'sorted-posts:top', [['posts', 'list', { sort: 'top' }]]],
  ['/top?t=week', 'sorted-posts:top', [['posts', 'list', { sort: 'top', t: 'week' }]]],
  [
    `/post/${post.slug}`,
    'post',
    [
      ['posts', 'one', post.slug],
      ['comments', 'thread', post.slug, {}],
    ],
  ],
  [
    `/post/${post.slug}?sort=old`,
    'post',
    [
      ['posts', 'one', post.slug],
      ['comments', 'thread', post.slug, { sort: 'old' }],
    ],
  ],
  [
    `/post/${post.slug}?root=${comment.id}`,
    'post',
    [
      ['posts', 'one', post.slug],
      ['comments', 'thread', post.slug, { root: comment.id }],
    ],
  ],
  [
    '/u/Author_1',
    'user',
    [
      ['users', 'profile', 'Author_1'],
      ['users', 'posts', 'Author_1', null],
    ],
  ],
  [
    '/u/Author_1?tab=comments',
    'user',
    [
      ['users', 'profile', 'Author_1'],
      ['users', 'comments', 'Author_1', null],
    ],
  ],
  ['/about', 'static-page:about', [['texts', 'about']]],
  ['/terms', 'static-page:terms', [['texts', 'terms']]],
])('%s contains its data and avoids another request', async (path, route, keys) => {
  const { state, queries, status } = await readState(path);
  expect(status).toBe(200);
  expect(queries.map(([key]) => key)).toEqual(keys);
  expect(state.loaderData).toMatchObject({ [route]: { state: 'ok' } });
  expect(state.errors).toBe(null);
});

it('contains the API data of a list', async () => {
  const { page, queries } = await readState('/new');
  const list = (await t.on('nontrivial').get('/api/posts?sort=new')).body as {
    posts: { title: string }[];
    nextCursor: string;
  };
  expect(queries[0]?.[1]).toEqual({ pages: [list], pageParams: [null] });
  expect(page.all('#posts h2 a').map(getText)).toEqual(list.posts.map(({ title }) => title));
  // Bodies are for the page of the post.
  expect(page.rawState).not.toContain('Body of');
});

it('contains the cursor of a later page', async () => {
  const list = (await t.on('nontrivial').get('/api/posts?sort=new')).body as { nextCursor: string };
  const { queries } = await readState(`/new?cursor=${list.nextCursor}`);
  expect(queries.map(([key]) => key)).toEqual([
    ['posts', 'list', { sort: 'new', cursor: list.nextCursor }],
  ]);
  const next = (await t.on('nontrivial').get(`/api/posts?sort=new&cursor=${list.nextCursor}`))
    .body as unknown;
  expect(queries[0]?.[1]).toEqual({ pages: [next], pageParams: [list.nextCursor] });
});

it('contains the API data of a post', async () => {
  const { queries } = await readState(`/post/${post.slug}`);
  const fetchBody = async (path: string) => (await t.on('nontrivial').get(path)).body as unknown;
  const path = `/api/posts/${post.slug}`;
  expect(queries.map(([, data]) => data)).toEqual([
    await fetchBody(path),
    await fetchBody(`${path}/comments`),
  ]);
});

it.each(siteIds)('contains the current site facts on %s', async (site) => {
  const page = readHtml((await t.on(site).get('/')).text);
  const { facts } = page.state;
  const { theme } = t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown;
  const { titleTemplate, canonicalDomain } = theme.seo;
  const { siteName: name, siteDescription: description } = theme;
  expect(facts.site).toMatchObject({
    id: site,
    name,
    description,
    seo: { titleTemplate, canonicalDomain },
  });
  expect(facts.site.logo).toBe(page.attribute('header img', 'src'));
  expect(facts.now).toBe(startOfTest.getTime());
  expect([...facts.assets.css, facts.assets.custom].filter(Boolean)).toEqual(
    page.hrefs('head link[rel="stylesheet"]'),
  );
  expect(facts.settings).toEqual({
    pagePort: 3000,
    apiPort: 3001,
    sameOrigin: false,
    showErrors: true,
  });
  // A cacheable page contains nothing of its request.
  expect(facts.requestId).toBe('');
});

it.each([
  ['/top?t=decade', 400, { 'sorted-posts:top': { state: 'invalid' } }, null],
  ['/hot?cursor=foreign', 400, { 'sorted-posts:hot': { state: 'invalid' } }, null],
  ['/post/never-was-AAAAAAAAAAAA', 404, { post: { state: 'missing' } }, null],
  ['/u/nobody_here', 404, {}, { page: { status: 404 } }],
  ['/nothing', 404, {}, { page: { status: 404 } }],
])('%s contains its error and no data', async (path, status, loaderData, errors) => {
  const page = await readState(path);
  expect(page.status).toBe(status);
  expect(page.state.loaderData).toEqual(loaderData);
  expect(page.state.errors).toEqual(errors);
});
