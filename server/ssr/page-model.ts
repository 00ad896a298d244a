import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { commentKeys } from '#client/queries/comments.ts';
import { newsletterKeys } from '#client/queries/newsletter.ts';
import { postKeys, type PostListQuery } from '#client/queries/posts.ts';
import { tagKeys, type TaggedQuery } from '#client/queries/tags.ts';
import { userKeys } from '#client/queries/users.ts';
import type { Issue, IssueList } from '#shared/contract/archive.ts';
import type { Thread } from '#shared/contract/comments.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { IndustryLanding, Landing } from '#shared/contract/newsletter.ts';
import type { Post, PostList, ShownPost } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import {
  industryPath,
  paths,
  staticPageNames,
  type StaticPageName,
  type UserTab,
} from '#shared/paths.ts';

type Tags = Reply<'GET /api/tags'>;
type Tag = Tags['tags'][number];

/** Content of a page with status 200. `other` has no metadata. */
export type PageModel =
  | { kind: 'list'; home: boolean; query: PostListQuery }
  | { kind: 'tag'; tag: Tag; cursor: string | undefined }
  /** `thread`: undefined until it is loaded. */
  | { kind: 'post'; post: ShownPost; thread: Thread | undefined }
  | { kind: 'user'; user: User; tab: UserTab }
  | { kind: 'text'; name: StaticPageName }
  | { kind: 'languages'; languages: Reply<'GET /api/newsletter/languages'>['languages'] }
  | { kind: 'industries'; industries: Reply<'GET /api/newsletter/industries'>['industries'] }
  | { kind: 'archive'; cursor: string | undefined }
  | { kind: 'issue'; issue: Issue }
  /** `lang`: the language that the page is written in. */
  | { kind: 'landing'; path: string; lang: string; texts: Landing }
  | { kind: 'other' };

const sample = { sort: 'new', slug: '', username: '' } as const;
/** First elements of the query keys. The next elements are parameters of the URL. */
const keys = {
  list: postKeys.list(sample),
  post: postKeys.one(sample.slug),
  thread: commentKeys.thread(sample.slug, {}),
  tagged: tagKeys.posts({ tag: '' }),
  user: userKeys.profile(sample.username),
  comments: userKeys.comments(sample.username, undefined),
  language: newsletterKeys.language(''),
  industry: newsletterKeys.industry(''),
  archive: newsletterKeys.archive(undefined),
  issue: newsletterKeys.issue(''),
};

/** Creates the model from the queries of the page's loaders, one of each kind. */
export function createPageModel(routeId: string, queryClient: QueryClient): PageModel {
  const text = staticPageNames.find((name) => routeId === `static-page:${name}`);
  if (text !== undefined) return { kind: 'text', name: text };
  if (routeId === 'post') {
    const post = findData<Post>(queryClient, keys.post);
    const thread = findData<Thread>(queryClient, keys.thread);
    const author = post?.data.author;
    if (post && author)
      return { kind: 'post', post: { ...post.data, author }, thread: thread?.data };
  }
  if (routeId === 'user') {
    const user = findData<User>(queryClient, keys.user);
    if (user)
      return {
        kind: 'user',
        user: user.data,
        tab: findData(queryClient, keys.comments) ? 'comments' : 'posts',
      };
  }
  if (routeId === 'tag') {
    const tagged = findData<InfiniteData<PostList>>(queryClient, keys.tagged);
    const { tag: tagName, cursor } = (tagged?.key[2] ?? {}) as Partial<TaggedQuery>;
    const tag = queryClient
      .getQueryData<Tags>(tagKeys.all)
      ?.tags.find(({ name }) => name === tagName);
    if (tagged && tag) return { kind: 'tag', tag, cursor };
  }
  if (routeId.startsWith('newsletter')) return newsletterContent(queryClient) ?? { kind: 'other' };
  const list = findData<InfiniteData<PostList>>(queryClient, keys.list);
  if (list) return { kind: 'list', home: routeId === 'home', query: list.key[2] as PostListQuery };
  return { kind: 'other' };
}

function newsletterContent(queryClient: QueryClient): PageModel | null {
  const archive = find<InfiniteData<IssueList>>(queryClient, keys.archive);
  if (archive) return { kind: 'archive', cursor: archive.key[2] as string | undefined };
  const issue = findData<Issue>(queryClient, keys.issue);
  if (issue) return { kind: 'issue', issue: issue.data };
  const languages = queryClient.getQueryData<Reply<'GET /api/newsletter/languages'>>(
    newsletterKeys.languages,
  );
  if (languages) return { kind: 'languages', ...languages };
  const industries = queryClient.getQueryData<Reply<'GET /api/newsletter/industries'>>(
    newsletterKeys.industries,
  );
  if (industries) return { kind: 'industries', ...industries };
  const industry = findData<IndustryLanding>(queryClient, keys.industry)?.data;
  if (industry)
    return {
      kind: 'landing',
      path: industryPath(industry.industry.slug),
      lang: industry.language.code,
      texts: industry,
    };
  const texts = findData<Landing>(queryClient, keys.language)?.data;
  if (texts)
    return {
      kind: 'landing',
      path: `${paths.newsletterLanguages}/${texts.language.code}`,
      lang: texts.fallback ? 'en' : texts.language.code,
      texts,
    };
  const own = queryClient.getQueryData<Landing>(newsletterKeys.own);
  return own
    ? { kind: 'landing', path: paths.newsletter, lang: own.language.code, texts: own }
    : null;
}

function findData<Data>(queryClient: QueryClient, key: readonly unknown[]) {
  const found = find<Data>(queryClient, key);
  return found?.data === undefined ? null : { ...found, data: found.data };
}

/** Finds a query, loaded or not. */
function find<Data>(
  queryClient: QueryClient,
  [scope, kind]: readonly unknown[],
): { key: readonly unknown[]; data: Data | undefined } | null {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (queryKey[0] === scope && queryKey[1] === kind)
      return { key: queryKey, data: state.data as Data | undefined };
  }
  return null;
}
