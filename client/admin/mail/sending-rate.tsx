import type { SendingReport } from '#shared/contract/admin-sending.ts';
import { warmUp } from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { dateOnly, exactTime, t } from '../lib/words.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';

type Plan = SendingReport['plan'];
const labels = { volumes: english('Digests on each day'), isOn: english('The plan') };

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
            {t(
              stream === 'bulk'
                ? english(
                    'Digests and notices are paused until {time}, because the mail server rejects them for policy reasons.',
                  )
                : english(
                    'Confirmations are paused until {time}, because the mail server rejects them for policy reasons.',
                  ),
              { time: exactTime(Date.parse(until)) },
            )}
          </li>
        ))}
        {waits.map(({ domain, until, perMinute, waiting }) => (
          <li key={domain}>
            {t(
              '{server} asked us to wait until {time}. {waiting, plural, one {# email waits} other {# emails wait}} for it, then {perMinute, number} a minute, and gradually more.',
              {
                server: domain ?? t('The mail server of this site'),
                time: exactTime(Date.parse(until)),
                waiting,
                perMinute,
              },
            )}
          </li>
        ))}
        {waits.length === 0 ? <li>{t('No mail server has asked us to wait.')}</li> : null}
      </ul>
      <p className={admin.note}>
        {t(
          'Login codes and confirmations are never limited by the plan, and don’t wait for others.',
        )}
      </p>
      <PlanForm key={`${plan.domain} ${plan.isOn} ${plan.volumes.join()}`} plan={plan} />
    </>
  );
}

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
    waiting === 0
      ? t('No digests are waiting.')
      : t('{waiting, plural, one {# email waits} other {# emails wait}}.', { waiting });
  if (!isOn)
    return [t('The plan for {domain} is off, so digests are not limited.', { domain }), queue];
  if (volume === null) return [t('The plan for {domain} is done.', { domain }), queue];
  return [
    t(
      'Day {day, number} of {days, number} for {domain}: up to {volume, number} digests in 24 hours. {sent, plural, one {# of them is} other {# of them are}} sent.',
      { day, days: volumes.length, domain, volume, sent },
    ),
    queue,
    ...(nextAt === null
      ? []
      : [
          lastAt === null || lastAt === nextAt
            ? t('The next digests go out from {time}.', { time: exactTime(Date.parse(nextAt)) })
            : t('The next digests go out from {time}, the last ones on {date}.', {
                time: exactTime(Date.parse(nextAt)),
                date: dateOnly(Date.parse(lastAt)),
              }),
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
            message: t('Digests on each day must be whole numbers from 1 to {max, number}.', {
              max: warmUp.perDay,
            }),
          },
        ];
      await api('PUT /api/admin/mail/warm-up', {
        body: {
          isOn: data.get('isOn') === 'on',
          volumes: numbers,
        },
      });
      announce(t('The plan is saved.'));
      await refresh('GET /api/admin/mail/sending', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form
      label={t('Plan for the domain')}
      problems={problems}
      onSend={save}
      className={styles.form}
    >
      <Options
        type="radio"
        name="isOn"
        legend={t('Plan for {domain}', { domain })}
        options={[
          {
            value: 'on',
            label: t('On'),
            hint: t('Large providers reject bulk mail from domains they don’t know yet.'),
          },
          { value: 'off', label: t('Off'), hint: t('This domain already sends this much.') },
        ]}
        chosen={[isOn ? 'on' : 'off']}
      />
      <Field
        name="volumes"
        problems={problems}
        label={t('Digests on each day')}
        hint={t('One number per day, separated by spaces. After the last day there’s no limit.')}
        defaultValue={volumes.join(' ')}
        maxLength={300}
        autoComplete="off"
      />
      <SendButton pending={pending} doing={t('Saving…')}>
        {t('Save the plan')}
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
