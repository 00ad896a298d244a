import { t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import * as styles from '../ui/forms.admin.styles.ts';
import { ConnectFeed } from './connect-feed.tsx';
import { OpmlFiles } from './opml-files.tsx';
import { FeedItem } from './feed-item.tsx';

/** External feeds whose items become posts. */
export function InboundFeeds() {
  const list = useList('GET /api/admin/inbound-feeds');
  const feeds = list.data?.pages.flatMap((page) => page.feeds) ?? [];
  return (
    <>
      <title>{t('Inbound feeds')}</title>
      <h1>{t('Inbound feeds')}</h1>
      <p className={admin.note}>
        {t(
          'Feeds from other sites (RSS, Atom or JSON Feed) whose items become posts here. Each is checked every 15 minutes. Links posted within the last 30 days aren’t posted again.',
        )}
      </p>
      <h2>{t('Connect a feed')}</h2>
      <ConnectFeed />
      <h2>{t('OPML files')}</h2>
      <OpmlFiles />
      <h2>{t('Connected feeds')}</h2>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The feeds couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : feeds.length === 0 ? (
        <p className={admin.note}>{t('No feeds are connected yet.')}</p>
      ) : (
        <ul id="feeds" className={styles.list}>
          {feeds.map((feed) => (
            <FeedItem key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      <LoadMore list={list} items="#feeds > li h3 a" />
    </>
  );
}
