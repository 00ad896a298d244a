import { expect, it } from 'vitest';
import { auditLog } from '../../server/db/schema.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { readHtml, getText } from '../support/html.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp();
const read = async (path: string, site: SiteId) => readHtml((await t.on(site).get(path)).text);
const log = (site: SiteId, entries: Partial<typeof auditLog.$inferInsert>[]) =>
  t.deps.db.insert(auditLog).values(
    entries.map((entry, at) => ({
      siteId: site,
      id: newId(),
      action: 'hide-post',
      isPublic: true,
      createdAt: t.make.minutesAgo(at + 1),
      ...entry,
    })),
  );

it('lists moderator actions with reasons, hiding what is hidden', async () => {
  const by = await t.make.user('nontrivial', { username: 'Sally' });
  const post = await t.make.post({ by, title: 'Ships & <boats>' });
  const hidden = await t.make.post({ by, title: 'Out of sight', isHidden: true });
  const comment = await t.make.comment(post, { text: 'Still here' });
  await log('nontrivial', [
    { action: 'lock-post', postId: post.id, reason: 'It goes in <b>circles</b>.' },
    { action: 'hide-post', postId: hidden.id, reason: 'Advertising' },
    { action: 'show-comment', postId: post.id, commentId: comment.id },
    {
      action: 'ban',
      userId: by.id,
      reason: 'Names somebody.',
      isRedacted: true,
      after: { until: '2026-12-24T08:00:00.000Z' },
    },
    { action: 'unban', userId: by.id },
    {
      action: 'change-role',
      userId: by.id,
      reason: 'Nobody but staff reads this.',
      isPublic: false,
    },
  ]);
  const { status, headers, text } = await t.on('nontrivial').get('/moderations');
  const page = readHtml(text);
  expect([
    status,
    headers['cache-control'],
    page.attribute('head meta[name="robots"]', 'content'),
  ]).toEqual([200, 'public, max-age=0, must-revalidate', 'noindex']);
  expect(page.text('h1')).toBe('Moderation log');
  expect(
    page
      .all('#moderations > li')
      .map((entry) => getText(entry).replace(/\s*\d+ minutes? ago.*$/s, '')),
  ).toEqual([
    expect.stringMatching(
      /^A moderator locked the post “Ships & <boats>”\.\s*It goes in <b>circles<\/b>\.$/,
    ),
    expect.stringMatching(/^A moderator hid a post\.\s*Advertising$/),
    'A moderator showed a comment on “Ships & <boats>” again.',
    expect.stringMatching(
      /^A moderator banned Sally until 24 December 2026\.\s*The reason was redacted\.$/,
    ),
    'A moderator lifted the ban on Sally.',
  ]);
  expect(page.hrefs('#moderations a')).toEqual([
    `/post/${post.slug}`,
    `/post/${post.slug}?root=${comment.id}#c-${comment.id}`,
    `/post/${post.slug}`,
    '/u/Sally',
    '/u/Sally',
  ]);
  expect(text).not.toContain('Out of sight');
  expect(await htmlErrors(text)).toEqual([]);
});

it('pages through a long list and rejects unknown cursors', async () => {
  await log(
    'statecraft',
    Array.from({ length: 27 }, (_, at) => ({ reason: `Reason ${at}.` })),
  );
  const first = await read('/moderations', 'statecraft');
  expect(first.all('#moderations > li')).toHaveLength(25);
  const [more = ''] = first.hrefs('a[rel="next"]');
  expect((await read(more, 'statecraft')).all('#moderations blockquote').map(getText)).toEqual([
    'Reason 25.',
    'Reason 26.',
  ]);
  const foreign = await t.on('statecraft').get('/moderations?cursor=foreign');
  expect([foreign.status, readHtml(foreign.text).all('#moderations > li').length]).toEqual([
    400, 25,
  ]);
  expect((await read('/moderations', 'default')).text('main')).toContain(
    'No moderation actions yet.',
  );
  expect((await read('/about', 'default')).hrefs('main a')).toContain('/moderations');
  expect((await t.on('default').post('/moderations')).status).toBe(405);
});
