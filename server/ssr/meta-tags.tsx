import type { ReactNode } from 'react';
import type { PageMeta } from '#client/app-context.tsx';
import { languageAlternates } from '#shared/newsletter/alternates.ts';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { digestLanguages, userPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Translate } from '#shared/texts/translate.ts';
import type { Resolution, Site } from '../context.ts';
import { describe } from './descriptions.ts';
import { feedLinks } from './feed-links.ts';
import type { PageModel } from './page-model.ts';
import { describeIssue, describePost, picturePath, pictureSize } from './sharing-picture.ts';

/**
 * Renders tags of the head for machines: description, Open Graph and feeds. Twitter reads title,
 * description and picture from Open Graph. Undefined for a failed page. `address`: path and query
 * of the request.
 */
export function metaTags(
  { site, kind }: Pick<Resolution, 'site' | 'kind'>,
  content: PageModel | null,
  address: string,
): ((page: PageMeta) => ReactNode) | undefined {
  if (content === null) return undefined;
  const { theme } = site;
  const { seo } = theme;
  const origin = toSiteUrl({ theme });
  const description = describe(site.t, content, theme);
  const words =
    kind === 'unknown'
      ? null
      : content.kind === 'post'
        ? describePost(theme, content.post)
        : content.kind === 'issue'
          ? describeIssue(site, content.issue)
          : null;
  const feeds = (page: string) =>
    feedLinks(page, site).map(({ type, title: name, href }) => (
      <link key={href} rel="alternate" type={type} title={name} href={href} />
    ));
  return ({ title, path, noindex }) => {
    if (path === undefined)
      return (
        <>
          <meta name="description" content={description} />
          {feeds(address)}
        </>
      );
    const shownTitle = title || seo.defaultTitle;
    return (
      <>
        <meta name="description" content={description} />
        {/* The header says it too, where no site of ours is. */}
        {noindex ? null : (
          <meta
            name="robots"
            content={kind === 'unknown' ? 'noindex' : 'max-image-preview:large'}
          />
        )}
        <meta property="og:title" content={shownTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={origin + path} />
        <meta property="og:type" content={ogTypes[content.kind] ?? seo.ogType} />
        {content.kind === 'post' ? (
          <>
            <meta property="article:published_time" content={content.post.createdAt} />
            <meta property="article:modified_time" content={content.post.updatedAt} />
            <meta
              property="article:author"
              content={origin + userPath(content.post.author.username)}
            />
          </>
        ) : null}
        <meta property="og:locale" content={getLocale(site.t, content) ?? seo.locale} />
        {getSiteTags(site)}
        {pictureTags(
          words
            ? { path: picturePath(theme, words), alt: `${theme.siteName}: ${words.title}` }
            : { path: seo.ogImage, alt: `${theme.siteName}: ${theme.siteDescription}` },
          origin,
        )}
        {!noindex
          ? site.public.languages.map(({ code, host }) => (
              <link key={code} rel="alternate" hrefLang={code} href={`https://${host}${path}`} />
            ))
          : null}
        {inOtherLanguages(content, site.t.language)
          ? languageAlternates(seo.locale).map(([hreflang, to]) => (
              <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + to} />
            ))
          : null}
        {feeds(path)}
      </>
    );
  };
}

/**
 * Returns the locale of a translated page with its main region: `es_ES`. Null for pages in the
 * site's language.
 */
function getLocale({ language: own }: Translate, content: PageModel): string | null {
  if (content.kind !== 'landing' || content.lang === own) return null;
  const { language, region } = new Intl.Locale(content.lang).maximize();
  return `${language}_${region}`;
}

/** Whether the page has translations: the landing pages and their index. */
const inOtherLanguages = (content: PageModel, language: string): boolean =>
  content.kind === 'languages' ||
  (content.kind === 'landing' &&
    content.lang !== language &&
    digestLanguages.some((code) => code === content.lang));

const ogTypes: Partial<Record<PageModel['kind'], string>> = { post: 'article', user: 'profile' };

/** The picture of the page, or that of the site. All have the same size but uploaded ones. */
function pictureTags({ path, alt }: { path: string; alt: string }, origin: string): ReactNode {
  const { width, height } = readImagePath(path) ?? pictureSize;
  return (
    <>
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

/** Tags that are the same on all pages of a site. */
const siteTags = new WeakMap<Site, ReactNode>();

function getSiteTags(site: Site): ReactNode {
  const cached = siteTags.get(site);
  if (cached !== undefined) return cached;
  const { siteName, seo } = site.theme;
  const tags = (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta name="twitter:card" content={seo.twitterCard} />
      {seo.twitterHandle === '' ? null : (
        <meta name="twitter:site" content={`@${seo.twitterHandle.replace(/^@/, '')}`} />
      )}
      {seo.keywords.length === 0 ? null : (
        <meta name="keywords" content={seo.keywords.join(', ')} />
      )}
      {seo.author === '' ? null : <meta name="author" content={seo.author} />}
    </>
  );
  siteTags.set(site, tags);
  return tags;
}
