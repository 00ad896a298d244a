import { expect, it } from 'vitest';
import { toFeedUrl } from './feed-url.ts';
import { readOpml, toOpml } from './opml.ts';

it('reads what it writes', () => {
  const feeds = [
    { title: 'Tom & "Jerry"', url: 'https://a.example/feed?b=1&c=2' },
    { title: 'Ships', url: 'https://ships.example/rss' },
  ];
  expect(readOpml(toOpml('Feeds', feeds))).toEqual(feeds.map(({ url }) => url));
});

it('reads feeds of folders, each once', () => {
  const file = `<?xml version="1.0"?><opml version="1.0"><body>
    <!-- <outline xmlUrl="https://comment.example/"/> -->
    <outline text="A > B">
      <outline text="One" xmlUrl='https://a.example/?x=1&#38;y=2' htmlUrl="https://a.example/"/>
      <OUTLINE TEXT="Two" XMLURL="https://b.example/"></OUTLINE>
    </outline>
    <outline text="One again" xmlUrl="https://a.example/?x=1&amp;y=2"/>
  </body></opml>`;
  expect(readOpml(file)).toEqual(['https://a.example/?x=1&y=2', 'https://b.example/']);
  expect(readOpml('email,name')).toEqual([]);
});

it.each([
  ['news.example/feed', 'https://news.example/feed'],
  ['feed://news.example/feed', 'http://news.example/feed'],
  ['@ada@social.example', 'https://social.example/@ada'],
  ['@ada.bsky.example', 'https://bsky.app/profile/ada.bsky.example'],
])('understands the typed %s', (typed, url) => {
  expect(toFeedUrl(typed)).toBe(url);
});
