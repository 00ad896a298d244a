import type { PostSummary } from '#shared/contract/posts.ts';
import { nameIssue } from '#shared/newsletter/issue-labels.ts';
import {
  archivePath,
  paths,
  postPath,
  tagPath,
  withQuery,
  type FeedSort,
  type StaticPageName,
  type TopPeriod,
} from '#shared/paths.ts';
import { staticPageTitles } from '#shared/static-page-titles.ts';
import type { Theme } from '#shared/sites/theme.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Site } from '../context.ts';
import { describe } from './descriptions.ts';
import { serializeForScript } from './page-state.ts';
import type { PageModel } from './page-model.ts';
import {
  type SchemaItem,
  createItemList,
  createPosting,
  createBreadcrumbs,
  createProfile,
} from './schema-org.ts';

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

function createGraph(theme: Theme, content: PageModel): SchemaItem[] {
  const { seo } = theme;
  const origin = toSiteUrl({ theme });
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: theme.siteName,
  };
  // Without its items: the links of the page name them.
  const collection = (
    path: string,
    name: string,
    isPartOf: SchemaItem | { '@id': string } = site,
  ): SchemaItem => ({
    '@type': 'CollectionPage',
    '@id': origin + path,
    url: origin + path,
    name,
    description: describe(content, theme),
    isPartOf,
  });
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: seo.organizationName,
    url: `${origin}/`,
    logo: `${origin}${seo.organizationLogo}`,
  };
  const breadcrumbs = (path: string, name: string) =>
    createBreadcrumbs({ name, path }, theme.siteName, origin);
  switch (content.kind) {
    case 'list': {
      const { home, query } = content;
      const address = withQuery(home ? paths.home : paths[query.sort], {
        t: query.t,
        cursor: query.cursor,
      });
      if (!home) return [collection(address, listName(query.sort, query.t))];
      return [
        {
          ...site,
          description: theme.siteDescription,
          inLanguage: 'en',
          publisher: { '@id': organization['@id'] },
        },
        organization,
        collection(address, seo.defaultTitle, { '@id': site['@id'] }),
      ];
    }
    case 'tag': {
      const { tag, cursor } = content;
      return [
        collection(withQuery(tagPath(tag.name), { cursor }), tag.name),
        breadcrumbs(tagPath(tag.name), tag.name),
      ];
    }
    case 'post':
      return [
        createPosting(content.post, content.thread?.comments ?? [], origin),
        createBreadcrumbs(
          { name: content.post.title, path: postPath(content.post.slug) },
          theme.siteName,
          origin,
        ),
      ];
    case 'user':
      return [createProfile(content.user, site, origin)];
    case 'text': {
      const url = `${origin}${paths[content.name]}`;
      return [
        {
          '@type': textTypes[content.name],
          '@id': url,
          url,
          name: staticPageTitles[content.name],
          description: describe(content, theme),
          inLanguage: 'en',
          isPartOf: site,
        },
      ];
    }
    case 'languages': {
      const [path, name] = [paths.newsletterLanguages, 'Digest by language'];
      return [collection(path, name), breadcrumbs(path, name)];
    }
    case 'industries': {
      const [path, name] = [paths.newsletterIndustries, 'Digest by industry'];
      return [collection(path, name), breadcrumbs(path, name)];
    }
    case 'archive': {
      const path = withQuery(paths.archive, { cursor: content.cursor });
      return [collection(path, 'Past issues'), breadcrumbs(path, 'Past issues')];
    }
    case 'issue': {
      const { issue } = content;
      const page = { name: nameIssue(issue), path: archivePath(issue.period) };
      const url = origin + page.path;
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
          mentions: createItemList(
            issue.items.map(({ post }) => toPage(post)),
            origin,
          ),
        },
        createBreadcrumbs(page, theme.siteName, origin, {
          name: 'Past issues',
          path: paths.archive,
        }),
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
        createBreadcrumbs({ name: copy.headline, path }, theme.siteName, origin),
      ];
    }
    case 'other':
      return [];
  }
}

const listName = (sort: FeedSort, period?: TopPeriod) =>
  `${sort[0]?.toUpperCase()}${sort.slice(1)}${sort === 'discussions' ? '' : ' posts'}` +
  (period ? ` of the ${period}` : '');

const textTypes: Record<StaticPageName, string> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  privacy: 'WebPage',
  terms: 'WebPage',
};

const toPage = ({ slug, title }: PostSummary) => ({ name: title, path: postPath(slug) });
