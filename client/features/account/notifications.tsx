import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Settings } from '#shared/contract/account.ts';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationTime,
} from '#shared/notifications.ts';
import { memberFormTexts } from '#shared/texts/member-form.ts';
import { english } from '#shared/texts/translate.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import {
  digestFrequencyOptions,
  saveDigestFrequency,
  saveNotifications,
  type DigestFrequency,
} from '../../queries/account.ts';
import { Options } from '../../ui/fields.tsx';
import { Problems } from '../../ui/form.tsx';
import { rich } from '../../ui/rich.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SavedChoices, Section, useSaving, type SectionProps } from './section.tsx';

const labels: Record<NotificationKind | 'digest', string> = {
  replies: english('Replies to you'),
  mentions: english('Mentions of you'),
  threads: english('New comments on posts you follow or saved'),
  digest: memberFormTexts.digest,
};
const hints: Partial<Record<NotificationKind, string>> = {
  threads: english('Never also turns off inbox items for saved posts.'),
};
const times: readonly { value: NotificationTime; label: string }[] = [
  { value: 'at_once', label: english('Immediately') },
  { value: 'daily', label: english('Daily') },
  { value: 'never', label: english('Never') },
];
const frequencies: readonly { value: DigestFrequency; label: string }[] = [
  { value: 'daily', label: memberFormTexts.daily },
  { value: 'weekly', label: memberFormTexts.weekly },
  { value: 'never', label: english('Never') },
];

/** When each kind of notification is emailed, and the digest. */
export function Notifications({ settings, onResult }: SectionProps) {
  const app = useApp();
  const { t } = app;
  const { username, timeZone } = settings;
  const { data: digest, error, refetch } = useQuery(digestFrequencyOptions(app.api, username));
  const { problems, saved, save } = useSaving(labels, onResult, t('Notifications saved.'));
  const [changes, setChanges] = useState<
    Partial<Settings['notifications'] & { digest: DigestFrequency }>
  >({});
  const last = useRef<Promise<void>>(Promise.resolve());
  if (digest === undefined)
    return (
      <Section id="notifications">
        {error ? (
          <LoadFailed error={error} text={t('Your digest couldn’t be loaded.')} retry={refetch} />
        ) : null}
      </Section>
    );
  const saveAfter = async (earlier: Promise<void>, send: () => Promise<void>) => {
    await earlier;
    if (!(await save(send))) setChanges({});
  };
  /** Shows a change at once, and takes it back if it cannot be saved. One is saved after another. */
  function change(made: typeof changes, send: () => Promise<void>) {
    setChanges((before) => ({ ...before, ...made }));
    last.current = saveAfter(last.current, send);
  }
  const translate = <Value extends string>(options: readonly { value: Value; label: string }[]) =>
    options.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <Section id="notifications">
      <p>
        {rich(
          t,
          'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: ' +
            'immediately, or in one daily email. The daily email comes with your digest, or at 8:00.',
          { inbox: (content) => <a href={paths.inbox}>{content}</a> },
        )}
      </p>
      <Problems list={problems} />
      {notificationKinds.map((kind) => (
        <Options
          key={kind}
          type="radio"
          name={kind}
          legend={t(labels[kind])}
          hint={hints[kind] && t(hints[kind])}
          options={translate(times)}
          chosen={[changes[kind] ?? settings.notifications[kind]]}
          onChoose={(time) =>
            change({ [kind]: time }, () => saveNotifications(app, { [kind]: time }, timeZone))
          }
          inLine
        />
      ))}
      <Options
        type="radio"
        name="digest"
        legend={t(labels.digest)}
        hint={rich(
          t,
          'Change its language, hour and topics in your <preferences>digest preferences</preferences>.',
          { preferences: (content) => <a href={paths.manageSubscription}>{content}</a> },
        )}
        options={translate(frequencies)}
        chosen={[changes.digest ?? digest]}
        onChoose={(to) => change({ digest: to }, () => saveDigestFrequency(app, username, to))}
        inLine
      />
      <SavedChoices saved={saved} />
    </Section>
  );
}
