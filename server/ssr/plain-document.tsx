import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Colophon } from '#client/layout/footer.tsx';
import { translateFrame } from '#client/layout/frame.tsx';
import { Masthead } from '#client/layout/header.tsx';
import type { Site } from '../context.ts';
import type { Assets } from './assets.ts';

/** URL paths of the files that a document loads. */
export type DocumentAssets = {
  stylesheets: string[];
  fonts: string[];
  logo: string | null;
  icon: string | null;
};

/** What documents without script load from this site. `more`: stylesheets of the page. */
export const plainAssets = (
  assets: Pick<Assets, 'plainStylesheet' | 'stylesheets' | 'fonts' | 'url'>,
  site: Site,
  more: string[] = [],
): DocumentAssets => ({
  stylesheets: [...more, ...assets.stylesheets(site), assets.plainStylesheet],
  fonts: assets.fonts(site),
  logo: assets.url(site.public.logo),
  icon: assets.url(site.theme.favicon),
});

/** Header and footer of a page without script. `account`: what stands in place of the login. */
function PlainFrame({
  site,
  logo,
  account,
  children,
}: {
  site: Site;
  logo: string | null;
  account?: ReactNode;
  children: ReactNode;
}) {
  const shown = { ...site.public, logo };
  return (
    <>
      <Masthead site={shown} frame={translateFrame(site.t)} account={account} />
      {children}
      <Colophon site={shown} frame={translateFrame(site.t)} />
    </>
  );
}

/** Renders a page without script in the site's frame. `className` is set on the body. */
export function renderPlainDocument(
  site: Site,
  { stylesheets, fonts, logo, icon }: DocumentAssets,
  {
    title,
    description,
    lang = site.t.language,
    dir = site.t.dir === 'rtl' ? site.t.dir : undefined,
    noIndex = false,
    className,
    account,
    script,
    isFramed = true,
    children,
  }: {
    title: string;
    description?: string;
    lang?: string;
    dir?: string;
    noIndex?: boolean;
    className?: string;
    account?: ReactNode;
    /** URL path of a module. */
    script?: string;
    /** Whether it has the header and the footer. */
    isFramed?: boolean;
    children: ReactNode;
  },
): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {noIndex && <meta name="robots" content="noindex" />}
        <title>{site.theme.seo.titleTemplate.replace('%s', () => title)}</title>
        {description !== undefined && <meta name="description" content={description} />}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {icon !== null && <link rel="icon" href={icon} />}
        {script !== undefined && <script type="module" src={script} />}
      </head>
      <body className={className}>
        {isFramed ? (
          <PlainFrame site={site} logo={logo} account={account}>
            {children}
          </PlainFrame>
        ) : (
          children
        )}
      </body>
    </html>,
  )}`;
}

/** Renders "Not Found" in the frame, for a document that has only a script. */
export const renderNotFoundWithoutScript = (
  site: Site,
  { stylesheets, logo }: DocumentAssets,
): string =>
  renderToStaticMarkup(
    <noscript lang={site.t.language} dir={site.t.dir}>
      <link rel="stylesheet" href={stylesheets.at(-1)} />
      <PlainFrame site={site} logo={logo}>
        <main className="plain-frame plain">
          <h1>{site.t('Not Found')}</h1>
          <p>{site.t('There is nothing here without JavaScript.')}</p>
        </main>
      </PlainFrame>
    </noscript>,
  );
