import { useState } from 'react';
import { english } from '#shared/texts/translate.ts';
import { exactTime, getLanguageName, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import * as styles from './subscribers.admin.styles.ts';
import { rich } from '../../ui/rich.tsx';

const events = {
  subscribed: t('Subscribed [event]'),
  confirmed: t('Confirmed'),
  resubscribed: t('Resubscribed'),
} as const;
const channels = {
  page: t('form on a page'),
  modal: t('form in the dialog'),
  front: t('form on the front page'),
  issue: t('form in an issue'),
  embed: t('form on another site'),
  frame: t('frame on another site'),
  settings: t('settings of an account'),
  manage: t('page of a member’s subscription'),
  account: t('API, logged in'),
  mail: t('page behind an emailed link'),
  import: t('import [noun]'),
  api: t('API'),
} as const;

const channelAndLanguage = english('Through {channel}, in {language}');
const channelPageAndLanguage = english('Through {channel} at {page}, in {language}');

/** Shows what a subscriber agreed to. Loads it when it opens. */
export function Consents({ id, email }: { id: string; email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.consents}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={`${t('Proof of consent')} – ${email}`}>{t('Proof of consent')}</summary>
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
    return (
      <p className={admin.note}>{t('None: this subscription is older than the consent log.')}</p>
    );
  return (
    <ol>
      {data.consents.map(({ event, via, page, text, language, network, createdAt }) => (
        <li key={`${event} ${createdAt}`}>
          <b>{events[event]}</b>, {exactTime(Date.parse(createdAt))}
          <span className={styles.quiet}>
            {rich(t, page === '' ? channelAndLanguage : channelPageAndLanguage, {
              channel: channels[via],
              page: <code>{page}</code>,
              language: getLanguageName(language),
            })}
          </span>
          {text === '' ? null : (
            <blockquote lang={language} dir="auto">
              {text}
            </blockquote>
          )}
          {network === null ? null : (
            <span className={styles.quiet}>
              {rich(t, 'Network, hashed: {hash}', { hash: <code>{network.slice(0, 12)}</code> })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
