import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiHost } from '#shared/api/origin.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { rich } from '../../ui/rich.tsx';
import { apiKeyKeys, apiKeysOptions, createdKeyOptions } from '../../queries/api-keys.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as styles from './api-keys.styles.ts';
import { KeyList } from './key-list.tsx';
import { NewKey } from './new-key.tsx';
import { Secret } from './secret.tsx';

/** The member's API keys. `onResult` reports whether the last submit failed, for the page title. */
export function ApiKeys({
  username,
  onResult,
}: {
  username: string;
  onResult: (failed: boolean) => void;
}) {
  const { api, queryClient, t } = useApp();
  const { data, error, refetch } = useQuery(apiKeysOptions(api, username));
  const { data: apiKey } = useQuery(createdKeyOptions(username));
  const heading = useRef<HTMLHeadingElement>(null);
  const intro = <Intro />;
  if (!data) {
    return (
      <>
        {intro}
        {error ? (
          <LoadFailed error={error} text={t('Your keys couldn’t be loaded.')} retry={refetch} />
        ) : null}
      </>
    );
  }
  const { keys } = data;
  return (
    <>
      {intro}
      {apiKey === null ? null : (
        <section className={styles.part} aria-label={t('A new key')}>
          <Secret
            key={apiKey.id}
            apiKey={apiKey}
            onStored={() => {
              queryClient.setQueryData(apiKeyKeys.created(username), null);
              heading.current?.focus();
            }}
          />
        </section>
      )}
      <section className={styles.part} aria-labelledby="keys">
        <h2 id="keys" ref={heading} tabIndex={-1}>
          {t('Your keys')}
        </h2>
        {keys.length === 0 ? (
          <p>{t('You have no keys yet.')}</p>
        ) : (
          <KeyList keys={keys} username={username} onRevoked={() => heading.current?.focus()} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="new-key">
        <h2 id="new-key">{t('New key')}</h2>
        {keys.length >= limits.apiKeys.max ? (
          <Notice>
            {t(
              'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one ' +
                'to create another.',
              { max: limits.apiKeys.max },
            )}
          </Notice>
        ) : (
          // Resets the form.
          <NewKey key={apiKey?.id} username={username} onResult={onResult} />
        )}
      </section>
    </>
  );
}

function Intro() {
  const { site, settings, t } = useApp();
  const host = apiHost(window.location, settings) ?? window.location.host;
  return (
    <div className={styles.text}>
      <p>
        {rich(
          t,
          'API keys let your programs read and post on {site} as you. See the ' +
            '<docs>API reference</docs>.',
          { site: site.name, docs: (content) => <a href="/api/docs">{content}</a> },
        )}
      </p>
      <pre dir="ltr" tabIndex={0} aria-label={t('Example')}>
        <code>
          {`curl ${window.location.protocol}//${host}/api/inbox \\\n` +
            `  -H 'Authorization: Bearer YOUR_KEY'`}
        </code>
      </pre>
      <p>{t('Treat keys like passwords. They can’t change settings or create other keys.')}</p>
    </div>
  );
}
