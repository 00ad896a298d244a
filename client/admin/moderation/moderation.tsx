import { useLocation } from 'react-router';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { NotFoundPage } from '../ui/not-found.tsx';
import { PendingItems } from './review-queue.tsx';
import { Reports } from './reports.tsx';
import { Rules } from './rules.tsx';
import { t } from '../lib/words.ts';

const tabs = [
  { path: '/admin/moderation', name: t('Reports'), Component: Reports },
  { path: '/admin/moderation/held', name: t('Review [tab]'), Component: PendingItems },
  { path: '/admin/moderation/rules', name: t('Rules'), Component: Rules },
];

/** Moderation: reports, pending items and rules. */
export function Moderation() {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const reports = useEndpoint(
    'GET /api/admin/reports',
    { query: { limit: '1' } },
    { every: 60_000 },
  ).data?.totalCount;
  const held = useEndpoint(
    'GET /api/admin/review-queue',
    { query: { limit: '1' } },
    { every: 60_000 },
  ).data?.totalCount;
  const waiting = [reports, held];
  const tab = tabs.find(({ path }) => path === pathname);
  if (!tab) return <NotFoundPage />;
  const { name, Component } = tab;
  return (
    <>
      <title>{`${name} – ${t('Moderation')}`}</title>
      <h1>{t('Moderation')}</h1>
      <nav aria-label={t('Moderation')} className={admin.tabs}>
        {tabs.map((option, index) => (
          <a
            key={option.path}
            href={option.path}
            aria-current={option === tab ? 'page' : undefined}
          >
            {option.name}
            {waiting[index] ? ` (${waiting[index]})` : ''}
          </a>
        ))}
      </nav>
      <Component key={name} />
    </>
  );
}
