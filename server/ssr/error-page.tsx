import { paths } from '#shared/paths.ts';
import type { Site } from '../context.ts';
import { renderPlainDocument, type DocumentAssets } from './plain-document.tsx';

/**
 * Renders a page without database or script. For rendering errors and early rejections.
 * `translated` replaces the English heading and sentence.
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
  const { lang, dir, text } = translated ?? { lang: 'en', dir: 'ltr', text: heading };
  return renderPlainDocument(site, assets, {
    title: text,
    lang,
    dir,
    noIndex: true,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{text}</h1>
        {translated ? null : <p>{sentence}</p>}
        <p>
          <a href={paths.home}>{site.theme.siteName}</a>
        </p>
        <p lang="en" dir="ltr">
          <small>{`Status ${status}, request ${requestId}`}</small>
        </p>
      </main>
    ),
  });
}
