import { charts } from '../../admin/ui/charts.admin.styles.ts';
import { DayChart } from '../../admin/ui/charts.tsx';
import type { ComponentStates } from '../component-states.ts';

const days = Array.from({ length: 30 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`);
const wave = (height: number) =>
  days.map((_, day) => Math.round(height * (1 + Math.sin(day / 4)) + (day % 3)));

export const chartStates: ComponentStates[] = [
  {
    name: 'day-chart',
    states: [
      {
        name: 'Bars',
        body: (
          <DayChart
            title="Deliveries"
            days={days}
            series={[{ name: 'Sent', values: wave(400) }]}
            kind="bars"
          />
        ),
      },
      {
        name: 'Lines, side by side',
        body: (
          <div className={charts}>
            <DayChart
              title="Subscribers"
              days={days}
              series={[
                { name: 'Confirmed', values: wave(900) },
                { name: 'Pending', values: wave(300) },
                { name: 'Unsubscribed', values: wave(40) },
              ]}
              kind="lines"
            />
            <DayChart
              title="Bounces"
              days={days}
              series={[{ name: 'Bounces', values: days.map(() => 0) }]}
              kind="lines"
            />
          </div>
        ),
      },
      {
        name: 'As a table',
        body: (
          <DayChart
            title="Complaints"
            days={days.slice(0, 3)}
            series={[{ name: 'Complaints', values: [0, 2, 1] }]}
            kind="bars"
          />
        ),
        press: ['summary'],
      },
    ],
  },
];
