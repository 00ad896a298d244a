import type { FetchNextPageOptions } from '@tanstack/react-query';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from '../app-context.tsx';
import { announce } from '../lib/announce.ts';
import * as styles from './ui.styles.ts';

/** The part of an infinite query that a list needs. */
type CursorQuery<Page> = {
  data: { pages: Page[]; pageParams: unknown[] } | undefined;
  isFetchingNextPage: boolean;
  fetchNextPage: (
    options?: FetchNextPageOptions,
  ) => Promise<{ data?: { pages: Page[] } | undefined; isError: boolean }>;
};

/** Props that the lists of one kind leave to their pages. */
export type CursorListSource<Page> = {
  query: CursorQuery<Page>;
  /** Returns the URL of the page that starts at a cursor. */
  hrefFor: (cursor: string) => string;
};

/**
 * Renders the loaded items and a link to the next page. With JavaScript the link appends that page.
 * Nothing loads on scroll, so the footer stays reachable.
 */
export function CursorList<Page extends { nextCursor: string | null }, Item>({
  query,
  hrefFor,
  select,
  children,
  empty,
  label,
  failed,
  loaded,
  focusTarget,
  showEnd = false,
}: CursorListSource<Page> & {
  select: (pages: Page[]) => Item[];
  children: (items: Item[]) => ReactNode;
  /** Replaces the list when there are no items. */
  empty: ReactNode;
  /** Text of the link. */
  label: string;
  /** Announced to screen readers when the next page could not be loaded. */
  failed: string;
  /** Announced to screen readers: how many items were added. */
  loaded: (count: number) => string;
  /** Selects one focusable element of each item. */
  focusTarget: string;
  /** Marks the end of a list that has several pages. */
  showEnd?: boolean;
}) {
  const t = useTranslate();
  const pages = query.data?.pages ?? [];
  const items = select(pages);
  const cursor = pages.at(-1)?.nextCursor ?? null;
  const focusFrom = useRef<number | null>(null);
  // The first new item can take the focus only after it is rendered.
  useEffect(() => {
    if (focusFrom.current === null || items.length <= focusFrom.current) return;
    document.querySelectorAll<HTMLElement>(focusTarget)[focusFrom.current]?.focus();
    focusFrom.current = null;
  }, [focusTarget, items.length]);

  async function append() {
    focusFrom.current = items.length;
    const result = await query.fetchNextPage({ cancelRefetch: false });
    if (result.isError) {
      focusFrom.current = null;
      announce(failed, 'alert');
      return;
    }
    announce(loaded(select(result.data?.pages ?? []).length - items.length));
  }

  if (items.length === 0) return empty;
  const isLong = pages.length > 1 || Boolean(query.data?.pageParams[0]);
  return (
    <>
      {children(items)}
      {cursor !== null ? (
        <div className={`pager ${styles.pager}`}>
          <a
            href={hrefFor(cursor)}
            rel="next"
            className={styles.more}
            aria-disabled={query.isFetchingNextPage || undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              if (!query.isFetchingNextPage) void append();
            }}
          >
            {query.isFetchingNextPage ? t('Loading…') : label}
          </a>
        </div>
      ) : showEnd && isLong ? (
        <div className={`pager ${styles.pager}`}>
          <p>{t('You’ve reached the end.')}</p>
        </div>
      ) : null}
    </>
  );
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
