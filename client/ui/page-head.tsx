import { useApp } from '../app-context.tsx';

/**
 * Title and metadata, which React hoists into the head. `title`: without the site's template; omit
 * for the site's own. `path`: the canonical path; pages without one are not indexed. Descriptions
 * and Open Graph tags are rendered only on the server.
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
