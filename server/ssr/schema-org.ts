import type { Comment } from '#shared/contract/comments.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { commentPath, paths, postPath, userPath } from '#shared/paths.ts';
import { plainText } from '#shared/rich-text.ts';
import { truncate } from '#shared/truncate.ts';

/** Limits for long threads and texts: comments and characters. */
const limits = { comments: 20, commentText: 500, postText: 5_000, about: 500 };

export type SchemaItem = { '@type': string; [property: string]: unknown };

export function createItemList(
  pages: { name: string; path: string }[],
  origin: string,
): SchemaItem {
  const items = pages.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    url: origin + path,
    name,
  }));
  return { '@type': 'ItemList', numberOfItems: items.length, itemListElement: items };
}

export function createPosting(post: ShownPost, comments: Comment[], origin: string): SchemaItem {
  const url = origin + postPath(post.slug);
  const text = post.content === null ? '' : plainText(post.content);
  const nested = nestComments(comments, post.slug, origin);
  return {
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    // A text is required. Link posts have only a title.
    text: text === '' ? post.title : truncate(text, limits.postText),
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
function nestComments(comments: Comment[], slug: string, origin: string): SchemaItem[] {
  type Node = SchemaItem & { comment?: Node[] };
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
      text: truncate(text, limits.commentText),
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

export function createBreadcrumbs(
  page: { name: string; path: string },
  siteName: string,
  origin: string,
  ...between: { name: string; path: string }[]
): SchemaItem {
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

export function createProfile(user: User, site: SchemaItem, origin: string): SchemaItem {
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
      ...(user.about.trim() === '' ? {} : { description: truncate(user.about, limits.about) }),
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
