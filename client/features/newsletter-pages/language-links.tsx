import type { LanguageName } from '#shared/contract/newsletter.ts';
import { landingPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import * as styles from './newsletter-pages.styles.ts';

/** Links to the other languages. `english` labels the English page; null on that page. */
export function LanguageLinks({
  languages,
  current,
  english,
}: {
  languages: LanguageName[];
  current: string;
  english: string | null;
}) {
  const { language } = useTranslate();
  return (
    <ul className={styles.links}>
      {english === null ? null : (
        <li>
          <a href={landingPath(language, 'en')} hrefLang="en">
            {english}
          </a>
        </li>
      )}
      {languages
        .filter(({ code }) => code !== current)
        .map(({ code, localName, dir }) => (
          <li key={code}>
            <a href={landingPath(language, code)} hrefLang={code} lang={code} dir={dir}>
              {localName}
            </a>
          </li>
        ))}
    </ul>
  );
}
