import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { settingsOptions } from '../../queries/account.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Address } from './address.tsx';
import { Appearance } from './appearance.tsx';
import { Choices } from './choices.tsx';
import { Deletion, DeletionPending } from './deletion.tsx';
import { followShortcuts } from './follow-shortcuts.ts';
import { Identities } from './identities.tsx';
import { Invitations } from './invitations.tsx';
import { Notifications } from './notifications.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys.tsx';
import { Profile } from './profile.tsx';
import { Push } from './push.tsx';
import { Group, GroupIndex, Section, useOpenGroup, type SectionProps } from './section.tsx';
import * as styles from './account.styles.ts';
import { Language } from './language.tsx';
import { TimeZone } from './time-zone.tsx';
import { Sessions } from './sessions.tsx';
import { ShortcutChoice } from './shortcut-choice.tsx';

/** Choices are saved at once. What is typed has a button, so that the other forms are left alone. */
export function AccountSettings({
  username,
  onResult,
}: {
  username: string;
  onResult: SectionProps['onResult'];
}) {
  const app = useApp();
  const { api, site, t } = app;
  const { data: settings, error, refetch } = useQuery(settingsOptions(api, username));
  const open = useOpenGroup();
  const [justScheduled, setJustScheduled] = useState(false);
  if (!settings)
    return error ? (
      <LoadFailed error={error} text={t('Your settings couldn’t be loaded.')} retry={refetch} />
    ) : null;
  const props = { settings, onResult };
  return (
    <div className={styles.settings}>
      <GroupIndex open={open} />
      <div>
        {settings.deletionScheduledAt === null ? null : (
          <DeletionPending at={settings.deletionScheduledAt} justScheduled={justScheduled} />
        )}
        <Group open={open} name="Account">
          <Profile {...props} />
          <Address {...props} />
          {site.signup.mode === 'invitation' ? <Invitations username={username} /> : null}
        </Group>
        <Group open={open} name="Notifications">
          <Notifications {...props} />
          <Push {...props} />
        </Group>
        <Group open={open} name="Reading">
          <Appearance />
          <TimeZone {...props} />
          <Language {...props} />
          <Section id="keyboard">
            <ShortcutChoice onChosen={() => followShortcuts(app)} />
          </Section>
          <Choices />
        </Group>
        <Group open={open} name="Security">
          <Sessions username={username} />
          <Passkeys username={username} />
          <Identities username={username} />
        </Group>
        <Group open={open} name="Your data">
          <OwnData {...props} />
          <Deletion {...props} onScheduled={() => setJustScheduled(true)} />
        </Group>
      </div>
    </div>
  );
}
