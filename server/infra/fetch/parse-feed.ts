import { Parser } from 'htmlparser2';
import * as limits from '#shared/limits.ts';
import { parseFeed, parseJsonFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import { isLink } from '#shared/text-rules.ts';
import { createTranslate, english } from '#shared/texts/translate.ts';
import { cleanXml, max } from './clean-feed-xml.ts';
import { parseFeedDate } from './feed-dates.ts';
import { atomTitle, htmlTitle, toTitle, type Title } from './feed-titles.ts';
import { findHub, readLinkHeader, type FeedHub } from './feed-hub.ts';
import { pickNewest } from './pick-newest.ts';
import { fetchDocument, type FetchedDocument, type Validators } from './safe-fetch.ts';
import { decodePage } from './html-metadata.ts';
import { isDeepJson } from '../parse-json.ts';
import { createRenderQueue } from '../render-queue.ts';

/** `title`: one line of plain text. `id`: the link if the item has no id. */
export type FeedItem = { id: string; title: string; url: string; at: Date | null };
/** `page`: the site of the feed. Its newest items are first. */
export type Feed = { title: string; page: string | null; items: FeedItem[]; hub?: FeedHub };
/** `feeds`: the feeds that a page links to. */
type FeedDocument =
  { kind: 'feed'; feed: Feed } | { kind: 'page'; feeds: string[] } | { kind: 'other' };

/**
 * Reads RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0 and JSON Feed, whatever the content type says.
 * Returns the links to feeds for an HTML page. Leaves out incomplete items. Never throws.
 * Decision 139.
 */
export function readFeedDocument({
  body,
  contentType,
  url,
  link = '',
}: Pick<FetchedDocument, 'body' | 'contentType' | 'url' | 'link'>): FeedDocument {
  const text = decodePage(body, withCharset(body, contentType));
  const feed = readJsonFeed(text, url) ?? readXmlFeed(text, url);
  if (feed) {
    const hub = findHub(readLinkHeader(link), url) ?? feed.hub;
    return { kind: 'feed', feed: hub ? { ...feed, hub } : feed };
  }
  const feeds = findFeedLinks(text, url);
  return feeds === null ? { kind: 'other' } : { kind: 'page', feeds };
}

/** Adds the charset of the XML declaration if the server names none. */
function withCharset(body: Buffer, contentType: string): string {
  if (/;\s*charset\s*=/i.test(contentType)) return contentType;
  const start = body.subarray(0, 4).toString('hex');
  if (start === '3c003f00' || start === '3c007200') return 'text/xml; charset=utf-16le';
  if (start === '003c003f' || start === '003c0072') return 'text/xml; charset=utf-16be';
  const declared =
    /^[\s\u00ef\u00bb\u00bf]*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
      body.subarray(0, 400).toString('latin1'),
    )?.[1];
  // In UTF-16 the declaration would not be ASCII.
  return declared === undefined || /^utf-?16|^ucs-?[24]/i.test(declared)
    ? contentType
    : `text/xml; charset=${declared}`;
}

type AtomLinks = { href?: string; rel?: string; type?: string }[];
/** An item of any format. */
type RawItem = {
  title: Title;
  text: string | undefined;
  link: string | null | undefined;
  base?: string | undefined;
  id: string | undefined;
  date: string | undefined;
};

function readXmlFeed(text: string, feedUrl: URL): Feed | null {
  const xml = cleanXml(text);
  const parsed = xml === null ? null : tryCall(() => parseFeed(xml));
  if (!parsed || parsed.format === 'json') return null;
  const { format, feed } = parsed;
  const root = resolve(feed.xml?.base, feedUrl) ?? feedUrl.href;
  if (format === 'atom') {
    const page = resolve(findPageLink(feed.links), root);
    const items = feed.entries?.map((entry) => ({
      title: atomTitle(entry.title),
      text: entry.summary?.value ?? entry.content?.value,
      link:
        entry.dcterms?.isVersionOf?.[0] ??
        findPageLink(entry.links) ??
        entry.links?.find(({ rel }) => rel?.toLowerCase() === 'enclosure')?.href,
      base: entry.xml?.base,
      id: entry.id,
      date: entry.published ?? entry.dc?.dates?.[0] ?? entry.updated,
    }));
    return {
      title: toTitle(atomTitle(feed.title)),
      page,
      items: convertItems(items, root, root),
      ...withHub(feed.links, feedUrl),
    };
  }
  const page = resolve(feed.link ?? findPageLink(feed.atom?.links), root);
  const items = feed.items?.map((item) => ({
    title: htmlTitle(item.title || item.dc?.titles?.[0] || item.media?.title?.value),
    text: item.description ?? item.content?.encoded,
    link:
      item.dcterms?.isVersionOf?.[0] ??
      item.link ??
      findPageLink(item.atom?.links) ??
      idLink(item) ??
      ('enclosures' in item ? item.enclosures?.[0]?.url : undefined),
    base: 'xml' in item ? item.xml?.base : undefined,
    id: 'guid' in item ? item.guid?.value : undefined,
    date: getItemDate(item),
  }));
  // Relative links of RSS start at the site, those of Atom at the feed.
  return {
    title: toTitle(htmlTitle(feed.title)),
    page,
    items: convertItems(items, root, page ?? root),
    ...withHub(feed.atom?.links, feedUrl),
  };
}

function withHub(links: AtomLinks = [], feedUrl: URL): { hub?: FeedHub } {
  const hub = findHub(links, feedUrl);
  return hub ? { hub } : {};
}

type Item = NonNullable<(RssFeed.Feed<string> | RdfFeed.Feed<string>)['items']>[number];

const getItemDate = (item: Item) =>
  ('pubDate' in item ? item.pubDate : undefined) ??
  item.dc?.dates?.[0] ??
  item.dcterms?.created?.[0] ??
  item.dcterms?.issued?.[0] ??
  item.atom?.published ??
  item.atom?.updated;

/** Returns the id of an item if it is a link. */
function idLink(item: Item): string | undefined {
  if ('rdf' in item) return item.rdf?.about;
  const guid = 'guid' in item && item.guid?.isPermaLink !== false ? item.guid?.value : undefined;
  return guid !== undefined && /^https?:/i.test(guid) ? guid : undefined;
}

/** Returns the page that an Atom element links to, an HTML page first. */
function findPageLink(links: AtomLinks = []): string | undefined {
  const pages = links.filter(({ rel }) => !rel || rel.toLowerCase() === 'alternate');
  return (pages.find(({ type }) => !type || type.includes('html')) ?? pages[0])?.href;
}

function convertItems(items: RawItem[] = [], root: string, site: string): FeedItem[] {
  const converted = items.flatMap(({ title, text, link, base, id, date }) => {
    const url = resolve(link, resolve(base, root) ?? site);
    const line = toTitle(title, text);
    return url === null || line === ''
      ? []
      : [{ id: id?.trim() || url, title: line, url, at: parseFeedDate(date ?? '') }];
  });
  const urls = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, url } of converted) {
    if (urls.has(id) && urls.get(id) !== url) shared.add(id);
    urls.set(id, url);
  }
  // Some feeds give all items one id.
  const distinct = converted.map((item) =>
    shared.has(item.id) ? { ...item, id: item.url } : item,
  );
  return pickNewest(distinct, limits.feeds.items);
}

/** Returns an absolute link that a post may have, null for others, such as `javascript:`. */
function resolve(link: string | null | undefined, base: string | URL): string | null {
  const written = link?.trim() ?? '';
  if (written === '' || !URL.canParse(written, base)) return null;
  const { href } = new URL(written, base);
  return href.length <= limits.url.max && isLink(href) ? href : null;
}

function readJsonFeed(text: string, feedUrl: URL): Feed | null {
  const json = text.trimStart();
  if (
    !json.startsWith('{') ||
    !/"https?:\\?\/\\?\/jsonfeed\.org\\?\/version/.test(json.slice(0, 100_000)) ||
    isDeepJson(json)
  )
    return null;
  const feed = tryCall(() => parseJsonFeed(json, { maxItems: max.items }));
  if (!feed) return null;
  const page = resolve(feed.home_page_url, feedUrl);
  const site = page ?? feedUrl.href;
  const items = feed.items?.map((item) => ({
    title: { value: item.title ?? '', isHtml: false },
    text: item.summary ?? item.content_text ?? item.content_html,
    link:
      resolve(item.url, site) ??
      resolve(item.external_url, site) ??
      (/^https?:/i.test(item.id ?? '') ? item.id : null) ??
      item.attachments?.[0]?.url,
    id: item.id,
    date: item.date_published ?? item.date_modified,
  }));
  const title = toTitle({ value: feed.title ?? '', isHtml: false });
  const links = [
    ...(feed.hubs ?? []).map(({ url }) => ({ rel: 'hub', href: url })),
    { rel: 'self', href: feed.feed_url },
  ];
  return {
    title,
    page,
    items: convertItems(items, feedUrl.href, site),
    ...withHub(links, feedUrl),
  };
}

function tryCall<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

const feedTypes = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)\b/i;

/** Returns the feeds that a page links to, null if it is no HTML page. */
function findFeedLinks(text: string, pageUrl: URL): string[] | null {
  const feeds = new Set<string>();
  let [tags, attributes, done, isPage] = [0, 0, false, false];
  let base: string | URL = pageUrl;
  const parser = new Parser({
    onattribute() {
      attributes += 1;
      if (attributes > max.attributes) done = true;
    },
    onopentag(name, values) {
      tags += 1;
      if (done || tags > 2_000 || feeds.size >= max.links) return void (done = true);
      if (name === 'html' || name === 'meta') isPage = true;
      if (name === 'base' && values.href !== undefined && URL.canParse(values.href, pageUrl))
        base = new URL(values.href, pageUrl);
      if (
        name !== 'link' ||
        !/(?:^|\s)alternate(?:\s|$)/i.test(values.rel ?? '') ||
        !feedTypes.test(values.type?.trim() ?? '')
      )
        return;
      const feed = resolve(values.href ?? null, base);
      if (feed !== null) feeds.add(feed);
    },
  });
  for (let at = 0; at < text.length; at += max.piece) {
    if (done) break;
    parser.write(text.slice(at, at + max.piece));
  }
  return isPage ? [...feeds] : null;
}

/** `problem`: a sentence for the owner of the site. `retryAfter`: seconds, from the server. */
export type FeedResult =
  | ({ kind: 'feed'; feed: Feed } & Validators)
  | { kind: 'page'; feeds: string[] }
  | { kind: 'unchanged' }
  | { kind: 'gone'; problem: string }
  | { kind: 'failed'; problem: string; retryAfter: number | null; reached: boolean };
export type FeedReader = (
  url: string,
  userAgent: string,
  validators?: Validators,
) => Promise<FeedResult>;

/** Lets other work run first: a hostile feed takes over a second of CPU time. */
const waitForTurn = createRenderQueue();

/** Problems are stored in English. The administration translates them. */
const t = createTranslate('en');

/**
 * Fetches a feed once, with the checks for all links. `problem` gives the status of a public server
 * only; other failures have one message.
 */
export const readFeed: FeedReader = (url, userAgent, validators) =>
  toFeedResult(fetchDocument(url, userAgent, validators), validators);

async function toFeedResult(
  reading: Promise<FetchedDocument | null>,
  validators?: Validators,
): Promise<FeedResult> {
  const failed = (
    problem: string,
    retryAfter: number | null = null,
    reached = true,
  ): FeedResult => ({ kind: 'failed', problem, retryAfter, reached });
  const document = await reading;
  if (!document) return failed(english('No server answered at this URL.'), null, false);
  const { status, retryAfter, etag, lastModified } = document;
  if (status === 304 && (validators?.etag || validators?.lastModified))
    return { kind: 'unchanged' };
  if (status === 410)
    return {
      kind: 'gone',
      problem: t('The server says that the feed is gone permanently ({n}).', { n: status }),
    };
  if (status !== 200) return failed(t(describeStatus(status), { n: status }), retryAfter);
  await waitForTurn();
  const read = readFeedDocument(document);
  if (read.kind === 'feed') return { ...read, etag, lastModified };
  if (read.kind === 'page') return read;
  return failed(
    document.isTruncated
      ? t('The feed is larger than {n} MB.', { n: limits.feeds.bytes / 1024 / 1024 })
      : english("That's not a feed."),
  );
}

function describeStatus(status: number) {
  if (status === 404) return english('The server found nothing at this URL ({n}).');
  if (status === 401 || status === 403) return english("The server doesn't let us read it ({n}).");
  if (status === 429) return english('The server asks us to check less often ({n}).');
  return status >= 500
    ? english('The server has a problem ({n}).')
    : english("The server's response isn't a feed ({n}).");
}
