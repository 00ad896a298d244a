import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { sites } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
await t.deps.db
  .update(sites)
  .set({ settings: { theme: { seo: { locale: 'zh' } } } })
  .where(eq(sites.id, 'nontrivial'));
await t.deps.siteRegistry.reload();
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
const get = (path: string) => t.on('nontrivial').get(path).redirects(0);

const tag = '机器学习';
const { tags } = (await t.on('nontrivial').get('/api/tags')).body as { tags: object[] };
const tagged = await admin.call('PUT', '/api/admin/sites/nontrivial/tags', {
  tags: [...tags, { name: tag, description: '论文' }],
});
expect(tagged.status, tagged.text).toBe(200);
const created = await admin.call('POST', '/api/posts', {
  title: '新闻 &《数据》的分析报告',
  text: '这是一段文字。这里有更多的内容。',
  tags: [tag],
});
expect(created.status, created.text).toBe(201);
const post = created.body as Post;
const words = encodeURIComponent('新闻-数据-的分析报告');
const path = `/post/${words}-${post.id}`;

it('serves a post at its own words', async () => {
  expect(post.slug).toBe(`新闻-数据-的分析报告-${post.id}`);
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(new RegExp(`<link rel="canonical" href="https://[^/"]+${path}"/>`));
});

it('leads from other words to the own ones', async () => {
  for (const other of [post.id, `${encodeURIComponent('旧闻')}-${post.id}`, `old-${post.id}`]) {
    const { status, headers } = await get(`/post/${other}`);
    expect([status, headers.location]).toEqual([301, path]);
  }
});

it('serves a tag and its feed', async () => {
  const page = await get(`/t/${encodeURIComponent(tag)}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`href="${path}"`);
  const feed = await get(`/t/${encodeURIComponent(tag)}/feed.xml`);
  expect(feed.status).toBe(200);
  expect(feed.text).toContain(`${path}</link>`);
  expect(feed.text).toContain('<language>zh</language>');
});

it('escapes addresses in the sitemap', async () => {
  expect((await get('/sitemap.xml')).text).toContain(`${path}</loc>`);
});
