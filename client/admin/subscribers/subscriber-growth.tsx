import { useState } from 'react';
import { t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import * as charts from '../ui/charts.admin.styles.ts';
import { Select } from '../ui/components.tsx';

export function Growth() {
  const [days, setDays] = useState<'30' | '90'>('30');
  const { data, error, refetch } = useEndpoint('GET /api/admin/subscribers/growth', {
    query: { days },
  });
  if (!data)
    return <NotLoaded error={error} text={t('The charts couldn’t be loaded.')} retry={refetch} />;
  const names = data.days.map((subscriber) => subscriber.day);
  const valuesFor = (key: 'active' | 'confirmed' | 'unsubscribed') =>
    data.days.map((subscriber) => subscriber[key]);
  return (
    <>
      <h2>Growth</h2>
      <div className={admin.bar}>
        <Select
          name="days"
          label="Period"
          options={[
            { value: '30', label: 'The last 30 days' },
            { value: '90', label: 'The last 90 days' },
          ]}
          value={days}
          onChoose={(value) => setDays(value as '30' | '90')}
        />
      </div>
      <div className={charts.charts}>
        <DayChart
          title="Active subscribers"
          kind="lines"
          days={names}
          series={[{ name: 'Active', values: valuesFor('active') }]}
        />
        <DayChart
          title="Confirmed and unsubscribed"
          kind="lines"
          days={names}
          series={[
            { name: 'Confirmed', values: valuesFor('confirmed') },
            { name: 'Unsubscribed', values: valuesFor('unsubscribed') },
          ]}
        />
      </div>
    </>
  );
}
