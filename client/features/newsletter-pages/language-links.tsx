import type { LanguageName } from '#shared/contract/newsletter.ts';
import { languagePath, paths, type LanguageCode } from '#shared/paths.ts';
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
  return (
    <ul className={styles.links}>
      {english === null ? null : (
        <li>
          <a href={paths.newsletter} hrefLang="en">
            {english}
          </a>
        </li>
      )}
      {languages
        .filter(({ code }) => code !== current)
        .map(({ code, localName, dir }) => (
          <li key={code}>
            <a href={languagePath(code as LanguageCode)} hrefLang={code} lang={code} dir={dir}>
              {localName}
            </a>
          </li>
        ))}
    </ul>
  );
}
