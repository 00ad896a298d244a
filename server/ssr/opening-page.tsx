import { paths, withQuery } from '#shared/paths.ts';
import type { Site } from '../context.ts';
import { openingScriptPath } from './opening-script.ts';
import { renderPlainDocument, type DocumentAssets } from './plain-document.tsx';

/** Renders what visitors get until the site is opened. */
export function openingPage(site: Site, assets: DocumentAssets): string {
  const { siteName, siteDescription } = site.theme;
  const next = { next: paths.home };
  return renderPlainDocument(site, assets, {
    title: 'Opens soon',
    noIndex: true,
    isFramed: false,
    script: openingScriptPath,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{siteName} opens soon</h1>
        <p>{siteDescription}</p>
        <p>
          <small>
            Do you run this site? <a href={withQuery(paths.login, next)}>Log in</a> or{' '}
            <a href={withQuery(paths.signup, next)}>sign up</a> to set it up.
          </small>
        </p>
      </main>
    ),
  });
}
