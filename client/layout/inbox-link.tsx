import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useApp, useTranslate } from '../app-context.tsx';
import { unreadOptions } from '../queries/inbox.ts';
import { useMemberText } from './member-texts.tsx';
import * as styles from './icon-buttons.styles.ts';

/** Link to the inbox with its unread count, refreshed when the user returns to the tab. */
export function InboxLink({ username }: { username: string }) {
  const { data = 0 } = useQuery({
    ...unreadOptions(useApp().api, username),
    refetchOnWindowFocus: true,
  });
  const count = data >= 100 ? '99+' : String(data);
  const t = useTranslate();
  const textOf = useMemberText();
  const name = data === 0 ? textOf('inbox') : t('Inbox, {count} unread', { count });
  return (
    <a href={paths.inbox} className={styles.inbox} aria-label={name} title={name}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3 13 6 4h12l3 9v7H3zM3 13h5l1.5 3h5L16 13h5" />
      </svg>
      {data === 0 ? null : <span aria-hidden="true">{count}</span>}
    </a>
  );
}
