import type { Reply } from '#shared/contract/index.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { translateRuleReason } from '../lib/own-texts.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { callForEach } from './bulk-calls.ts';
import * as styles from './moderation.admin.styles.ts';
import { Queue } from './queue.tsx';
import type { QueueAction } from './queue-action.ts';
import { ItemCard } from './item-card.tsx';

type Held = Reply<'GET /api/admin/review-queue'>['items'][number];

/** Posts and comments that wait for a review before they are listed. */
export function PendingItems() {
  const { api } = useApp();
  const refresh = useRefresh();
  const list = useList('GET /api/admin/review-queue');
  if (!list.data)
    return (
      <NotLoaded
        error={list.error}
        text={t('Review queue couldn’t be loaded.')}
        retry={list.refetch}
      />
    );
  const items = list.data.pages.flatMap((page) => page.items);
  const actions: QueueAction<Held>[] = [
    {
      letter: 'a',
      name: t('Approve'),
      done: t('Approved'),
      asks: 'nothing',
      act: (entries) =>
        callForEach(entries, (id) =>
          api('POST /api/admin/review-queue/{id}/approve', { path: { id } }),
        ),
    },
    {
      letter: 'r',
      name: t('Reject'),
      done: t('Rejected'),
      asks: 'reason',
      grave: true,
      hint: t('The author is notified. This isn’t public.'),
      act: (entries, { reason }) =>
        callForEach(entries, (id) =>
          api('POST /api/admin/review-queue/{id}/reject', { path: { id }, body: { reason } }),
        ),
    },
  ];
  return (
    <Queue
      label={t('Held posts and comments')}
      entries={items}
      actions={actions}
      suggest={() => ''}
      refresh={() =>
        refresh('GET /api/admin/review-queue', 'GET /api/admin/users', 'GET /api/admin/log')
      }
      empty={
        <div className={styles.empty}>
          <h2>{t('Nothing to review.')}</h2>
          <p>{t('Held posts and comments appear here for review.')}</p>
        </div>
      }
      Show={PendingItem}
    >
      <LoadMore list={list} items="ol > li > article" />
    </Queue>
  );
}

function PendingItem({ entry: { item, why }, heading }: { entry: Held; heading: string }) {
  const now = useNow(useApp().now);
  return (
    <>
      <ItemCard item={item} heading={heading} now={now} />
      {why === '' ? null : (
        <p className={styles.why}>{t('Held: {reason}', { reason: translateRuleReason(why) })}</p>
      )}
    </>
  );
}
