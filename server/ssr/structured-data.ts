import type { PostSummary } from '#shared/contract/posts.ts';
import { nameIssueIn } from '#shared/newsletter/issue-labels.ts';
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
import { english, type Translate } from '#shared/texts/translate.ts';
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
export function structuredData(
  { theme, t }: Pick<Site, 'theme' | 't'>,
  content: PageModel | null,
): string {
  return serializeForScript({
    '@context': 'https://schema.org',
    '@graph': content === null ? [] : createGraph(t, theme, content),
  });
}

function createGraph(t: Translate, theme: Theme, content: PageModel): SchemaItem[] {
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
    description: describe(t, content, theme),
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
      if (!home) return [collection(address, t(listName(query.sort, query.t)))];
      return [
        {
          ...site,
          description: theme.siteDescription,
          inLanguage: t.language,
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
          name: t.find(staticPageTitles[content.name]),
          description: describe(t, content, theme),
          inLanguage: t.language,
          isPartOf: site,
        },
      ];
    }
    case 'languages': {
      const [path, name] = [paths.newsletterLanguages, t('Digest by language')];
      return [collection(path, name), breadcrumbs(path, name)];
    }
    case 'industries': {
      const [path, name] = [paths.newsletterIndustries, t('Digest by industry')];
      return [collection(path, name), breadcrumbs(path, name)];
    }
    case 'archive': {
      const path = withQuery(paths.archive, { cursor: content.cursor });
      const name = t('Past issues');
      return [collection(path, name), breadcrumbs(path, name)];
    }
    case 'issue': {
      const { issue } = content;
      const page = { name: nameIssueIn(t, issue), path: archivePath(issue.period) };
      const url = origin + page.path;
      return [
        {
          '@type': 'NewsArticle',
          '@id': url,
          url,
          mainEntityOfPage: url,
          headline: page.name,
          description: describe(t, content, theme),
          image: `${origin}${seo.ogImage}`,
          inLanguage: t.language,
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
          name: t('Past issues'),
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
          description: describe(t, content, theme),
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

const listName = (sort: FeedSort, period: TopPeriod = 'all') =>
  sort === 'top' ? topNames[period] : listNames[sort];

const listNames = {
  new: english('New posts'),
  hot: english('Hot posts'),
  discussions: english('Discussions'),
} as const;
const topNames = {
  day: english('Top posts of the day'),
  week: english('Top posts of the week'),
  month: english('Top posts of the month'),
  year: english('Top posts of the year'),
  all: english('Top posts'),
} as const;

const textTypes: Record<StaticPageName, string> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  privacy: 'WebPage',
  terms: 'WebPage',
};

const toPage = ({ slug, title }: PostSummary) => ({ name: title, path: postPath(slug) });
