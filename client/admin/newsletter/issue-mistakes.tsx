import { useState } from 'react';
import type { MailMistake } from '#shared/contract/admin-mistakes.ts';
import type { Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { ActionButton } from '../ui/components.tsx';
import * as styles from './newsletter.admin.styles.ts';

type Links = Reply<'POST /api/admin/issues/{id}/links'>;

/** Says in words what is wrong, and what to do. */
function describe({ kind, detail }: MailMistake) {
  const link = <code className={styles.detail}>{detail}</code>;
  if (kind === 'site_not_open')
    return rich(t, 'The site is not open yet. <open>Open it</open>.', {
      open: (content) => <a href="/admin">{content}</a>,
    });
  if (kind === 'no_posts') return t('All its posts are hidden.');
  if (kind === 'empty_letter') return t('The letter has no text.');
  if (kind === 'hidden_block')
    return rich(t, 'A post or comment in the text is hidden, so emails leave it out: {link}', {
      link,
    });
  if (kind === 'no_postal_address')
    return rich(t, 'Add a postal address in <mail>Mail settings</mail>.', {
      mail: (content) => <a href="/admin/mail">{content}</a>,
    });
  if (kind === 'no_unsubscribe_link') return t('It has no link to unsubscribe.');
  if (kind === 'empty_subject') return t('The subject is empty.');
  if (kind === 'no_alternative_text')
    return rich(t, 'An image has no alternative text: {link}', { link });
  if (kind === 'large')
    return t(
      'It has {size, number} KB of HTML. Gmail clips emails at 102 KB. Remove some posts or text.',
      { size: Number(detail) },
    );
  if (kind === 'missing_image')
    return rich(t, 'An uploaded image is missing. Upload it again: {link}', { link });
  return rich(t, 'A link leads to a hidden post or an unpublished issue: {link}', { link });
}

/** Lists mistakes before sending. Links are requested only when asked for. */
export function IssueMistakes({ id }: { id: string }) {
  const { api } = useApp();
  const [links, setLinks] = useState<Links | null>(null);
  const { data, error, refetch } = useEndpoint('GET /api/admin/issues/{id}/mistakes', {
    path: { id },
  });
  const errors = data?.mistakes.filter(({ severity }) => severity === 'error') ?? [];
  const warnings = data?.mistakes.filter(({ severity }) => severity === 'warning') ?? [];
  return (
    <section aria-labelledby="mistakes">
      <h2 id="mistakes">{t('Before sending')}</h2>
      {!data ? (
        <NotLoaded
          error={error}
          text={t('The pre-send check couldn’t be loaded.')}
          retry={refetch}
        />
      ) : data.mistakes.length === 0 ? (
        <p>{t('No problems found.')}</p>
      ) : (
        <>
          <Mistakes name={t('Fix before sending')} list={errors} />
          <Mistakes name={t('Worth a look')} list={warnings} />
        </>
      )}
      <ActionButton
        act={async () =>
          setLinks(await api('POST /api/admin/issues/{id}/links', { path: { id }, body: {} }))
        }
        doing={t('Checking…')}
        done={t('The links are checked.')}
      >
        {t('Check the links')}
      </ActionButton>
      {links === null ? null : <DeadLinks links={links} />}
    </section>
  );
}

function Mistakes({ name, list }: { name: string; list: readonly MailMistake[] }) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <ul className={styles.mistakes}>
        {list.map((mistake) => (
          <li key={`${mistake.kind} ${mistake.detail}`}>{describe(mistake)}</li>
        ))}
      </ul>
    </>
  );
}

function DeadLinks({ links: { checked, unchecked, dead } }: { links: Links }) {
  return (
    <>
      <p>
        {[
          unchecked > 0
            ? t(
                '{checked, plural, one {# link} other {# links}} to other sites checked, {unchecked, number} not.',
                { checked, unchecked },
              )
            : t('{checked, plural, one {# link} other {# links}} to other sites checked.', {
                checked,
              }),
          dead.length === 0 ? t('All of them answer.') : t('These don’t work:'),
        ].join(' ')}
      </p>
      {dead.length === 0 ? null : (
        <ul className={styles.mistakes}>
          {dead.map(({ url, status }) => {
            const link = <code className={styles.detail}>{url}</code>;
            return (
              <li key={url}>
                {status === null
                  ? rich(t, '{link} doesn’t answer.', { link })
                  : rich(t, '{link} answers {status}.', { link, status: String(status) })}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
