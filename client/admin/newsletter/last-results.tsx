import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { t } from '../lib/words.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { formatIssueName } from './labels.ts';
import * as styles from './newsletter.admin.styles.ts';

const headings = {
  daily: t('Last daily issue'),
  weekly: t('Last weekly issue'),
  letter: t('Last letter'),
} as const;

/** Reads the results of the last issues of a kind, for an issue that is not sent yet. */
export const useLastIssues = (
  issue: Pick<AdminIssueDetail, 'frequency' | 'editable'> | undefined,
) =>
  useEndpoint(
    'GET /api/admin/statistics/issues',
    // The newest may have no emails.
    { query: { frequency: issue?.frequency ?? 'letter', limit: 5 } },
    { enabled: issue?.editable === null },
  );

/** Shows how readers received the last issue of the same kind. */
export function LastResults({ issue }: { issue: AdminIssueDetail }) {
  const { data } = useLastIssues(issue);
  const last = data?.issues.find(({ id, sent }) => id !== issue.id && sent > 0);
  if (!last) return null;
  return (
    <section aria-labelledby="last-results">
      <h2 id="last-results">{headings[issue.frequency]}</h2>
      <p>
        <a href={`/admin/newsletter/issues/${last.id}`}>{formatIssueName(last)}</a>
      </p>
      <p className={styles.quiet}>
        {last.openings === null
          ? t(
              '{sent, number} sent, {reads, plural, one {# read} other {# reads}}, {unsubscribed, number} unsubscribed',
              { sent: last.sent, reads: last.reads, unsubscribed: last.unsubscribed },
            )
          : t(
              '{sent, number} sent, {openings, plural, one {# open} other {# opens}}, ' +
                '{reads, plural, one {# read} other {# reads}}, {unsubscribed, number} unsubscribed',
              {
                sent: last.sent,
                openings: last.openings,
                reads: last.reads,
                unsubscribed: last.unsubscribed,
              },
            )}
      </p>
    </section>
  );
}
