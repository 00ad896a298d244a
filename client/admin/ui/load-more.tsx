import { t } from '../lib/words.ts';
import { announce } from '../../lib/announce.ts';
import * as styles from '../admin.admin.styles.ts';

/**
 * Loads the next page of a list (`useList`). `items`: selects the element of each item that gets
 * the focus.
 */
export function LoadMore({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  items,
  label = t('More'),
}: {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: (options?: { cancelRefetch?: boolean }) => Promise<{ isError: boolean }>;
  };
  items: string;
  label?: string;
}) {
  if (!hasNextPage) return null;
  const goOn = async () => {
    const before = document.querySelectorAll(items).length;
    const { isError } = await fetchNextPage({ cancelRefetch: false });
    if (isError) return announce(t('More couldn’t be loaded. Try again.'), 'alert');
    // After they are rendered.
    requestAnimationFrame(() => {
      const all = document.querySelectorAll<HTMLElement>(items);
      announce(t('{count, number} more loaded.', { count: all.length - before }));
      const first = all[before];
      if (first && first.tabIndex < 0) first.tabIndex = -1;
      first?.focus();
    });
  };
  return (
    <p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isFetchingNextPage || undefined}
        onClick={() => void goOn()}
      >
        {isFetchingNextPage ? t('Loading…') : label}
      </button>
    </p>
  );
}
