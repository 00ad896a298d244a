import { expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { readArticles } from '../../server/domain/posts/article-fetching.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { previewLink } from '../../server/domain/posts/link-preview.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const member = await joinSite(t, 'nontrivial');
const submit = (url: string) => member.send('post', '/api/posts', { title: 'A link', url });
const posted = 'https://papers.example/?story=7';
const canonical = 'https://www.papers.example/ships';
const read = (url: string) =>
  Promise.resolve({
    url: new URL(url),
    html: `<head><title>Ships</title><link rel="canonical" href="${canonical}"></head>`,
  });

it('finds a post by the canonical link of its page', async () => {
  const response = await submit(posted);
  expect(response.status, response.text).toBe(201);
  const { id, slug } = response.body as Post;
  expect((await submit('https://papers.example/other')).status).toBe(201);
  await readArticles(t.deps, undefined, (url) =>
    url === posted ? read(url) : Promise.resolve(null),
  );
  for (const again of [canonical, posted, `${canonical}.html?utm_source=x`]) {
    const repeated = await submit(again);
    expectError(repeated, 'conflict', ['url']);
    expect(repeated.body).toMatchObject({ earlier: { slug } });
    const checked = await t
      .on('nontrivial')
      .get(`/api/link-check?url=${encodeURIComponent(again)}`)
      .set(member.bearer);
    expect(checked.body).toMatchObject({ post: { id } });
  }
  const edited = await member.send('patch', `/api/posts/${id}`, { url: `${posted}&page=2` });
  expect(edited.status, edited.text).toBe(200);
  expect((await submit(canonical)).status).toBe(201);
});

it('previews a link with its canonical link', async () => {
  const preview = await previewLink(ctxOfSite(t, 'nontrivial'), `${posted}&page=3`, read);
  expect(preview).toMatchObject({ title: 'Ships', canonical: 'papers.example/ships' });
});
