import { useApp } from '../app-context.tsx';

/**
 * What a page says of itself; React moves it into the head. `title` goes through the site's template, none is the site's own title.
 * `path` is the page's own address: canonical on the site's canonical domain.
 */
export function PageHead({ title, description, path, robots }: { title?: string | null; description?: string | null; path?: string; robots?: string }) {
  const { site } = useApp();
  const { seo } = site;
  const full = title ? seo.titleTemplate.replace('%s', () => title) : seo.defaultTitle;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description || seo.defaultDescription} />
      {robots ? <meta name="robots" content={robots} /> : null}
      {path === undefined ? null : <link rel="canonical" href={`https://${seo.canonicalDomain}${path}`} />}
    </>
  );
}
