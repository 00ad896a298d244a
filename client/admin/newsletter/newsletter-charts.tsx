import { t } from '../lib/words.ts';
import * as admin from '../admin.admin.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import * as charts from '../ui/charts.admin.styles.ts';

export function Charts() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/newsletter/charts');
  if (!data)
    return <NotLoaded error={error} text={t('The charts couldn’t be loaded.')} retry={refetch} />;
  const days = data.days.map(({ day }) => day);
  const valuesFor = (key: 'sent' | 'failed' | 'bounced' | 'complained' | 'unsubscribed') =>
    data.days.map((day) => day[key]);
  const shown = [
    { title: t('Digests sent'), kind: 'bars', lines: { [t('Sent')]: 'sent' } },
    {
      title: t('Not delivered'),
      kind: 'lines',
      lines: { [t('Failed')]: 'failed', [t('Bounced')]: 'bounced' },
    },
    {
      title: t('Unsubscribed and complained'),
      kind: 'lines',
      lines: { [t('Unsubscribed')]: 'unsubscribed', [t('Complaints')]: 'complained' },
    },
  ] as const;
  // Empty charts are absent.
  const drawn = shown
    .map(({ title, kind, lines }) => ({
      title,
      kind,
      series: Object.entries(lines).map(([name, key]) => ({ name, values: valuesFor(key) })),
    }))
    .filter(({ series }) => series.some(({ values }) => values.some((value) => value > 0)));
  if (drawn.length === 0)
    return <p className={admin.note}>{t('Nothing was sent in this time.')}</p>;
  return (
    <div className={charts.charts}>
      {drawn.map((chart) => (
        <DayChart key={chart.title} days={days} {...chart} />
      ))}
    </div>
  );
}
