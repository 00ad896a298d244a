import { exactTime, number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { Table } from '../ui/components.tsx';
import { formatIssueName, formatIssueState, isScheduled } from './labels.ts';

export function Issues() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useList('GET /api/admin/issues');
  if (!data)
    return <NotLoaded error={error} text={t('The issues couldn’t be loaded.')} retry={refetch} />;
  const issues = data.pages.flatMap((page) => page.issues);
  if (issues.length === 0)
    return (
      <p className={admin.note}>
        {t(
          'No issues yet. The first is created when its day or week ends, or when you prepare it.',
        )}
      </p>
    );
  return (
    <>
      <Table
        caption={t('Issues, newest first')}
        head={[
          t('Issue'),
          t('State'),
          { number: t('Sent') },
          { number: t('Queued') },
          { number: t('Failed') },
          { number: t('Uncertain') },
          { number: t('Bounced') },
          { number: t('Complaints') },
          { number: t('Unsubscribed') },
          { number: t('Tokens') },
        ]}
        rows={issues.map((issue) => ({
          key: issue.id,
          cells: [
            <a key="name" className="issue" href={`/admin/newsletter/issues/${issue.id}`}>
              {formatIssueName(issue)}
            </a>,
            isScheduled(issue)
              ? `${formatIssueState(issue)} · ${exactTime(issue.scheduledAt)}`
              : formatIssueState(issue),
            ...[
              issue.deliveries.sent,
              issue.deliveries.planned + issue.deliveries.sending,
              issue.deliveries.failed,
              issue.deliveries.uncertain,
              issue.bounced,
              issue.complained,
              issue.unsubscribed,
              issue.cost.tokensIn + issue.cost.tokensOut,
            ].map(number),
          ],
        }))}
      />
      <LoadMore
        list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        items=".issue"
        label={t('More issues')}
      />
    </>
  );
}
