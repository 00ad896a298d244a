import { useQuery } from '@tanstack/react-query';
import { startLoginPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { providersOptions } from '../../queries/identities.ts';
import * as styles from './auth.styles.ts';

/** Links to the login providers of the site. They work without script. */
export function ProviderLinks({ next }: { next: string }) {
  const { api, t } = useApp();
  const { data } = useQuery(providersOptions(api));
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers}>
      {providers.map(({ id, label }) => (
        <li key={id}>
          <a href={startLoginPath(id, next)} rel="nofollow">
            {t('Continue with {provider}', { provider: label })}
          </a>
        </li>
      ))}
    </ul>
  );
}
