import { useState, type ReactNode } from 'react';
import type { Settings } from '#shared/contract/account.ts';
import { announce } from '../../lib/announce.ts';
import { SendButton, useSubmit, type Labels, type Problem } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as styles from './account.styles.ts';

/** What every part of the settings gets. `tell`: whether there is a problem in what was sent last, for the page's title. */
export type Part = { settings: Settings; tell: (failed: boolean) => void };

export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

/**
 * A form that says that it was saved, until something in it is changed; `sentence` says it to screen readers. What `save` gets answers what is wrong before
 * anything is sent, or nothing.
 */
export function useSaving(labels: Labels, tell: Part['tell'], sentence?: string) {
  const { problems, pending, run } = useSubmit(labels);
  const [saved, setSaved] = useState(false);
  async function save(send: () => Promise<Problem[] | void>): Promise<boolean> {
    setSaved(false);
    const well = await run(async () => (await send()) ?? []);
    tell(!well);
    setSaved(well);
    if (well && sentence !== undefined) announce(sentence);
    return well;
  }
  return { problems, pending, saved, save, change: () => setSaved(false) };
}

/** The end of such a form. */
export function SaveLine({ pending, saved }: { pending: boolean; saved: boolean }) {
  return (
    <div className={form.buttons}>
      <SendButton pending={pending} doing="Saving…">
        Save
      </SendButton>
      {saved ? <span className={form.saved}>Saved</span> : null}
    </div>
  );
}
