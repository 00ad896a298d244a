import type { SendingReport } from '#shared/contract/admin-sending.ts';
import { warmUp } from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { dateOnly, exactTime, number, t } from '../lib/words.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';

type Plan = SendingReport['plan'];
const labels = { volumes: 'Digests on each day', isOn: 'The plan' };

/** What limits the email of the site at present, and the plan for a new domain. */
export function SendingRate() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/mail/sending');
  if (data === undefined)
    return (
      <NotLoaded error={error} text={t('The sending rate couldn’t be loaded.')} retry={refetch} />
    );
  const { plan, waits, pauses } = data;
  return (
    <>
      <ul>
        {describePlan(plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {pauses.map(({ stream, until }) => (
          <li key={stream}>
            {stream === 'bulk' ? 'Digests and notices are' : 'Confirmations are'} paused until{' '}
            {exactTime(Date.parse(until))}, because the mail server rejects them for policy reasons.
          </li>
        ))}
        {waits.map(({ domain, until, perMinute, waiting }) => (
          <li key={domain}>
            {domain ?? 'The mail server of this site'} asked us to wait until{' '}
            {exactTime(Date.parse(until))}. {number(waiting)} {plural(waiting)} for it, then{' '}
            {number(perMinute)} a minute, and gradually more.
          </li>
        ))}
        {waits.length === 0 ? <li>No mail server has asked us to wait.</li> : null}
      </ul>
      <p className={admin.note}>
        Login codes and confirmations are never limited by the plan, and don’t wait for others.
      </p>
      <PlanForm key={`${plan.domain} ${plan.isOn} ${plan.volumes.join()}`} plan={plan} />
    </>
  );
}

const plural = (waiting: number) => (waiting === 1 ? 'email waits' : 'emails wait');

function describePlan({
  domain,
  isOn,
  volumes,
  day,
  volume,
  sent,
  waiting,
  nextAt,
  lastAt,
}: Plan): string[] {
  const queue =
    waiting === 0 ? 'No digests are waiting.' : `${number(waiting)} ${plural(waiting)}.`;
  if (!isOn) return [`The plan for ${domain} is off, so digests are not limited. ${queue}`];
  if (volume === null) return [`The plan for ${domain} is done. ${queue}`];
  return [
    `Day ${day} of ${volumes.length} for ${domain}: up to ${number(volume)} digests in 24 hours. ` +
      `${number(sent)} of them ${sent === 1 ? 'is' : 'are'} sent. ${queue}`,
    ...(nextAt === null
      ? []
      : [
          `The next digests go out from ${exactTime(Date.parse(nextAt))}` +
            (lastAt === null || lastAt === nextAt
              ? '.'
              : `, the last ones on ${dateOnly(Date.parse(lastAt))}.`),
        ]),
  ];
}

function PlanForm({ plan: { domain, isOn, volumes } }: { plan: Plan }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit(labels);
  const save = (data: FormData) =>
    void run(async () => {
      const numbers = readNumbers(String(data.get('volumes') ?? ''));
      if (numbers.some((mails) => !Number.isInteger(mails) || mails < 1 || mails > warmUp.perDay))
        return [
          {
            field: 'volumes',
            message: `${labels.volumes} must be whole numbers from 1 to ${number(warmUp.perDay)}.`,
          },
        ];
      await api('PUT /api/admin/mail/warm-up', {
        body: {
          isOn: data.get('isOn') === 'on',
          volumes: numbers,
        },
      });
      announce('The plan is saved.');
      await refresh('GET /api/admin/mail/sending', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form label="Plan for the domain" problems={problems} onSend={save} className={styles.form}>
      <Options
        type="radio"
        name="isOn"
        legend={`Plan for ${domain}`}
        options={[
          {
            value: 'on',
            label: 'On',
            hint: 'Large providers reject bulk mail from domains they don’t know yet.',
          },
          { value: 'off', label: 'Off', hint: 'This domain already sends this much.' },
        ]}
        chosen={[isOn ? 'on' : 'off']}
      />
      <Field
        name="volumes"
        problems={problems}
        label="Digests on each day"
        hint="One number per day, separated by spaces. After the last day there’s no limit."
        defaultValue={volumes.join(' ')}
        maxLength={300}
        autoComplete="off"
      />
      <SendButton pending={pending} doing="Saving…">
        Save the plan
      </SendButton>
    </Form>
  );
}

/** Returns two numbers for "1,000 2,000" and for "1000, 2000". */
const readNumbers = (text: string): number[] =>
  text
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
