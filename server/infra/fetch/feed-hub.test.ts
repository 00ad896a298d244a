import { expect, it } from 'vitest';
import { findHub, readLinkHeader } from './feed-hub.ts';
import { readFeedDocument } from './parse-feed.ts';

const url = new URL('https://news.example/feed');
const hub = { url: 'https://hub.example/', topic: 'https://news.example/self' };

it.each([
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>N</title>
    <atom:link rel="hub" href="https://hub.example/"/><atom:link rel="self" href="/self"/>
    <item><title>A story</title><link>https://a.example/</link></item></channel></rss>`,
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>N</title><id>n</id>
    <link rel="self" href="/self"/><link rel="hub" href="https://hub.example/"/></feed>`,
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'N',
    feed_url: 'https://news.example/self',
    hubs: [{ type: 'WebSub', url: 'https://hub.example/' }],
    items: [],
  }),
])('finds the hub of %s', (text) => {
  const read = readFeedDocument({ body: Buffer.from(text), contentType: '', url });
  expect(read).toMatchObject({ kind: 'feed', feed: { hub } });
});

it.each([
  ['<https://hub.example/>; rel="hub", <https://news.example/self>; rel=self', hub],
  ['<https://hub.example/>; rel="hub"', { ...hub, topic: url.href }],
  ['<https://news.example/self>; rel="self"', null],
  ['<javascript:alert(1)>; rel="hub"', null],
  ['', null],
])('reads the header %s', (header, expected) => {
  expect(findHub(readLinkHeader(header), url)).toEqual(expected);
});
