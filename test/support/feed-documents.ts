import { readFeedDocument, type Feed } from '../../server/infra/fetch/parse-feed.ts';

const feedUrl = new URL('https://news.example/blog/feed.xml');
export const readDocument = (
  body: string | Buffer,
  contentType = 'application/xml',
  at = feedUrl,
) => readFeedDocument({ body: Buffer.from(body), contentType, url: at });
export function readFeed(body: string | Buffer, contentType?: string): Feed {
  const found = readDocument(body, contentType);
  if (found.kind !== 'feed') throw new Error(`read as ${found.kind}`);
  return found.feed;
}
export const createRss = (items: string, more = '') =>
  '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>' +
  `<title>News</title><link>https://news.example/</link>${more}${items}</channel></rss>`;
export const createAtom = (entries: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>` +
  `News</title><link href="https://news.example/"/>${entries}</feed>`;
export const createRssItem = (title: string, link: string, more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;
