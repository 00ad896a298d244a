import { useState } from 'react';
import { exactTime, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { languages } from './languages.ts';
import * as styles from './subscribers.admin.styles.ts';

const events = {
  subscribed: 'Subscribed',
  confirmed: 'Confirmed',
  resubscribed: 'Resubscribed',
} as const;
const channels = {
  page: 'form on a page',
  modal: 'form in the dialog',
  front: 'form on the front page',
  issue: 'form in an issue',
  embed: 'form on another site',
  frame: 'frame on another site',
  settings: 'settings of an account',
  manage: 'page of a member’s subscription',
  account: 'API, logged in',
  mail: 'page behind an emailed link',
  import: 'import',
  api: 'API',
} as const;

/** Shows what a subscriber agreed to. Loads it when it opens. */
export function Consents({ id, email }: { id: string; email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.consents}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={`Proof of consent – ${email}`}>Proof of consent</summary>
      {open ? <ConsentList id={id} /> : null}
    </details>
  );
}

function ConsentList({ id }: { id: string }) {
  const { data, error, refetch } = useEndpoint('GET /api/admin/subscribers/{id}/consents', {
    path: { id },
  });
  if (!data)
    return (
      <NotLoaded
        error={error}
        text={t('The proof of consent couldn’t be loaded.')}
        retry={refetch}
      />
    );
  if (data.consents.length === 0)
    return <p className={admin.note}>None: this subscription is older than the consent log.</p>;
  return (
    <ol>
      {data.consents.map(({ event, via, page, text, language, network, createdAt }) => (
        <li key={`${event} ${createdAt}`}>
          <b>{events[event]}</b>, {exactTime(Date.parse(createdAt))}
          <span className={styles.quiet}>
            Through {channels[via]}
            {page === '' ? null : (
              <>
                {' '}
                at <code>{page}</code>
              </>
            )}
            , in {languages.of(language) ?? language}
          </span>
          {text === '' ? null : (
            <blockquote lang={language} dir="auto">
              {text}
            </blockquote>
          )}
          {network === null ? null : (
            <span className={styles.quiet}>
              Network, hashed: <code>{network.slice(0, 12)}</code>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
