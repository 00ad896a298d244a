import { useApp } from '../app-context.tsx';

/**
 * What a page says of itself; React moves it into the head. `title` goes through the site's template, none is the site's own title.
 * `path` is the page's own address: canonical on the site's canonical domain. What has none, such as a page that failed, is not indexed.
 * What only machines read is the server's: descriptions, Open Graph and the like cost the browser nothing.
 */
export function PageHead({
  title = null,
  path,
  noindex = path === undefined,
}: {
  title?: string | null;
  path?: string;
  noindex?: boolean;
}) {
  const {
    site: { seo },
    meta,
  } = useApp();
  return (
    <>
      <title>{title ? seo.titleTemplate.replace('%s', () => title) : seo.defaultTitle}</title>
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {path === undefined ? null : (
        <link rel="canonical" href={`https://${seo.canonicalDomain}${path}`} />
      )}
      {meta?.({ title, path, noindex })}
    </>
  );
}
