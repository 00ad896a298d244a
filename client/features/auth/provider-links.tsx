import { useQuery } from '@tanstack/react-query';
import { continueTexts } from '#shared/texts/login-provider.ts';
import { digestLanguages, startLoginPath } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { useApp } from '../../app-context.tsx';
import { providersOptions } from '../../queries/identities.ts';
import * as styles from './auth.styles.ts';

/**
 * Links to the login providers of the site. They work without script. The page is cached for all
 * readers, so it has the text in all languages.
 */
export function ProviderLinks({ next }: { next: string }) {
  const { api } = useApp();
  const { data } = useQuery(providersOptions(api));
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  const links = digestLanguages.flatMap((language) =>
    providers.map(({ id, label }) => ({
      id,
      language,
      href: startLoginPath(id, next),
      text: format(language, continueTexts[language], { provider: label }),
    })),
  );
  return (
    <>
      <ul className={styles.providers}>
        {links
          .filter(({ language }) => language === 'en')
          .map(({ id, href, text }) => (
            <li key={id}>
              <a href={href} rel="nofollow">
                {text}
              </a>
            </li>
          ))}
      </ul>
      <details>
        <summary>In other languages</summary>
        <ul>
          {links
            .filter(({ language }) => language !== 'en')
            .map(({ id, language, href, text }) => (
              <li key={language + id} lang={language} dir="auto">
                <a href={href} rel="nofollow">
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </>
  );
}
