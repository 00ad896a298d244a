import { useState, type ReactNode } from 'react';
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

/** These sections are absent in some browsers and on some sites. */
const rare = new Set<string>(['push', 'identities', 'invitations'] satisfies SectionId[]);

/** Links to the sections. */
export function SectionIndex() {
  const t = useTranslate();
  return (
    <nav className={styles.index} aria-label={t('Settings')}>
      <ul>
        {Object.entries(titles).map(([id, title]) =>
          rare.has(id) ? null : (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ),
        )}
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
