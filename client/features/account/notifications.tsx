import { useQuery } from '@tanstack/react-query';
import {
  notificationKinds,
  notificationTimes,
  type NotificationKind,
  type NotificationTime,
} from '#shared/notifications.ts';
import { memberFormTexts } from '#shared/texts/member-form.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import {
  digestFrequencyOptions,
  saveNotifications,
  type DigestFrequency,
} from '../../queries/account.ts';
import { Options } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SaveLine, Section, useSaving, type SectionProps } from './section.tsx';

const labels: Record<NotificationKind | 'digest', string> = {
  replies: 'Replies to you',
  mentions: 'Mentions of you',
  threads: 'New comments on posts you follow or saved',
  digest: memberFormTexts.digest,
};
const hints: Partial<Record<NotificationKind, string>> = {
  threads: 'Never also turns off inbox items for saved posts.',
};
const times: readonly { value: NotificationTime; label: string }[] = [
  { value: 'at_once', label: 'Immediately' },
  { value: 'daily', label: 'Daily' },
  { value: 'never', label: 'Never' },
];
const frequencies: readonly { value: DigestFrequency; label: string }[] = [
  { value: 'daily', label: memberFormTexts.daily },
  { value: 'weekly', label: memberFormTexts.weekly },
  { value: 'never', label: 'Never' },
];

/** When each kind of notification is emailed, and the digest. */
export function Notifications({ settings, onResult }: SectionProps) {
  const app = useApp();
  const { username } = settings;
  const { data: digest, error, refetch } = useQuery(digestFrequencyOptions(app.api, username));
  const { problems, pending, saved, save, change } = useSaving(
    labels,
    onResult,
    'Notifications saved.',
  );
  if (digest === undefined)
    return (
      <Section id="notifications" title="Notifications">
        {error ? <LoadFailed error={error} what="Your digest" retry={refetch} /> : null}
      </Section>
    );
  const send = (data: FormData) => {
    const timeOf = (kind: NotificationKind) =>
      notificationTimes.find((time) => time === data.get(kind)) ?? settings.notifications[kind];
    return save(() =>
      saveNotifications(app, {
        username,
        notifications: {
          replies: timeOf('replies'),
          mentions: timeOf('mentions'),
          threads: timeOf('threads'),
        },
        timeZone: settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
        digest: {
          from: digest,
          to: frequencies.find(({ value }) => value === data.get('digest'))?.value ?? digest,
        },
      }),
    );
  };
  return (
    <Section id="notifications" title="Notifications">
      <p>
        Everything is in <a href={paths.inbox}>your inbox</a>. Choose what we also email you:
        immediately, or in one daily email. The daily email comes with your digest, or at 8:00.
      </p>
      <Form
        label="Notifications"
        problems={problems}
        onSend={(data) => void send(data)}
        onInput={change}
      >
        {notificationKinds.map((kind) => (
          <Options
            key={kind}
            type="radio"
            name={kind}
            legend={labels[kind]}
            hint={hints[kind]}
            problems={problems}
            options={times}
            chosen={[settings.notifications[kind]]}
            inLine
          />
        ))}
        <Options
          type="radio"
          name="digest"
          legend={labels.digest}
          hint={
            <>
              Change its language, hour and topics in your{' '}
              <a href={paths.manageSubscription}>digest preferences</a>.
            </>
          }
          problems={problems}
          options={frequencies}
          chosen={[digest]}
          inLine
        />
        <SaveLine pending={pending} saved={saved} />
      </Form>
    </Section>
  );
}
