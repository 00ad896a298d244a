import { ReasonForm, ReportForm } from '../../ui/report-form.tsx';
import { failsRequest, neverSettles, type ComponentStates } from '../component-states.ts';

const reportForm = (send: () => Promise<never>) => (
  <ReportForm send={send} onSent={() => undefined} onClose={() => undefined} />
);
const reasonForm = (
  <ReasonForm label="Hide" doing="Hiding…" send={neverSettles} onClose={() => undefined} />
);

export const reportForms: ComponentStates[] = [
  {
    name: 'report-form',
    states: [
      { name: 'Empty', body: reportForm(neverSettles) },
      {
        name: 'Without a reason',
        body: reportForm(neverSettles),
        press: ['button[type=submit]'],
      },
      {
        name: 'Pending',
        body: reportForm(neverSettles),
        press: ['input[type=radio]', 'button[type=submit]'],
      },
      {
        name: 'Failed',
        body: reportForm(failsRequest),
        press: ['input[type=radio]', 'button[type=submit]'],
      },
    ],
  },
  {
    name: 'hide-form',
    states: [
      { name: 'Empty', body: reasonForm },
      { name: 'Without a reason', body: reasonForm, press: ['button[type=submit]'] },
    ],
  },
];
