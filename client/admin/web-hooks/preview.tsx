import type { PostingKind } from '#shared/web-hook-kinds.ts';
import { t } from '../lib/words.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { eventNames } from './event-names.ts';
import * as own from './web-hooks.admin.styles.ts';

/** What the newest post and issue look like at a service. */
export function Preview({ kind }: { kind: PostingKind }) {
  const { data, error, refetch } = useEndpoint('GET /api/admin/web-hook-previews/{kind}', {
    path: { kind },
  });
  if (data === undefined)
    return (
      <NotLoaded inline error={error} text={t('The preview couldn’t be loaded.')} retry={refetch} />
    );
  if (data.previews.length === 0)
    return <p className={styles.meta}>{t('There is no post and no issue to show yet.')}</p>;
  return (
    <dl className={own.previews}>
      {data.previews.map(({ event, text, length }) => (
        <div key={event}>
          <dt>
            {event === 'post.published' ? t('The newest post') : t('The newest issue')} ·{' '}
            {t('{length, number} of {max, number} characters', { length, max: data.max })}
          </dt>
          <dd dir="auto" aria-label={eventNames[event]}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
