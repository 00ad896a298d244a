import { number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';
import * as form from '../../ui/form.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import { IssueBars } from './issue-bars.tsx';
import { formatIssueName } from './labels.ts';
import { StatisticsFile } from './statistics-file.tsx';
import { SubscriberCharts } from './subscriber-charts.tsx';

/** Shows issues side by side, and subscribers over time. */
export function StatisticsPage() {
  return (
    <>
      <title>{`${t('Statistics')} – ${t('Newsletter')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/newsletter">{t('Newsletter')}</a>
      </p>
      <h1>{t('Statistics')}</h1>
      <p className={admin.note}>
        {t(
          'Counts per issue and per day. They identify no reader. Reads are visits to this site ' +
            'through links in an email. Links to other sites go there directly, so they are counted ' +
            'only if the site’s settings turn on redirects. Automated requests, such as those of ' +
            'mail scanners, are left out.',
        )}
      </p>
      <IssueComparison />
      <SubscriberCharts />
    </>
  );
}

function IssueComparison() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/statistics/issues');
  if (!data)
    return <NotLoaded error={error} text={t('The issues couldn’t be loaded.')} retry={refetch} />;
  const { issues } = data;
  const hasOpenings = issues.some(({ openings }) => openings !== null);
  const cell = (value: number | null) => (value === null ? '–' : number(value));
  return (
    <section aria-labelledby="issues-side-by-side">
      <h2 id="issues-side-by-side">{t('Issues side by side')}</h2>
      {issues.length === 0 ? (
        <p className={admin.note}>{t('No issue has been sent yet.')}</p>
      ) : (
        <>
          <IssueBars issues={issues} />
          <Table
            caption={t('Latest issues, newest first')}
            head={[
              t('Issue'),
              { number: t('Sent') },
              { number: t('Delivered') },
              { number: t('Bounced') },
              { number: t('Complaints') },
              { number: t('Unsubscribed') },
              { number: t('Reads') },
              ...(hasOpenings ? [{ number: t('Opens [emails]') }] : []),
              { number: t('Bots and scanners') },
            ]}
            rows={issues.map((issue) => ({
              key: issue.id,
              cells: [
                <a key="name" href={`/admin/newsletter/issues/${issue.id}`}>
                  {formatIssueName(issue)}
                </a>,
                number(issue.sent),
                number(issue.delivered),
                number(issue.bounced),
                number(issue.complained),
                number(issue.unsubscribed),
                number(issue.reads),
                ...(hasOpenings ? [cell(issue.openings)] : []),
                number(issue.automated),
              ],
            }))}
          />
        </>
      )}
      <div className={form.buttons}>
        <StatisticsFile path="/api/admin/statistics/issues/export" name="issues">
          {t('Download issues')}
        </StatisticsFile>
        <StatisticsFile path="/api/admin/statistics/reads/export" name="reads">
          {t('Download reads by place and day')}
        </StatisticsFile>
      </div>
    </section>
  );
}
