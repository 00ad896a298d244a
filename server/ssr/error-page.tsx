import { paths } from '#shared/paths.ts';
import type { Site } from '../context.ts';
import { renderPlainDocument, type DocumentAssets } from './plain-document.tsx';

/**
 * Renders a page without database or script. For rendering errors and early rejections.
 * `translated` replaces heading and sentence
 * at the URL of a page in another language.
 */
export function errorPage({
  status,
  heading,
  sentence,
  requestId,
  site,
  assets,
  translated = null,
}: {
  status: number;
  heading: string;
  sentence: string;
  requestId: string;
  site: Site;
  assets: DocumentAssets;
  translated?: { lang: string; dir: string; text: string } | null;
}): string {
  return renderPlainDocument(site, assets, {
    title: translated?.text ?? heading,
    lang: translated?.lang,
    dir: translated?.dir,
    noIndex: true,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{translated?.text ?? heading}</h1>
        {translated ? null : <p>{sentence}</p>}
        <p>
          <a href={paths.home}>{site.theme.siteName}</a>
        </p>
        <p>
          <small>
            {site.t('Status {status}, request {request}', { status, request: requestId })}
          </small>
        </p>
      </main>
    ),
  });
}
