import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Settings } from '#shared/contract/account.ts';
import { english } from '#shared/texts/translate.ts';
import { useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { SendButton, useSubmit, type Labels, type Problem } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as styles from './account.styles.ts';

/** Props of each section. `onResult` reports whether the last submit failed, for the page title. */
export type SectionProps = { settings: Settings; onResult: (failed: boolean) => void };

const titles = {
  profile: english('Profile'),
  'email-address': english('Email'),
  notifications: english('Notifications'),
  push: english('Browser notifications'),
  appearance: english('Appearance'),
  'time-zone': english('Time zone'),
  language: english('Language'),
  keyboard: english('Keyboard'),
  choices: english('Followed and muted'),
  sessions: english('Sessions'),
  passkeys: english('Passkeys'),
  identities: english('Linked accounts'),
  invitations: english('Invitations'),
  data: english('Your data'),
  deletion: english('Delete account'),
};
type SectionId = keyof typeof titles;

export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useTranslate();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(titles[id])}
      </h2>
      <div>{children}</div>
    </section>
  );
}

/** One is shown at a time: that of the section in the URL. */
const groups = {
  Account: ['profile', 'email-address', 'invitations'],
  Notifications: ['notifications', 'push'],
  Reading: ['appearance', 'time-zone', 'language', 'keyboard', 'choices'],
  Security: ['sessions', 'passkeys', 'identities'],
  'Your data': ['data', 'deletion'],
} as const satisfies Record<string, readonly SectionId[]>;
type GroupName = keyof typeof groups;
const groupNames: Record<GroupName, string> = {
  Account: english('Account'),
  Notifications: english('Notifications'),
  Reading: english('Reading'),
  Security: english('Security'),
  'Your data': english('Your data'),
};
const groupList = Object.entries(groups) as [GroupName, readonly string[]][];

/** The group of the section in the URL. A link to a field stays in the group. */
export function useOpenGroup(): GroupName {
  const { hash } = useLocation();
  const [open, setOpen] = useState<GroupName>('Account');
  const asked =
    hash === '' ? 'Account' : groupList.find(([, ids]) => ids.includes(hash.slice(1)))?.[0];
  if (asked !== undefined && asked !== open) setOpen(asked);
  return open;
}

/** The sections of a group. Those of others keep what was typed. */
export const Group = ({
  name,
  open,
  children,
}: {
  name: GroupName;
  open: GroupName;
  children: ReactNode;
}) => <div hidden={open !== name}>{children}</div>;

/** Links to the groups. */
export function GroupIndex({ open }: { open: GroupName }) {
  const t = useTranslate();
  return (
    <nav className={styles.index} aria-label={t('Settings')}>
      <ul>
        {groupList.map(([name, [first]]) => (
          <li key={name}>
            <a href={`#${first}`} aria-current={name === open ? 'page' : undefined}>
              {t(groupNames[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * A form that says "saved" until it changes. `sentence` is announced to screen readers. The
 * callback of `save` returns validation problems, if any.
 */
export function useSaving(labels: Labels, onResult: SectionProps['onResult'], sentence?: string) {
  const { problems, pending, run } = useSubmit(labels);
  const [saved, setSaved] = useState(false);
  async function save(send: () => Promise<Problem[] | void>): Promise<boolean> {
    setSaved(false);
    const well = await run(async () => (await send()) ?? []);
    onResult(!well);
    setSaved(well);
    if (well && sentence !== undefined) announce(sentence);
    return well;
  }
  return { problems, pending, saved, save, change: () => setSaved(false) };
}

/** Below choices, which need no button. */
export function SavedChoices({ saved }: { saved: boolean }) {
  const t = useTranslate();
  return (
    <p className={styles.aside}>
      {saved ? (
        <span className={form.saved}>{t('Saved [settings]')}</span>
      ) : (
        t('Changes are saved at once.')
      )}
    </p>
  );
}

export function SaveLine({ pending, saved }: { pending: boolean; saved: boolean }) {
  const t = useTranslate();
  return (
    <div className={form.buttons}>
      <SendButton pending={pending} doing={t('Saving…')}>
        {t('Save')}
      </SendButton>
      {saved ? <span className={form.saved}>{t('Saved [settings]')}</span> : null}
    </div>
  );
}
