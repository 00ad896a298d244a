import { useState } from 'react';
import type { SubscriberGroup } from '#shared/contract/admin-statistics.ts';
import { getLanguageName, percent, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import * as form from '../../ui/form.styles.ts';
import * as charts from '../ui/charts.admin.styles.ts';
import { Select } from '../ui/components.tsx';
import { StatisticsFile } from './statistics-file.tsx';

const times = {
  '30': t('The last 30 days'),
  '90': t('The last 90 days'),
  '365': t('The last year'),
};
type Time = keyof typeof times;
/** Lines that a chart can tell apart. The others are added up. */
const maxLines = 3;

const sourceNames: Record<string, string> = {
  form: t('Form on the site'),
  account: t('Account'),
  import: t('Import [noun]'),
  embed: t('Embedded form'),
};

/** Shows subscribers by source and by language, and the share that confirms. */
export function SubscriberCharts() {
  const [days, setDays] = useState<Time>('90');
  return (
    <section aria-labelledby="subscribers-over-time">
      <h2 id="subscribers-over-time">{t('Subscribers over time')}</h2>
      <div className={admin.bar}>
        <Select
          name="days"
          label={t('Period')}
          options={Object.entries(times).map(([value, label]) => ({ value, label }))}
          value={days}
          onChoose={(value) => setDays(value as Time)}
        />
      </div>
      <div className={charts.charts}>
        <ActiveSubscribers
          by="source"
          days={days}
          title={t('Active subscribers by source')}
          getName={(name) => sourceNames[name] ?? name}
        />
        <ActiveSubscribers
          by="language"
          days={days}
          title={t('Active subscribers by language')}
          getName={getLanguageName}
        />
        <Confirmations days={days} />
      </div>
      <p className={admin.note}>
        {t(
          'Complete days only. A confirmation counts on the day of its request, and can arrive up to ' +
            'seven days later.',
        )}
      </p>
      <div className={form.buttons}>
        <StatisticsFile path="/api/admin/statistics/subscribers/export" name="subscriber-days">
          {t('Download subscribers by day')}
        </StatisticsFile>
      </div>
    </section>
  );
}

const useSubscribers = (by: SubscriberGroup, days: Time) =>
  useEndpoint('GET /api/admin/statistics/subscribers', {
    query: { by, days: Number(days) as 30 | 90 | 365 },
  });

function ActiveSubscribers({
  by,
  days,
  title,
  getName,
}: {
  by: SubscriberGroup;
  days: Time;
  title: string;
  getName: (group: string) => string;
}) {
  const { data, error, refetch } = useSubscribers(by, days);
  if (!data)
    return <NotLoaded error={error} text={t('The chart couldn’t be loaded.')} retry={refetch} />;
  const shown = data.groups.length > maxLines ? maxLines - 1 : maxLines;
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const series = [
    ...data.groups.slice(0, shown).map((group, i) => ({
      name: getName(group),
      values: data.days.map(({ active }) => active[i] ?? 0),
    })),
    ...(data.groups.length > maxLines
      ? [
          {
            name: t('Others [groups]'),
            values: data.days.map(({ active }) => add(active.slice(shown))),
          },
        ]
      : []),
  ];
  return (
    <DayChart title={title} kind="lines" days={data.days.map(({ day }) => day)} series={series} />
  );
}

function Confirmations({ days }: { days: Time }) {
  const { data, error, refetch } = useSubscribers('source', days);
  if (!data)
    return (
      <NotLoaded error={error} text={t('Confirmations couldn’t be loaded.')} retry={refetch} />
    );
  const total = (what: 'requested' | 'confirmed') =>
    data.days.reduce((sum, day) => sum + day[what], 0);
  const [requested, confirmed] = [total('requested'), total('confirmed')];
  return (
    <div>
      <DayChart
        title={t('Requested and confirmed')}
        kind="lines"
        days={data.days.map(({ day }) => day)}
        series={[
          { name: t('Requested [subscriptions]'), values: data.days.map((day) => day.requested) },
          { name: t('Confirmed [subscriptions]'), values: data.days.map((day) => day.confirmed) },
        ]}
      />
      <p className={admin.note}>
        {requested === 0
          ? t('No requests in this period.')
          : t('Confirmation rate: {share} ({confirmed, number} of {requested, number}).', {
              share: percent(Math.round((confirmed / requested) * 1_000) / 1_000),
              confirmed,
              requested,
            })}
      </p>
    </div>
  );
}
