import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { contract, keys } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import { isPublicRead } from '../../server/api/public-reads.ts';
import { openDatabase } from '../../server/db/client.ts';
import { createVariant } from '../support/app-variant.ts';
import { addIssue } from '../support/issues.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

it('lists what may be read from a replica', () => {
  expect(keys.filter(isPublicRead).map((key) => methodAndPath(key).path)).toEqual([
    '/api/posts',
    '/api/posts/{id}',
    '/api/posts/{id}/versions',
    '/api/tags',
    '/api/front-page',
    '/api/posts/{id}/comments',
    '/api/comments/{id}/versions',
    '/api/users/{username}',
    '/api/users/{username}/posts',
    '/api/users/{username}/comments',
    '/api/search/comments',
    '/api/search/users',
    '/api/pages/{slug}',
    '/api/auth/providers',
    '/api/newsletter',
    '/api/newsletter/selection',
    '/api/newsletter/languages',
    '/api/newsletter/languages/{language}',
    '/api/newsletter/industries',
    '/api/newsletter/industries/{industry}',
    '/api/newsletter/texts/{language}',
    '/api/newsletter/archive',
    '/api/newsletter/archive/{period}',
    '/api/moderations',
  ]);
  for (const key of keys.filter(isPublicRead)) expect(contract[key].access).toBe('anyone');
});

it.skipIf(process.env.TEST_DATABASE !== 'postgres')('writes nothing in public reads', async () => {
  const { directUrl } = t.deps.database;
  const options = encodeURIComponent('-c default_transaction_read_only=on');
  const readOnly = await openDatabase({ url: `${directUrl}?options=${options}` }, t.deps.log);
  onTestFinished(() => readOnly.close());
  await expect(readOnly.db.execute(sql`create table written (id int)`)).rejects.toThrow();
  const failed: unknown[] = [];
  let reads = 0;
  const choose = async () => {
    reads += 1;
    return { db: readOnly.db, leave: (error: unknown) => void failed.push(error) };
  };
  const variant = await createVariant(t, { replicas: { ...t.deps.replicas, choose } });
  const author = await t.make.user();
  const post = await t.make.post({ by: author });
  const comment = await t.make.comment(post, { by: author });
  await addIssue(t, 'nontrivial', '2026-11-20', [post]);
  const values: Record<string, string> = {
    username: author.username,
    slug: 'about',
    language: 'de',
    industry: 'healthcare',
    period: '2026-11-20',
  };
  const called = keys.filter(isPublicRead).map((key) => methodAndPath(key).path);
  const paths = [
    ...called.map((path) =>
      path
        .replace('comments/{id}', `comments/${comment.id}`)
        .replace('{id}', post.id)
        .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name),
    ),
    '/api/posts?q=words',
    '/new/feed.xml',
    '/newsletter/archive/feed.xml',
    '/sitemap.xml',
    '/new',
  ];
  for (const path of paths) {
    const before = reads;
    const { status } = await variant.on('nontrivial').get(path);
    expect([path, status, reads > before]).toEqual([path, 200, true]);
  }
  expect(failed).toEqual([]);
  expect(t.log.filter(({ event }) => event === 'write_in_public_read')).toEqual([]);
});
