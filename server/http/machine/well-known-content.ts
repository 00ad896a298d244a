import { dayMs } from '#shared/durations.ts';
import {
  commentFeedPath,
  feedFiles,
  feedSorts,
  formPaths,
  listFeedPath,
  mailedLinkFolder,
  paths,
  shells,
  staticPageNames,
  withQuery,
  type FeedFormat,
} from '#shared/paths.ts';
import { imageTypes, readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Site } from '../../context.ts';
import { feedSubjects } from '../../ssr/feed-links.ts';

const lines = (...texts: string[]) => `${texts.join('\n')}\n`;

/** For hosts without public content: unknown hosts and API hosts. */
export const disallowAllRobots = lines('User-agent: *', 'Disallow: /');

/** Writes robots.txt (RFC 9309). Disallows the API, searches and private pages. */
export function robotsTxt(site: Site): string {
  // The longest match wins. Longer rules come first for simple crawlers.
  return lines(
    'User-agent: *',
    'Allow: /api/sitemap',
    'Disallow: /api/',
    ...[
      paths.search,
      ...shells.map((path) => path.replace(/:\w+/g, '*')),
      '/admin/',
      paths.manageSubscription,
      `${mailedLinkFolder}/`,
      formPaths.account,
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${toSiteUrl(site, '/sitemap.xml')}`,
  );
}

const feedNames: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };
const sorts = {
  new: 'newest first',
  top: 'highest score first; `?t=day`, `week`, `month` or `year` for a period',
  hot: 'votes against age',
  discussions: 'the latest comment first',
};

/** Lists the site's content for language models (llmstxt.org). */
export function llmsTxt(site: Site): string {
  const { siteName, siteDescription, seo } = site.theme;
  const link = (name: string, path: string, note?: string) =>
    `- [${name}](${toSiteUrl(site, path)})${note ? `: ${note}` : ''}`;
  const title = (word: string) => word[0]?.toUpperCase() + word.slice(1);
  return lines(
    `# ${siteName}`,
    '',
    `> ${siteDescription}`,
    '',
    seo.defaultDescription,
    '',
    'Every page works without JavaScript, and the API returns its content as JSON.',
    '',
    '## Lists',
    '',
    ...feedSorts.map((sort) => link(title(feedSubjects[sort]), paths[sort], sorts[sort])),
    link('Sitemap', '/sitemap.xml'),
    '',
    '## Feeds',
    '',
    ...feedSorts.flatMap((sort) =>
      (Object.keys(feedFiles) as FeedFormat[]).map((format) =>
        link(`${title(feedSubjects[sort])} as ${feedNames[format]}`, listFeedPath(sort, format)),
      ),
    ),
    ...(Object.keys(feedFiles) as FeedFormat[]).map((format) =>
      link(`${title(feedSubjects.comments)} as ${feedNames[format]}`, commentFeedPath(format)),
    ),
    '',
    '## API',
    '',
    link('Reference', '/api/docs'),
    link('OpenAPI', '/api/openapi.json'),
    link('Newest posts', withQuery('/api/posts', { sort: 'new' })),
    '',
    '## About',
    '',
    ...staticPageNames.map((name) => link(title(name), paths[name])),
  );
}

/** Days. Readers ignore more than a year (RFC 9116, 2.5.5). */
const securityValid = 180;

/** Writes security.txt (RFC 9116). It changes once a day, so it can be cached. */
export function securityTxt(site: Site, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + securityValid) * dayMs)
    .toISOString()
    .replace('.000', '');
  return lines(
    `Contact: ${toSiteUrl(site, paths.contact)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${getLanguageTag(site)}`,
    `Canonical: ${toSiteUrl(site, '/.well-known/security.txt')}`,
  );
}

/** Writes the W3C Web Application Manifest. `iconUrl` returns null if there is no such file. */
export function webManifest(site: Site, iconUrl: (publicPath: string) => string | null): string {
  const { siteName, siteDescription, colors, favicon, seo } = site.theme;
  const uploaded = readImagePath(favicon);
  const icons = uploaded
    ? [
        {
          src: favicon,
          sizes: `${uploaded.width}x${uploaded.height}`,
          type: imageTypes[uploaded.type],
          purpose: 'any',
        },
      ]
    : [192, 512].flatMap((size) => {
        const src = iconUrl(`/sites/${site.themeId}/icon-${size}.png`);
        const icon = { src, sizes: `${size}x${size}`, type: 'image/png' };
        return src === null
          ? []
          : [
              { ...icon, purpose: 'any' },
              { ...icon, purpose: 'maskable' },
            ];
      });
  return JSON.stringify({
    id: paths.home,
    name: siteName,
    short_name: siteName,
    description: siteDescription,
    lang: languageTag(seo.locale) ?? getLanguageTag(site),
    dir: site.t.dir,
    start_url: paths.home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colors.background,
    background_color: colors.background,
    icons,
    shortcuts: [
      { name: site.t('New posts'), short_name: site.t('New'), url: paths.new },
      { name: site.t('Submit a post'), short_name: site.t('Submit'), url: paths.submit },
    ],
  });
}

function getLanguageTag(site: Site): string {
  return languageTag(site.theme.seo.locale)?.split('-')[0] ?? 'en';
}
