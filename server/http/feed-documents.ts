import { generateAtomFeed, generateJsonFeed, generateRssFeed, type AtomFeed, type RssFeed } from 'feedsmith';
import { postPath, userPath, type FeedFormat } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { Feed, FeedPost } from '../domain/feeds.ts';
import { languageTag } from '../domain/sitemap.ts';
import { richTextHtml } from '../infra/rich-text-html.ts';
import { feedTypes } from '../ssr/feed-links.ts';

/** What a feed says of itself. Paths: of the page it follows, and its own. */
export type Channel = { title: string; page: string; self: string; theme: Pick<Theme, 'favicon' | 'seo'> };

/** Minutes after which RSS readers may ask again. */
const ttl = 15;

/**
 * Feeds as text: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. Every address is absolute, on the canonical domain. A post is known by the address that its id makes,
 * which leads to the page whatever the title is. In RSS and Atom a post that links elsewhere leads there, as its title does in lists, and its discussion stands
 * beside it; JSON Feed has a name for each. Nothing that votes and comments change is in them.
 */
export const writeFeed: Record<FeedFormat, (channel: Channel, feed: Feed) => string> = {
  rss(channel, { posts, updatedAt }) {
    const { absolute, theme: { seo }, language } = read(channel);
    return xml<RssFeed.Feed<string>>(generateRssFeed, {
      title: channel.title,
      link: absolute(channel.page),
      description: seo.defaultDescription || channel.title,
      language,
      ttl,
      lastBuildDate: updatedAt,
      atom: { links: [{ href: absolute(channel.self), rel: 'self', type: feedTypes.rss }] },
      items: posts.map((post) => {
        const { id, page, title, html } = readPost(post, absolute);
        return {
          title,
          link: post.url ?? page,
          description: html,
          // `author` would have to be an e-mail address.
          dc: { creators: [post.author.username] },
          comments: page,
          guid: { value: id, isPermaLink: true },
          pubDate: post.createdAt,
          atom: { updated: post.updatedAt },
        };
      }),
    });
  },

  atom(channel, { posts, updatedAt }) {
    const { absolute, theme: { favicon, seo }, language } = read(channel);
    return xml<AtomFeed.Feed<string>>(generateAtomFeed, {
      id: absolute(channel.self),
      title: { value: channel.title },
      subtitle: { value: seo.defaultDescription },
      links: [
        { href: absolute(channel.self), rel: 'self', type: feedTypes.atom },
        { href: absolute(channel.page), rel: 'alternate', type: 'text/html' },
      ],
      icon: absolute(favicon),
      updated: updatedAt,
      ...(language === undefined ? {} : { xml: { lang: language } }),
      entries: posts.map((post) => {
        const { id, page, title, html } = readPost(post, absolute);
        return {
          id,
          title: { value: title },
          links: [
            { href: post.url ?? page, rel: 'alternate' },
            { href: page, rel: 'replies', type: 'text/html' },
          ],
          authors: [{ name: post.author.username, uri: absolute(userPath(post.author.username)) }],
          published: post.createdAt,
          updated: post.updatedAt,
          content: { value: html, type: 'html' },
        };
      }),
    });
  },

  json(channel, { posts }) {
    const { absolute, theme: { favicon, seo }, language } = read(channel);
    const feed = {
      title: channel.title,
      home_page_url: absolute(channel.page),
      feed_url: absolute(channel.self),
      description: seo.defaultDescription,
      icon: absolute(seo.organizationLogo),
      favicon: absolute(favicon),
      ...(language === undefined ? {} : { language }),
      items: posts.map((post) => {
        const { id, page, title, html } = readPost(post, absolute);
        return {
          id,
          url: page,
          ...(post.url === null ? {} : { external_url: post.url }),
          title,
          content_html: html,
          date_published: post.createdAt,
          date_modified: post.updatedAt,
          authors: [{ name: post.author.username, url: absolute(userPath(post.author.username)) }],
        };
      }),
    };
    const made = generateJsonFeed(withStrings(feed, allowed)) as { items?: unknown[] };
    // The generator leaves an empty list out, which the format demands.
    return JSON.stringify({ ...made, items: made.items ?? [] });
  },
};

function read({ theme }: Channel) {
  return { theme, language: languageTag(theme.seo.locale) ?? undefined, absolute: (path: string) => `https://${theme.seo.canonicalDomain}${path}` };
}

function readPost(post: FeedPost, absolute: (path: string) => string) {
  const page = absolute(postPath(post.slug));
  const text = post.content ?? [];
  // A reader that knows neither `comments` nor `replies` still has both ways.
  const ways: RichText = post.url === null ? [['a', ['Comments'], page]] : [['a', [post.domain ?? post.url], post.url], ' · ', ['a', ['Comments'], page]];
  return {
    id: absolute(postPath(post.id)),
    page,
    title: allowed(post.title).replace(/[\t\n]+/g, ' ').trim(),
    html: richTextHtml(post.url === null && text.length > 0 ? text : [...text, ['p', ways]], page),
  };
}

/** Without controls and what else XML 1.0 cannot say in any way, and with its line ends. JSON could, but a feed says the same in every format. */
function allowed(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/\r\n?/g, '\n');
}

/**
 * The generator wraps words with markup in CDATA, with white space around them, and replaces `&apos;` even there. So it never sees markup: controls, which are in no
 * text any more, stand for it until it is done.
 */
const standIns = [['&', '\x01', '&amp;'], ['<', '\x02', '&lt;'], ['>', '\x03', '&gt;']] as const;

function xml<T>(generate: (feed: T) => string, feed: T): string {
  const hidden = withStrings(feed, (text) => standIns.reduce((words, [sign, standIn]) => words.replaceAll(sign, standIn), allowed(text)));
  return standIns.reduce((written, [, standIn, entity]) => written.replaceAll(standIn, entity), generate(hidden));
}

/** The same value with every string in it changed. */
function withStrings<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? change(part) : part)) as T;
}
