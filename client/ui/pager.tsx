import { useEffect, useRef } from 'react';
import { announce } from '../lib/announce.ts';
import * as styles from './ui.styles.ts';

/**
 * The end of a list: a real link to the next page, which appends instead when script runs. Nothing loads by itself, so the footer can be
 * reached.
 */
export function Pager({
  href,
  label,
  items,
  shown,
  loading,
  onMore,
  end,
}: {
  /** Address of the next page; null at the end. */
  href: string | null;
  label: string;
  /** Selects what of each item takes the focus. */
  items: string;
  /** How many items stand above. */
  shown: number;
  loading: boolean;
  /** Appends the next page; answers how many items came, or nothing when none did. */
  onMore: () => Promise<string>;
  end: string | null;
}) {
  const from = useRef<number | null>(null);
  // Only once they are on the page, however long that takes, the first of the new items can have the focus.
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    document.querySelectorAll<HTMLElement>(items)[from.current]?.focus();
    from.current = null;
  }, [items, shown]);

  async function append() {
    from.current = shown;
    const sentence = await onMore();
    if (sentence === '') from.current = null;
    announce(sentence);
  }
  if (href === null)
    return end === null ? null : (
      <div className={`pager ${styles.pager}`}>
        <p>{end}</p>
      </div>
    );
  return (
    <div className={`pager ${styles.pager}`}>
      <a
        href={href}
        rel="next"
        className={styles.more}
        aria-disabled={loading || undefined}
        onClick={(event) => {
          if (
            event.metaKey ||
            event.ctrlKey ||
            event.shiftKey ||
            event.altKey ||
            event.button !== 0
          )
            return;
          event.preventDefault();
          if (!loading) void append();
        }}
      >
        {loading ? 'Loading…' : label}
      </a>
    </div>
  );
}
