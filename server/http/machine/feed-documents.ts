import {
  generateAtomFeed,
  generateJsonFeed,
  generateRssFeed,
  type AtomFeed,
  type RssFeed,
} from 'feedsmith';
import { showHost } from '#shared/host-names.ts';
import { dateOnlyIn } from '#shared/newsletter/dates.ts';
import { issueLabels, nameIssueIn, overviewLine } from '#shared/newsletter/issue-labels.ts';
import type { UserComment } from '#shared/contract/users.ts';
import {
  archivePath,
  commentPath,
  parseSlugId,
  paths,
  postPath,
  userPath,
  type FeedFormat,
} from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import type { Translate } from '#shared/texts/translate.ts';
import type { Theme } from '#shared/sites/theme.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { CommentFeed } from '../../domain/comments/feeds.ts';
import {
  getUpdatedAt,
  type ArchiveFeed,
  type FeedIssue,
} from '../../domain/digests/reading/archive.ts';
import type { Feed, FeedPost } from '../../domain/posts/feeds.ts';
import { renderRichTextHtml } from '../../infra/text/rich-text-html.ts';
import { feedTypes } from '../../ssr/feed-links.ts';
import { writeLetterText } from './letter-feed.ts';

/** Metadata of a feed, with the paths of its page and of the feed itself. */
export type Channel = {
  title: string;
  page: string;
  self: string;
  theme: Pick<Theme, 'favicon' | 'seo' | 'siteName'>;
  /** Hubs that tell readers of new entries (WebSub). */
  hubs: readonly string[];
  t: Translate;
};

/** An entry of a feed, with absolute URLs. `to`: the external link of a post. */
type Entry = {
  id: string;
  page: string;
  title: string;
  html: string;
  to: string | null;
  discussion: boolean;
  by: { name: string; page: string };
  createdAt: string;
  updatedAt: string;
};

export type AnyFeed = Feed | CommentFeed | ArchiveFeed;

/** Minutes between two requests of an RSS reader. */
const ttl = 15;

/**
 * Writes RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. URLs are absolute, on the canonical domain.
 * Post ids are URLs that do not depend on the title. RSS and Atom link to the external URL and to
 * the discussion. Without counts, so that feeds stay cacheable.
 */
export const writeFeed: Record<FeedFormat, (channel: Channel, feed: AnyFeed) => string> = {
  rss(channel, feed) {
    const {
      absolute,
      theme: { seo },
      language,
    } = readChannel(channel);
    return xml<RssFeed.Feed<string>>(generateRssFeed, {
      title: channel.title,
      link: absolute(channel.page),
      description: seo.defaultDescription || channel.title,
      language,
      ttl,
      lastBuildDate: feed.updatedAt,
      atom: {
        links: [
          { href: absolute(channel.self), rel: 'self', type: feedTypes.rss },
          ...channel.hubs.map((href) => ({ href, rel: 'hub' })),
        ],
      },
      items: createEntries(channel, feed).map(
        ({ id, page, title, html, to, discussion, by, createdAt, updatedAt }) => ({
          title,
          link: to ?? page,
          description: html,
          // `author` requires an email address.
          dc: { creators: [by.name] },
          ...(discussion ? { comments: page } : {}),
          guid: { value: id, isPermaLink: true },
          pubDate: createdAt,
          atom: { updated: updatedAt },
        }),
      ),
    });
  },

  atom(channel, feed) {
    const {
      absolute,
      theme: { favicon, seo },
      language,
    } = readChannel(channel);
    return xml<AtomFeed.Feed<string>>(generateAtomFeed, {
      id: absolute(channel.self),
      title: { value: channel.title },
      subtitle: { value: seo.defaultDescription },
      links: [
        { href: absolute(channel.self), rel: 'self', type: feedTypes.atom },
        { href: absolute(channel.page), rel: 'alternate', type: 'text/html' },
        ...channel.hubs.map((href) => ({ href, rel: 'hub' })),
      ],
      icon: absolute(favicon),
      updated: feed.updatedAt,
      ...(language === undefined ? {} : { xml: { lang: language } }),
      entries: createEntries(channel, feed).map(
        ({ id, page, title, html, to, discussion, by, createdAt, updatedAt }) => ({
          id,
          title: { value: title },
          links: [
            { href: to ?? page, rel: 'alternate' },
            ...(discussion ? [{ href: page, rel: 'replies', type: 'text/html' }] : []),
          ],
          authors: [{ name: by.name, uri: by.page }],
          published: createdAt,
          updated: updatedAt,
          content: { value: html, type: 'html' },
        }),
      ),
    });
  },

  json(channel, feed) {
    const {
      absolute,
      theme: { favicon, seo },
      language,
    } = readChannel(channel);
    const document = {
      title: channel.title,
      home_page_url: absolute(channel.page),
      feed_url: absolute(channel.self),
      description: seo.defaultDescription,
      icon: absolute(seo.organizationLogo),
      favicon: absolute(favicon),
      ...(language === undefined ? {} : { language }),
      ...(channel.hubs.length === 0
        ? {}
        : { hubs: channel.hubs.map((url) => ({ type: 'WebSub', url })) }),
      items: createEntries(channel, feed).map(
        ({ id, page, title, html, to, by, createdAt, updatedAt }) => ({
          id,
          url: page,
          ...(to === null ? {} : { external_url: to }),
          title,
          content_html: html,
          date_published: createdAt,
          date_modified: updatedAt,
          authors: [{ name: by.name, url: by.page }],
        }),
      ),
    };
    const generated = generateJsonFeed(mapStrings(document, removeControlCharacters)) as {
      items?: unknown[];
    };
    // The generator omits an empty list, which the format requires.
    return JSON.stringify({ ...generated, items: generated.items ?? [] });
  },
};

function readChannel({ theme }: Channel) {
  return {
    theme,
    language: languageTag(theme.seo.locale) ?? undefined,
    absolute: (path: string) => toSiteUrl({ theme }, path),
  };
}

function createEntries(channel: Channel, feed: AnyFeed): Entry[] {
  const { absolute } = readChannel(channel);
  const { t } = channel;
  if ('comments' in feed) return feed.comments.map((comment) => ofComment(t, comment, absolute));
  return 'posts' in feed
    ? feed.posts.map((post) => ofPost(t, post, absolute))
    : feed.issues.map((issue) =>
        createIssueEntry(t, issue, { absolute, site: channel.theme.siteName }),
      );
}

/** Describes a digest with links to its posts, or a letter with its text. */
function createIssueEntry(
  t: Translate,
  issue: FeedIssue,
  { absolute, site }: { absolute: (path: string) => string; site: string },
): Entry {
  const page = absolute(archivePath(issue.period));
  const overview: RichText = issue.overview.length === 0 ? [] : [['p', [overviewLine(issue)]]];
  const struck: RichText = issue.struck.map(({ text, correction }) => {
    const date = dateOnlyIn(t.language, new Date(correction.at));
    return [
      'p',
      [['del', [text]], ` ${t('Corrected on {date}: {text}', { date, text: correction.text })}`],
    ];
  });
  const content: RichText = issue.text
    ? writeLetterText(issue.text)
    : [
        ['p', [['em', [t.find(issueLabels[issue.kind])]]]],
        ...overview,
        ...struck,
        [
          'ol',
          issue.posts.map(({ slug, title }) => ['li', [['a', [title], absolute(postPath(slug))]]]),
        ],
      ];
  return {
    id: page,
    page,
    title: nameIssueIn(t, issue),
    html: renderRichTextHtml(content, page),
    to: null,
    discussion: false,
    by: { name: site, page: absolute(paths.home) },
    createdAt: issue.publishedAt,
    updatedAt: getUpdatedAt(issue),
  };
}

function ofPost(t: Translate, post: FeedPost, absolute: (path: string) => string): Entry {
  const page = absolute(postPath(post.slug));
  const text = post.content ?? [];
  // For readers that support neither `comments` nor `replies`.
  const ways: RichText =
    post.url === null
      ? [['a', [t('Comments')], page]]
      : [
          ['a', [post.domain === null ? post.url : showHost(post.domain)], post.url],
          ' · ',
          ['a', [t('Comments')], page],
        ];
  return {
    id: absolute(postPath(post.id)),
    page,
    title: toLine(post.title),
    html: renderRichTextHtml(
      post.url === null && text.length > 0 ? text : [...text, ['p', ways]],
      page,
    ),
    to: post.url,
    discussion: true,
    by: { name: post.author.username, page: absolute(userPath(post.author.username)) },
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
  };
}

function ofComment(t: Translate, comment: UserComment, absolute: (path: string) => string): Entry {
  const { id, post, author, content, createdAt, editedAt } = comment;
  const page = absolute(commentPath(post.slug, id));
  const by = author?.username ?? '';
  return {
    id: absolute(commentPath(parseSlugId(post.slug), id)),
    page,
    title: toLine(t('{author} on {title}', { author: by, title: post.title })),
    html: renderRichTextHtml(content ?? [], page),
    to: null,
    discussion: false,
    by: { name: by, page: absolute(userPath(by)) },
    createdAt,
    updatedAt: editedAt ?? createdAt,
  };
}

const toLine = (text: string) =>
  removeControlCharacters(text)
    .replace(/[\t\n]+/g, ' ')
    .trim();

/** Removes characters that XML 1.0 cannot represent, in JSON Feed too. */
function removeControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/\r\n?/g, '\n');
}

/**
 * Control characters stand for markup until the feed is generated. The generator would wrap it in
 * CDATA with white space, and replace `&apos;`.
 */
const standIns = [
  ['&', '\x01', '&amp;'],
  ['<', '\x02', '&lt;'],
  ['>', '\x03', '&gt;'],
] as const;

function xml<T>(generate: (feed: T) => string, feed: T): string {
  const hidden = mapStrings(feed, (text) =>
    standIns.reduce(
      (result, [sign, standIn]) => result.replaceAll(sign, standIn),
      removeControlCharacters(text),
    ),
  );
  return standIns.reduce(
    (result, [, standIn, entity]) => result.replaceAll(standIn, entity),
    generate(hidden),
  );
}

/** Applies `change` to every string in a value. */
function mapStrings<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? change(part) : part,
  ) as T;
}
