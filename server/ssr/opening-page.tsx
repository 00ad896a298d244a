import { rich } from '#client/ui/rich.tsx';
import { paths, withQuery } from '#shared/paths.ts';
import type { Site } from '../context.ts';
import { openingScriptPath } from './opening-script.ts';
import { renderPlainDocument, type DocumentAssets } from './plain-document.tsx';

/** Renders what visitors get until the site is opened. */
export function openingPage(site: Site, assets: DocumentAssets): string {
  const { t } = site;
  const { siteName, siteDescription } = site.theme;
  const next = { next: paths.home };
  return renderPlainDocument(site, assets, {
    title: t('Opens soon'),
    noIndex: true,
    isFramed: false,
    script: openingScriptPath,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{t('{site} opens soon', { site: siteName })}</h1>
        <p>{siteDescription}</p>
        <p>
          <small>
            {rich(
              t,
              'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.',
              {
                login: (content) => <a href={withQuery(paths.login, next)}>{content}</a>,
                signup: (content) => <a href={withQuery(paths.signup, next)}>{content}</a>,
              },
            )}
          </small>
        </p>
      </main>
    ),
  });
}
