import type { Comment } from '#shared/contract/comments.ts';
import type { Post, PostSummary } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { archivePath, newsletterArchive } from '#shared/newsletter/archive-paths.ts';
import { issueTitle } from '#shared/newsletter/issue-labels.ts';
import {
  commentPath,
  industryPath,
  languagePath,
  paths,
  postPath,
  tagPath,
  userPath,
  withQuery,
  type TextName,
  type TopPeriod,
} from '#shared/paths.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { Site } from '../context.ts';
import { describe, shorten } from './descriptions.ts';
import { serializeForScript } from './page-state.ts';
import type { PageModel } from './page-model.ts';

/** Limits for long threads and texts: comments and characters. */
const limits = { comments: 20, commentText: 500, postText: 5_000, about: 500 };

type Thing = { '@type': string; [property: string]: unknown };

/**
 * Returns the JSON-LD (schema.org) of a page, with the properties that search engines require. Only
 * visible content, with absolute URLs on the canonical domain. A failed page has an empty graph.
 */
export function structuredData({ theme }: Pick<Site, 'theme'>, content: PageModel | null): string {
  return serializeForScript({
    '@context': 'https://schema.org',
    '@graph': content === null ? [] : createGraph(theme, content),
  });
}

function createGraph(theme: Theme, content: PageModel): Thing[] {
  const { seo } = theme;
  const origin = `https://${seo.canonicalDomain}`;
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: theme.siteName,
  };
  const collection = (
    path: string,
    name: string,
    pages: { name: string; path: string }[],
  ): Thing[] => [
    {
      '@type': 'CollectionPage',
      '@id': origin + path,
      url: origin + path,
      name,
      description: describe(content, theme),
      isPartOf: site,
      mainEntity: itemList(pages, origin),
    },
    breadcrumbs({ name, path }, theme.siteName, origin),
  ];
  switch (content.kind) {
    case 'list': {
      const { home, query, posts } = content;
      const url =
        origin +
        withQuery(home ? paths.home : paths[query.sort], { t: query.t, cursor: query.cursor });
      const list = {
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: home ? seo.defaultTitle : listName(query.sort, query.t),
        description: describe(content, theme),
        isPartOf: home ? { '@id': site['@id'] } : site,
        mainEntity: itemList(posts.map(toPage), origin),
      };
      if (!home) return [list];
      const organization = {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: seo.organizationName,
        url: `${origin}/`,
        logo: `${origin}${seo.organizationLogo}`,
      };
      return [
        {
          ...site,
          description: theme.siteDescription,
          inLanguage: 'en',
          publisher: { '@id': organization['@id'] },
        },
        organization,
        list,
      ];
    }
    case 'tag': {
      const { tag, cursor, posts } = content;
      const url = `${origin}${withQuery(tagPath(tag.name), { cursor })}`;
      return [
        {
          '@type': 'CollectionPage',
          '@id': url,
          url,
          name: tag.name,
          description: describe(content, theme),
          isPartOf: site,
          mainEntity: itemList(posts.map(toPage), origin),
        },
        breadcrumbs({ name: tag.name, path: tagPath(tag.name) }, theme.siteName, origin),
      ];
    }
    case 'post':
      return [
        posting(content.post, content.thread.comments, origin),
        breadcrumbs(
          { name: content.post.title, path: postPath(content.post.slug) },
          theme.siteName,
          origin,
        ),
      ];
    case 'user':
      return [profile(content.user, site, origin)];
    case 'text': {
      const url = `${origin}${paths[content.name]}`;
      return [
        {
          '@type': textTypes[content.name],
          '@id': url,
          url,
          name: textTitles[content.name],
          description: describe(content, theme),
          inLanguage: 'en',
          isPartOf: site,
        },
      ];
    }
    case 'languages':
      return collection(
        paths.newsletterLanguages,
        'Digest by language',
        content.languages.map(({ code, name }) => ({ name, path: languagePath(code) })),
      );
    case 'industries':
      return collection(
        paths.newsletterIndustries,
        'Digest by industry',
        content.industries.map(({ slug, name }) => ({ name, path: industryPath(slug) })),
      );
    case 'archive': {
      const path = withQuery(newsletterArchive, { cursor: content.cursor });
      return collection(
        path,
        'Past issues',
        content.issues.map((issue) => ({
          name: issueTitle(issue),
          path: archivePath(issue.period),
        })),
      );
    }
    case 'issue': {
      const { issue } = content;
      const page = { name: issueTitle(issue), path: archivePath(issue.period) };
      const url = origin + page.path;
      // The author is the site: digests consist of generated summaries or extracts.
      const organization = {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: seo.organizationName,
        url: `${origin}/`,
        logo: `${origin}${seo.organizationLogo}`,
      };
      return [
        {
          '@type': 'NewsArticle',
          '@id': url,
          url,
          mainEntityOfPage: url,
          headline: page.name,
          description: describe(content, theme),
          image: `${origin}${seo.ogImage}`,
          inLanguage: 'en',
          datePublished: issue.publishedAt,
          dateModified: issue.publishedAt,
          author: organization,
          publisher: organization,
          isPartOf: site,
          mentions: itemList(
            issue.items.map(({ post }) => toPage(post)),
            origin,
          ),
        },
        breadcrumbs(page, theme.siteName, origin, { name: 'Past issues', path: newsletterArchive }),
      ];
    }
    case 'landing': {
      const {
        path,
        lang,
        texts: {
          copy,
          page: { questions },
        },
      } = content;
      const url = origin + path;
      const mainEntity = questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }));
      return [
        {
          '@type': 'FAQPage',
          '@id': url,
          url,
          name: copy.headline,
          description: describe(content, theme),
          inLanguage: lang,
          isPartOf: site,
          mainEntity,
        },
        breadcrumbs({ name: copy.headline, path }, theme.siteName, origin),
      ];
    }
    case 'other':
      return [];
  }
}

const listName = (sort: 'hot' | 'new' | 'top', period?: TopPeriod) =>
  `${sort[0]?.toUpperCase()}${sort.slice(1)} posts${period ? ` of the ${period}` : ''}`;
const textTypes: Record<TextName, string> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  privacy: 'WebPage',
  terms: 'WebPage',
};
const textTitles: Record<TextName, string> = {
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms',
};

const toPage = ({ slug, title }: PostSummary) => ({ name: title, path: postPath(slug) });

function itemList(pages: { name: string; path: string }[], origin: string): Thing {
  const items = pages.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    url: origin + path,
    name,
  }));
  return { '@type': 'ItemList', numberOfItems: items.length, itemListElement: items };
}

function posting(post: Post, comments: Comment[], origin: string): Thing {
  const url = origin + postPath(post.slug);
  const text = post.content === null ? '' : plainText(post.content);
  const nested = nest(comments, post.slug, origin);
  return {
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    // A text is required. Link posts have only a title.
    text: text === '' ? post.title : shorten(text, limits.postText),
    ...(post.url === null ? {} : { sharedContent: { '@type': 'WebPage', url: post.url } }),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: person(post.author.username, origin),
    interactionStatistic: [
      counter('LikeAction', post.score),
      counter('CommentAction', post.commentCount),
    ],
    commentCount: post.commentCount,
    ...(nested.length > 0 ? { comment: nested } : {}),
  };
}

/**
 * Returns the first comments in reading order, nested below their parents. Replies replace a
 * deleted or empty comment.
 */
function nest(comments: Comment[], slug: string, origin: string): Thing[] {
  type Node = Thing & { comment?: Node[] };
  const tops: Node[] = [];
  const byId = new Map<string, Node | undefined>();
  let added = 0;
  for (const { id, parentId, author, content, createdAt } of comments) {
    if (added === limits.comments) break;
    const parent = parentId === null ? undefined : byId.get(parentId);
    const text = content === null ? '' : plainText(content);
    if (author === null || text === '') {
      byId.set(id, parent);
      continue;
    }
    const node: Node = {
      '@type': 'Comment',
      url: origin + commentPath(slug, id),
      text: shorten(text, limits.commentText),
      datePublished: createdAt,
      author: person(author.username, origin),
    };
    byId.set(id, node);
    if (parent) (parent.comment ??= []).push(node);
    else tops.push(node);
    added += 1;
  }
  return tops;
}

function breadcrumbs(
  page: { name: string; path: string },
  siteName: string,
  origin: string,
  ...between: { name: string; path: string }[]
): Thing {
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: siteName, path: paths.home }, ...between, page].map(
      ({ name, path }, i) => crumb(i + 1, name, path),
    ),
  };
}

function profile(user: User, site: Thing, origin: string): Thing {
  const url = origin + userPath(user.username);
  return {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    dateCreated: user.createdAt,
    isPartOf: site,
    // Without the user's website, because JSON-LD has no `nofollow`.
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: user.name,
      alternateName: user.username,
      identifier: user.username,
      url,
      ...(user.about.trim() === '' ? {} : { description: shorten(user.about, limits.about) }),
      interactionStatistic: [counter('LikeAction', user.karma)],
      agentInteractionStatistic: [
        counter('WriteAction', user.postCount),
        counter('CommentAction', user.commentCount),
      ],
    },
  };
}

const person = (username: string, origin: string) => ({
  '@type': 'Person',
  name: username,
  url: origin + userPath(username),
});

/** Counts an interaction. Net votes can be negative, a count cannot. */
const counter = (action: string, times: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: Math.max(0, times),
});
