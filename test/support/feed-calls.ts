import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, expect } from 'vitest';
import type { PostList } from '../../shared/contract/posts.ts';
import { feedFiles, type FeedFormat } from '../../shared/paths.ts';
import type { PostRow, UserRow } from './factories.ts';
import { createTestApp, type SiteId } from './test-app.ts';

export const formats = Object.keys(feedFiles) as FeedFormat[];
export const lists = ['/new', '/top', '/hot', '/u/Ada'];

const getApiPath = (list: string) =>
  list.startsWith('/u/') ? `/api/users/${list.slice(3)}/posts` : `/api/posts?sort=${list.slice(1)}`;

/** Starts an application with posts and returns requests of its feeds. */
export async function setUpFeeds() {
  const t = await createTestApp();

  let ada: UserRow;
  let essay: PostRow;
  let link: PostRow;
  beforeAll(async () => {
    ada = await t.make.user('nontrivial', { username: 'Ada', name: 'Ada & co' });
    await t.make.user('nontrivial', { username: 'quiet', name: 'Quiet' });
    for (let n = 0; n < 27; n += 1)
      await t.make.post({ by: ada, title: `Number ${n}`, minutesAgo: 100 + n, score: n });
    await t.make.post({ by: ada, title: 'Hidden away', isHidden: true, minutesAgo: 2, score: 900 });
    await t.make.post({
      by: ada,
      title: 'Taken back',
      deletedAt: t.make.minutesAgo(1),
      minutesAgo: 2,
      score: 900,
    });
    const text = 'Some **bold** & <b>plain</b>\n\n[here](/hot)';
    essay = await t.make.post({
      by: ada,
      title: 'An essay: “5 < 6 & 7”',
      url: null,
      text,
      minutesAgo: 5,
      score: 50,
    });
    link = await t.make.post({
      by: ada,
      title: 'A link',
      url: 'https://elsewhere.example/?a=1&b=2',
      minutesAgo: 4,
      score: 60,
    });
    for (const site of ['statecraft', 'default']) {
      await t.make.post({
        site,
        title: `Only on ${site}`,
        by: await t.make.user(site, { username: 'Ada', name: `Ada of ${site}` }),
      });
    }
  });

  const get = (path: string, host: SiteId | (string & {}) = 'nontrivial') =>
    t
      .on(host)
      .get(path)
      .buffer(true)
      .parse((res, done) => {
        const pieces: Buffer[] = [];
        res
          .on('data', (piece: Buffer) => void pieces.push(piece))
          .on('end', () => done(null, Buffer.concat(pieces).toString()));
      });
  const readText = async (path: string, host?: SiteId | (string & {})) =>
    (await get(path, host)).body as string;

  /** Parses a feed into the same fields for every format. */
  async function readItems(
    list: string,
    format: FeedFormat,
    host: SiteId | (string & {}) = 'nontrivial',
  ) {
    const text = await readText(`${list}/${feedFiles[format]}`, host);
    if (format !== 'json') expect(XMLValidator.validate(text)).toBe(true);
    if (format === 'rss') {
      const {
        title,
        link: page,
        language,
        atom,
        lastBuildDate: updated,
        items = [],
      } = parseRssFeed(text, { parseDateFn: (raw) => new Date(raw) });
      const self = atom?.links?.[0];
      return {
        title,
        page,
        language,
        self: self?.rel === 'self' ? self.href : null,
        updated,
        items: items.map((item) => ({
          id: item.guid?.value,
          title: item.title,
          by: item.dc?.creators?.[0],
          to: item.link,
          discussion: item.comments,
          html: item.description,
          published: item.pubDate,
          updated: item.atom?.updated,
        })),
      };
    }
    if (format === 'atom') {
      const {
        title,
        links = [],
        xml,
        updated,
        entries = [],
      } = parseAtomFeed(text, { parseDateFn: (raw) => new Date(raw) });
      const findHref = (rel: string, from = links) => from.find((link) => link.rel === rel)?.href;
      return {
        title: title?.value,
        page: findHref('alternate'),
        language: xml?.lang,
        self: findHref('self'),
        updated,
        items: entries.map((entry) => ({
          id: entry.id,
          title: entry.title?.value,
          by: entry.authors?.[0]?.name,
          to: findHref('alternate', entry.links),
          discussion: findHref('replies', entry.links),
          html: entry.content?.value,
          published: entry.published,
          updated: entry.updated,
        })),
      };
    }
    const {
      title,
      home_page_url: page,
      language,
      feed_url: self,
      items = [],
    } = parseJsonFeed(JSON.parse(text), { parseDateFn: (raw) => new Date(raw) });
    return {
      title,
      page,
      language,
      self,
      updated: undefined,
      items: items.map((item) => ({
        id: item.id,
        title: item.title,
        by: item.authors?.[0]?.name,
        to: item.external_url ?? item.url,
        discussion: item.url,
        html: item.content_html,
        published: item.date_published,
        updated: item.date_modified,
      })),
    };
  }
  const readList = async (list: string, host: SiteId = 'nontrivial') =>
    ((await t.on(host).get(getApiPath(list))).body as PostList).posts;
  return {
    t,
    get ada() {
      return ada;
    },
    get essay() {
      return essay;
    },
    get link() {
      return link;
    },
    get,
    readText,
    readItems,
    readList,
  };
}
