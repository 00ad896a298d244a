import { expect, it } from 'vitest';
import { listUsualFeeds, toKnownFeed } from './feed-addresses.ts';

const channel = 'UC1234567890abcdefghij-_';

it.each([
  [
    `https://www.youtube.com/channel/${channel}/videos`,
    `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`,
  ],
  [
    'https://m.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/feeds/videos.xml?playlist_id=PL1',
  ],
  // The page names its feed.
  ['https://www.youtube.com/@ann', null],
  ['https://www.youtube.com/feeds/videos.xml?user=ann', null],
  ['https://social.example/@ann', 'https://social.example/@ann.rss'],
  ['https://social.example/@ann/', 'https://social.example/@ann.rss'],
  ['https://social.example/@ann/1234', null],
  ['https://bsky.app/profile/ann.example/post/3k', 'https://bsky.app/profile/ann.example/rss'],
  ['https://ann.substack.com/p/ships?r=1', 'https://ann.substack.com/feed'],
  ['https://substack.com/@ann', 'https://ann.substack.com/feed'],
  ['https://news.example/', null],
])('derives the feed of %s as %s', (page, feed) => {
  expect(toKnownFeed(page)).toBe(feed);
});

it('lists usual places below the page first', () => {
  expect(listUsualFeeds('https://news.example/blog/index.html')).toEqual([
    'https://news.example/blog/feed',
    'https://news.example/blog/rss.xml',
    'https://news.example/blog/feed.xml',
    'https://news.example/feed',
    'https://news.example/rss.xml',
    'https://news.example/feed.xml',
    'https://news.example/atom.xml',
    'https://news.example/index.xml',
    'https://news.example/rss',
  ]);
});
