import { NotLoaded } from '../ui/not-loaded.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import * as charts from '../ui/charts.admin.styles.ts';

export function Charts() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/newsletter/charts');
  if (!data) return <NotLoaded error={error} what="The charts" retry={refetch} />;
  const days = data.days.map(({ day }) => day);
  const valuesFor = (key: 'sent' | 'failed' | 'bounced' | 'complained' | 'unsubscribed') =>
    data.days.map((day) => day[key]);
  return (
    <div className={charts.charts}>
      <DayChart
        title="Digests sent"
        kind="bars"
        days={days}
        series={[{ name: 'Sent', values: valuesFor('sent') }]}
      />
      <DayChart
        title="Not delivered"
        kind="lines"
        days={days}
        series={[
          { name: 'Failed', values: valuesFor('failed') },
          { name: 'Bounced', values: valuesFor('bounced') },
        ]}
      />
      <DayChart
        title="Unsubscribed and complained"
        kind="lines"
        days={days}
        series={[
          { name: 'Unsubscribed', values: valuesFor('unsubscribed') },
          { name: 'Complaints', values: valuesFor('complained') },
        ]}
      />
    </div>
  );
}
