import { Parser } from 'htmlparser2';
import * as limits from '#shared/limits.ts';
import { isLink } from '#shared/text-rules.ts';
import { feedDate } from './feed-dates.ts';
import { readDocument, type ReadDocument, type Validators } from './safe-fetch.ts';
import { decodePage } from './html-metadata.ts';
import { oneLine, shortened } from '../text/plain-text.ts';
import { createTurns } from '../render-queue.ts';

/** An item of a feed: a link, and what it is called. `id` is its own, or else its link. All of it was written by somebody else; the title is one line of plain words, the link one that a post may have. */
export type FeedItem = { id: string; title: string; url: string; at: Date | null };
/** `page`: whose feed it is. Items in the order of the feed. */
export type Feed = { title: string; page: string | null; items: FeedItem[] };
/** What a document turned out to be: a feed; a page that names feeds; neither. */
export type FeedDocument =
  { kind: 'feed'; feed: Feed } | { kind: 'page'; feeds: string[] } | { kind: 'other' };

/**
 * What is looked at. A feed is somebody else's, and may be made to cost time: it is read as it comes, without a tree of it, up to these. No entity but those that XML has by itself is
 * known, whatever a document declares (billion laughs), and nothing is loaded for it.
 */
const most = {
  piece: 16_384,
  tags: 100_000,
  attributes: 200_000,
  depth: 100,
  text: 4_000,
  links: 20,
  jsonDepth: 64,
  before: 10,
};

/**
 * Reads RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0 and JSON Feed, whatever the server says that it is, and however far it is well-formed: an item that is not closed is left out. Of a page it finds the
 * feeds that it names. `address`: where it was found. Never throws.
 */
export function readFeedDocument({
  body,
  contentType,
  address,
}: Pick<ReadDocument, 'body' | 'contentType' | 'address'>): FeedDocument {
  const text = decodePage(body, withCharset(body, contentType));
  const feed = readJsonFeed(text, address) ?? readXmlFeed(text, address);
  if (feed) return { kind: 'feed', feed };
  const feeds = feedsOfPage(text, address);
  return feeds === null ? { kind: 'other' } : { kind: 'page', feeds };
}

/** The type with the charset that the document itself declares, where the server names none. */
function withCharset(body: Buffer, contentType: string): string {
  if (/;\s*charset\s*=/i.test(contentType)) return contentType;
  const start = body.subarray(0, 4).toString('hex');
  if (start === '3c003f00' || start === '3c007200') return 'text/xml; charset=utf-16le';
  if (start === '003c003f' || start === '003c0072') return 'text/xml; charset=utf-16be';
  const declared =
    /^[\s\u00ef\u00bb\u00bf]*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
      body.subarray(0, 400).toString('latin1'),
    )?.[1];
  // It could not have been read so far if that were true.
  return declared === undefined || /^utf-?16|^ucs-?[24]/i.test(declared)
    ? contentType
    : `text/xml; charset=${declared}`;
}

/** What an item says, as it was written. `links`: those of Atom, which have their address in an attribute. */
type Raw = {
  fields: Map<string, string>;
  links: { href: string; rel: string; type: string }[];
  base: string | null;
  htmlTitle: boolean;
};
const empty = (base: string | null): Raw => ({
  fields: new Map(),
  links: [],
  base,
  htmlTitle: true,
});

/** Fields that are kept, by the names they are kept under. */
const fields = new Map(
  Object.entries({
    title: 'title',
    link: 'link',
    guid: 'guid',
    id: 'guid',
    pubdate: 'date',
    published: 'date',
    issued: 'date',
    'dc:date': 'date',
    date: 'date',
    created: 'date',
    updated: 'changed',
    modified: 'changed',
    'dcterms:created': 'date',
    'dcterms:issued': 'date',
    'feedburner:origlink': 'original',
    description: 'words',
    summary: 'words',
    content: 'words',
    'content:encoded': 'words',
  }),
);
/** Namespaces whose names stand for themselves, under whatever prefix. */
const plain = new Set([
  'http://www.w3.org/2005/atom',
  'http://purl.org/atom/ns#',
  'http://purl.org/rss/1.0/',
  'http://my.netscape.com/rdf/simple/0.9/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://backend.userland.com/rss2',
]);

function readXmlFeed(text: string, address: URL): Feed | null {
  const channel = empty(null);
  const items: Raw[] = [];
  const prefixes = new Set<string>();
  /** Names from the root down to here. */
  const open: string[] = [];
  let kind = null as 'rss' | 'rdf' | 'feed' | null;
  let item = null as Raw | null;
  /** How deep the item and the field are that are being read. */
  let [itemAt, fieldAt, field, value] = [0, 0, '', ''];
  let [tags, attributes, done] = [0, 0, false];

  const nameOf = (tag: string) => {
    const name = tag.toLowerCase();
    const colon = name.indexOf(':');
    return colon > 0 && prefixes.has(name.slice(0, colon)) ? name.slice(colon + 1) : name;
  };
  const parser = new Parser(
    {
      onattribute() {
        attributes += 1;
        if (attributes > most.attributes) done = true;
      },
      onopentag(tag, given) {
        tags += 1;
        if (done || tags > most.tags || open.length > most.depth) return void (done = true);
        for (const [name, to] of Object.entries(given))
          if (name.startsWith('xmlns:') && plain.has(to.toLowerCase()))
            prefixes.add(name.slice(6).toLowerCase());
        const name = nameOf(tag);
        open.push(name);
        if (kind === null) {
          if (name === 'rss' || name === 'rdf' || name === 'feed') {
            kind = name;
            channel.base = given['xml:base'] ?? null;
            // What a server has put before it, such as a warning, may be there; a page may not.
          } else if (name === 'html' || tags > most.before) done = true;
          return;
        }
        if (field !== '') return;
        if (item === null && (name === 'item' || name === 'entry')) {
          item = empty(given['xml:base'] ?? channel.base);
          itemAt = open.length;
          const about = given['rdf:about'] ?? given.about;
          if (about) item.fields.set('about', about.slice(0, most.text));
          return;
        }
        // Only what stands right below it: a source or a picture has a title and a link of its own.
        const parent = open.at(-2);
        const of =
          item !== null
            ? open.length === itemAt + 1
              ? item
              : null
            : parent === 'channel' || (parent === 'feed' && kind === 'feed')
              ? channel
              : null;
        if (of === null) return;
        if (name === 'link' && given.href !== undefined) {
          if (of.links.length < most.links)
            of.links.push({
              href: given.href.slice(0, most.text),
              rel: given.rel?.trim().toLowerCase() || 'alternate',
              type: given.type?.trim().toLowerCase() ?? '',
            });
          return;
        }
        const kept = fields.get(name);
        if (kept === undefined) return;
        if (kept === 'title')
          of.htmlTitle =
            kind !== 'feed' || /html/i.test(given.type ?? '') || given.mode === 'escaped';
        if (
          name === 'guid' &&
          given.ispermalink?.toLowerCase() !== 'false' &&
          given.isPermaLink?.toLowerCase() !== 'false'
        )
          of.fields.set('permalink', 'yes');
        [field, fieldAt, value] = [kept, open.length, ''];
      },
      ontext(words) {
        if (field !== '' && value.length < most.text) value = (value + words).slice(0, most.text);
      },
      onclosetag(tag, implied) {
        const name = nameOf(tag);
        if (done || (kind === null && open.length === 0)) return;
        if (open.at(-1) === name) open.pop();
        if (field !== '' && open.length < fieldAt) {
          const of = item ?? channel;
          if (value.trim() !== '' && !of.fields.has(field)) of.fields.set(field, value);
          field = '';
        }
        if (item !== null && open.length < itemAt) {
          // What is closed by the end alone was cut off.
          if (!implied && items.push(item) >= limits.feeds.items) done = true;
          item = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += most.piece) {
    if (done) break;
    parser.write(text.slice(at, at + most.piece));
  }
  if (!done) parser.end();
  if (kind === null) return null;
  const root = resolve(channel.base, address) ?? address.href;
  const page = resolve(linkOf(channel), root);
  return {
    title: titleOf(channel),
    page,
    items: items.flatMap((raw) => {
      // Relative links of RSS are meant from the site, those of Atom from the feed.
      const base = resolve(raw.base, root) ?? (kind === 'feed' ? root : (page ?? root));
      const url = resolve(linkOf(raw), base);
      const title = titleOf(raw);
      return url === null || title === ''
        ? []
        : [
            {
              id: raw.fields.get('guid')?.trim() || url,
              title,
              url,
              at: feedDate(raw.fields.get('date') ?? raw.fields.get('changed') ?? ''),
            },
          ];
    }),
  };
}

/** Where it leads: its own page first, then what else it names. */
function linkOf({ fields: has, links }: Raw): string | null {
  const alternate = links.filter(({ rel }) => rel === 'alternate');
  const own = (alternate.find(({ type }) => type === '' || type.includes('html')) ?? alternate[0])
    ?.href;
  const guid = has.get('permalink') === undefined ? undefined : has.get('guid');
  return (
    has.get('original') ??
    has.get('link') ??
    own ??
    (guid !== undefined && /^https?:/i.test(guid.trim()) ? guid : undefined) ??
    has.get('about') ??
    null
  );
}

/** What it is called, on one line; without a title the beginning of its words. */
function titleOf({ fields: has, htmlTitle }: Raw): string {
  const title = lineOf(has.get('title') ?? '', htmlTitle);
  return shortened(
    title === '' ? shortened(lineOf(has.get('words') ?? '', true), 100) : title,
    limits.title.max,
  );
}

/** Words of a feed as people read them. In most feeds they are HTML, in all of them some have entities that only HTML knows. */
function lineOf(written: string, isHtml: boolean): string {
  const text =
    /&(?:#|[a-z])/i.test(written) || (isHtml && /<[a-z!/]/i.test(written))
      ? wordsOf(isHtml ? written : written.replaceAll('<', '&lt;'))
      : written;
  return oneLine(text.toWellFormed().replaceAll('\ufffd', ''));
}

const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'textarea',
  'select',
]);

function wordsOf(html: string): string {
  let words = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) hidden += 1;
      else if (/^(?:br|p|div|li|h\d|tr|td)$/.test(name)) words += ' ';
    },
    ontext(text) {
      if (hidden === 0) words += text;
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return words;
}

/** An address as a link that a post may have; null for all others, such as `javascript:`. */
function resolve(link: string | null, base: string | URL): string | null {
  const written = link?.trim() ?? '';
  if (written === '' || !URL.canParse(written, base)) return null;
  const { href } = new URL(written, base);
  return href.length <= limits.url.max && isLink(href) ? href : null;
}

function readJsonFeed(text: string, address: URL): Feed | null {
  const json = text.trimStart();
  if (
    !json.startsWith('{') ||
    !/"https?:\\?\/\\?\/jsonfeed\.org\\?\/version/.test(json.slice(0, 100_000)) ||
    isDeep(json)
  )
    return null;
  const read = parsed(json);
  const [feed, items] = [recordOf(read), recordOf(read)?.items];
  if (!feed || !Array.isArray(items)) return null;
  const words = (value: unknown) => (typeof value === 'string' ? value.slice(0, most.text) : '');
  const page = resolve(words(feed.home_page_url), address);
  return {
    title: shortened(oneLine(words(feed.title).toWellFormed()), limits.title.max),
    page,
    items: items.slice(0, limits.feeds.items).flatMap((one: unknown): FeedItem[] => {
      const item = recordOf(one);
      const url =
        item &&
        (resolve(words(item.url), page ?? address) ??
          resolve(words(item.external_url), page ?? address) ??
          (/^https?:/i.test(words(item.id)) ? resolve(words(item.id), address) : null));
      if (!item || !url) return [];
      const raw = empty(null);
      for (const [name, value] of [
        ['title', words(item.title)],
        ['words', words(item.summary) || words(item.content_text) || words(item.content_html)],
      ] as const)
        if (value !== '') raw.fields.set(name, value);
      raw.htmlTitle = false;
      const title = titleOf(raw);
      const id = typeof item.id === 'number' ? String(item.id) : words(item.id).trim();
      return title === ''
        ? []
        : [
            {
              id: id || url,
              title,
              url,
              at: feedDate(words(item.date_published) || words(item.date_modified)),
            },
          ];
    }),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const recordOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

/** Whether something stands in itself deeper than any feed has it. */
function isDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i += 1) {
    const sign = json.charCodeAt(i);
    if (quoted) {
      if (sign === 92) i += 1;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 91 || sign === 123) {
      depth += 1;
      if (depth > most.jsonDepth) return true;
    } else if (sign === 93 || sign === 125) depth -= 1;
  }
  return false;
}

const feedTypes = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)\b/i;

/** The feeds that a page names, in its order; null for what is no page. */
function feedsOfPage(text: string, address: URL): string[] | null {
  const feeds = new Set<string>();
  let [tags, attributes, done, isPage] = [0, 0, false, false];
  let base: string | URL = address;
  const parser = new Parser({
    onattribute() {
      attributes += 1;
      if (attributes > most.attributes) done = true;
    },
    onopentag(name, given) {
      tags += 1;
      if (done || tags > 2_000 || feeds.size >= most.links) return void (done = true);
      if (name === 'html' || name === 'meta') isPage = true;
      if (name === 'base' && given.href !== undefined && URL.canParse(given.href, address))
        base = new URL(given.href, address);
      if (
        name !== 'link' ||
        !/(?:^|\s)alternate(?:\s|$)/i.test(given.rel ?? '') ||
        !feedTypes.test(given.type?.trim() ?? '')
      )
        return;
      const feed = resolve(given.href ?? null, base);
      if (feed !== null) feeds.add(feed);
    },
  });
  for (let at = 0; at < text.length; at += most.piece) {
    if (done) break;
    parser.write(text.slice(at, at + most.piece));
  }
  return isPage ? [...feeds] : null;
}

/** What came of asking for a feed. `problem`: a sentence for whoever runs the site; `retryAfter`: seconds, where the server asks for it. */
export type FeedAnswer =
  | ({ kind: 'feed'; feed: Feed } & Validators)
  | { kind: 'page'; feeds: string[] }
  | { kind: 'unchanged' }
  | { kind: 'gone'; problem: string }
  | { kind: 'failed'; problem: string; retryAfter: number | null; reached: boolean };
export type FeedReader = (
  address: string,
  userAgent: string,
  known?: Validators,
) => Promise<FeedAnswer>;

/** Waits for its turn before a document is read: reading one takes up to a tenth of a second. */
const turn = createTurns();

/** Asks for a feed with the guard that all links are read with (reliability E5), once. What a server of the public says is told; of all else only that there was none (E6). */
export const readFeed: FeedReader = (address, userAgent, known) =>
  answerOf(readDocument(address, userAgent, known), known);

async function answerOf(
  reading: Promise<ReadDocument | null>,
  known?: Validators,
): Promise<FeedAnswer> {
  const failed = (
    problem: string,
    retryAfter: number | null = null,
    reached = true,
  ): FeedAnswer => ({ kind: 'failed', problem, retryAfter, reached });
  const document = await reading;
  if (!document) return failed('No server of the internet answered at this address.', null, false);
  const { status, retryAfter, etag, lastModified } = document;
  if (status === 304 && (known?.etag || known?.lastModified)) return { kind: 'unchanged' };
  if (status === 410)
    return { kind: 'gone', problem: 'The server says that the feed is gone for good (410).' };
  if (status !== 200) return failed(`${wordsFor(status)} (${status}).`, retryAfter);
  await turn();
  const read = readFeedDocument(document);
  if (read.kind === 'feed') return { ...read, etag, lastModified };
  if (read.kind === 'page') return read;
  return failed(
    document.cut
      ? `What is there is larger than ${limits.feeds.bytes / 1024 / 1024} MB.`
      : 'What is there is no feed.',
  );
}

function wordsFor(status: number): string {
  if (status === 404) return 'The server says that there is nothing at this address';
  if (status === 401 || status === 403) return 'The server does not let us read it';
  if (status === 429) return 'The server asks us to come less often';
  return status >= 500
    ? 'The server has a problem of its own'
    : 'The server gave an answer that is no feed';
}
