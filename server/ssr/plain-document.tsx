import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../context.ts';

/** URL paths of the files that a document loads. */
export type DocumentAssets = { stylesheets: string[]; logo: string | null; icon: string | null };

/**
 * Renders a page without script that has the site's brand and styles, but not its layout.
 * `className` is set on the body; `frame` and `brand` are classes of the header's parts.
 */
export function renderPlainDocument(
  site: Site,
  { stylesheets, logo, icon }: DocumentAssets,
  {
    title,
    description,
    noIndex = false,
    className,
    frame,
    brand,
    children,
  }: {
    title: string;
    description?: string;
    noIndex?: boolean;
    className: string;
    frame: string;
    brand: string;
    children: ReactNode;
  },
): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {noIndex && <meta name="robots" content="noindex" />}
        <title>{site.public.seo.titleTemplate.replace('%s', () => title)}</title>
        {description !== undefined && <meta name="description" content={description} />}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {icon !== null && <link rel="icon" href={icon} />}
      </head>
      <body className={className}>
        <header className="masthead">
          <div className={frame}>
            <a className={brand} href="/">
              {logo !== null && <img src={logo} alt="" width="28" height="28" />}
              <span>{site.public.name}</span>
            </a>
          </div>
        </header>
        {children}
      </body>
    </html>,
  )}`;
}
