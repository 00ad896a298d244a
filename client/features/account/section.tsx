import { useState, type ReactNode } from 'react';
import type { Settings } from '#shared/contract/account.ts';
import { announce } from '../../lib/announce.ts';
import { SendButton, useSubmit, type Labels, type Problem } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as styles from './account.styles.ts';

/** Props of each section. `onResult` reports whether the last submit failed, for the page title. */
export type SectionProps = { settings: Settings; onResult: (failed: boolean) => void };

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
