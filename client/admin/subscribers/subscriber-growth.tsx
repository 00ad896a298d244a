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
      <h2>{t('Growth')}</h2>
      <div className={admin.bar}>
        <Select
          name="days"
          label={t('Period')}
          options={[
            { value: '30', label: t('The last 30 days') },
            { value: '90', label: t('The last 90 days') },
          ]}
          value={days}
          onChoose={(value) => setDays(value as '30' | '90')}
        />
      </div>
      <div className={charts.charts}>
        <DayChart
          title={t('Active subscribers')}
          kind="lines"
          days={names}
          series={[{ name: t('Active'), values: valuesFor('active') }]}
        />
        <DayChart
          title={t('Confirmed and unsubscribed')}
          kind="lines"
          days={names}
          series={[
            { name: t('Confirmed'), values: valuesFor('confirmed') },
            { name: t('Unsubscribed'), values: valuesFor('unsubscribed') },
          ]}
        />
      </div>
    </>
  );
}
