import { useState } from 'react';
import type { MailMistake } from '#shared/contract/admin-mistakes.ts';
import type { Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { count, t } from '../lib/words.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { ActionButton } from '../ui/components.tsx';
import * as styles from './newsletter.admin.styles.ts';

type Links = Reply<'POST /api/admin/issues/{id}/links'>;

/** Says in words what is wrong, and what to do. */
function describe({ kind, detail }: MailMistake) {
  const link = <code className={styles.detail}>{detail}</code>;
  if (kind === 'no_posts') return 'All its posts are hidden.';
  if (kind === 'empty_letter') return 'The letter has no text.';
  if (kind === 'hidden_block')
    return <>A post or comment in the text is hidden, so emails leave it out: {link}</>;
  if (kind === 'no_postal_address')
    return (
      <>
        Add a postal address in <a href="/admin/mail">Mail settings</a>.
      </>
    );
  if (kind === 'no_unsubscribe_link') return 'It has no link to unsubscribe.';
  if (kind === 'empty_subject') return 'The subject is empty.';
  if (kind === 'no_alternative_text') return <>An image has no alternative text: {link}</>;
  if (kind === 'large')
    return `It has ${detail} KB of HTML. Gmail clips emails at 102 KB. Remove some posts or text.`;
  if (kind === 'missing_image') return <>An uploaded image is missing. Upload it again: {link}</>;
  return <>A link leads to a hidden post or an unpublished issue: {link}</>;
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
      <h2 id="mistakes">Before sending</h2>
      {!data ? (
        <NotLoaded
          error={error}
          text={t('The pre-send check couldn’t be loaded.')}
          retry={refetch}
        />
      ) : data.mistakes.length === 0 ? (
        <p>No problems found.</p>
      ) : (
        <>
          <Mistakes name="Fix before sending" list={errors} />
          <Mistakes name="Worth a look" list={warnings} />
        </>
      )}
      <ActionButton
        act={async () =>
          setLinks(await api('POST /api/admin/issues/{id}/links', { path: { id }, body: {} }))
        }
        doing="Checking…"
        done="The links are checked."
      >
        Check the links
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
        {`${count(checked, 'link')} to other sites checked` +
          (unchecked > 0 ? `, ${unchecked} not. ` : '. ') +
          (dead.length === 0 ? 'All of them answer.' : 'These don’t work:')}
      </p>
      {dead.length === 0 ? null : (
        <ul className={styles.mistakes}>
          {dead.map(({ url, status }) => (
            <li key={url}>
              <code className={styles.detail}>{url}</code>
              {status === null ? ' doesn’t answer.' : ` answers ${status}.`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
