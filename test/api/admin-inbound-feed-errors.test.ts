import { type RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { expectError } from '../support/error-replies.ts';
import { setUpFeedAdmin, serve } from '../support/feed-admin.ts';

const { web, requestedUrls, connect } = await setUpFeedAdmin();

describe('errors of a feed', () => {
  it.each<[string, RequestListener | null, RegExp]>([
    ['is not there', null, /found nothing at this URL \(404\)$/],
    ['is forbidden', (_q, res) => void res.writeHead(403).end(), /doesn't let us read it \(403\)$/],
    ['is gone', (_q, res) => void res.writeHead(410).end(), /gone permanently \(410\)$/],
    ['is broken', (_q, res) => void res.writeHead(502).end(), /has a problem \(502\)$/],
    [
      'is a page without any',
      serve('<!doctype html><html><p>Hi</p></html>', 'text/html'),
      /doesn't link to a feed, and none is in the usual places$/,
    ],
    [
      'is a page whose feeds are none',
      serve('<html><link rel=alternate type=application/rss+xml href=/none></html>', 'text/html'),
      /none of them could be read$/,
    ],
    ['is something else', serve('Hello', 'text/plain'), /that's not a feed$/],
    [
      'is larger than may be',
      serve(
        `{"version": "https://jsonfeed.org/version/1", "items": ["${'x'.repeat(2_200_000)}"]}`,
        'application/json',
      ),
      /larger than 2 MB$/,
    ],
    ['was not asked about', (_q, res) => void res.writeHead(304).end(), /isn't a feed \(304\)$/],
  ])('rejects a feed that %s', async (_what, answer, message) => {
    if (answer) web.set('http://wrong.feeds.test/feed', answer);
    const reply = await connect('http://wrong.feeds.test/feed');
    expect([reply.status, (reply.body as { fields: object[] }).fields]).toEqual([
      400,
      [{ field: 'url', message: expect.stringMatching(message) as string }],
    ]);
    expect((reply.body as { fields: { message: string }[] }).fields[0]?.message).toMatch(
      /^is not a feed: [a-z]/,
    );
  });

  it('rejects unreachable and internal URLs in every spelling', async () => {
    const began = performance.now();
    const replies = await Promise.all(
      [
        'http://127.0.0.1/feed',
        'http://169.254.169.254/latest/meta-data/',
        'http://[::1]/feed',
        'http://router.localdomain/feed',
        'http://nowhere.feeds.test:8080/feed',
      ].map((url) => connect(url)),
    );
    for (const reply of replies)
      expect((reply.body as { fields: object[] }).fields).toEqual([
        {
          field: 'url',
          message: 'is not a feed: no server answered at this URL',
        },
      ]);
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(requestedUrls).toEqual([]);
  });

  it('rejects own feeds, non-URLs, wrong tags and wrong numbers', async () => {
    expectError(await connect('https://nontrivial.example/new/feed.xml'), 'bad_request', ['url']);
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'feed',
      '',
      'http://u:p@a.feeds.test/',
    ])
      expectError(await connect(url), 'bad_request', ['url']);
    expectError(await connect('http://a.feeds.test/', { tags: ['no-such-tag'] }), 'bad_request', [
      'tags',
    ]);
    for (const maxPostsPerFetch of [0, 51, 1.5])
      expectError(await connect('http://a.feeds.test/', { maxPostsPerFetch }), 'bad_request', [
        'maxPostsPerFetch',
      ]);
    expect(requestedUrls).toEqual([]);
  });
});
