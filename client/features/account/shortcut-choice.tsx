import { useState } from 'react';
import { shortcutModes, shortcutsKey, type ShortcutMode } from '#shared/shortcuts.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';
import { saveShortcuts } from '../../queries/account.ts';
import { Options } from '../../ui/fields.tsx';

const options: { value: ShortcutMode; label: string; hint?: string }[] = [
  { value: 'search', label: english('Only / (search)') },
  {
    value: 'all',
    label: english('All [shortcuts]'),
    hint: english('j and k step through a page, ? lists the keys.'),
  },
  { value: 'none', label: english('None [shortcuts]') },
];

/** Applied at once in this browser; members have it in their account too. */
export function ShortcutChoice({ onChosen }: { onChosen?: () => void }) {
  const app = useApp();
  const { t } = app;
  const isMember = useSession().state === 'member';
  const [chosen, setChosen] = useState<ShortcutMode>(
    () => shortcutModes.find((mode) => mode === localStore.get(shortcutsKey)) ?? 'search',
  );
  const choose = async (mode: ShortcutMode) => {
    setChosen(mode);
    localStore.set(shortcutsKey, mode);
    onChosen?.();
    try {
      if (isMember) await saveShortcuts(app, mode);
      announce(t('Saved.'));
    } catch {
      announce(t('Saved in this browser, but not in your account. Try again.'), 'alert');
    }
  };
  return (
    <Options
      type="radio"
      name="shortcuts"
      legend={t('Single-letter shortcuts')}
      hint={t('They’re off while you type in a field.')}
      options={options.map(({ value, label, hint }) => ({
        value,
        label: t(label),
        ...(hint !== undefined && { hint: t(hint) }),
      }))}
      chosen={[chosen]}
      onChoose={(mode) => void choose(mode)}
    />
  );
}
