import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../lib/words.ts';
import * as dialogStyles from '../../ui/dialog.styles.ts';
import * as styles from './home.admin.styles.ts';

/** A page or an action. `words`: other words that find it. */
export type Command = { name: string; words: string; run: () => void };

/** Returns the commands that have all words. Those with the words in their names are first. */
function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return [
    ...commands.filter(({ name }) => hasAll(name)),
    ...commands.filter(
      (command) => !hasAll(command.name) && hasAll(`${command.name} ${command.words}`),
    ),
  ];
}

/** Calls the function on Ctrl-K, or Cmd-K. */
export function useCommandKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      // The editor of a document adds links with the same key.
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** A dialog that finds commands by name. The focus stays in the input (ARIA combobox). */
export function CommandPalette({
  commands,
  onClose,
}: {
  commands: readonly Command[];
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState(0);
  const found = findCommands(commands, typed);
  const toOptionId = (i: number) => `${id}-${i}`;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (command: Command | undefined) => {
    if (!command) return;
    // The focus returns before the command moves it.
    dialog.current?.close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const target = {
      ArrowDown: position === last ? 0 : position + 1,
      ArrowUp: position === 0 ? last : position - 1,
    }[event.key];
    if (event.key === 'Enter') run(found[position]);
    else if (target !== undefined) setPosition(Math.max(0, target));
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.palette}`}
      aria-label={t('Commands')}
      onClose={onClose}
    >
      <input
        type="text"
        dir="auto"
        role="combobox"
        aria-label={t('Find a page or action')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found.length === 0 ? undefined : toOptionId(position)}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPosition(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={t('Pages and actions')}>
        {found.map((command, i) => (
          // The input handles the keys of its list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={command.name}
            id={toOptionId(i)}
            role="option"
            tabIndex={-1}
            aria-selected={i === position}
            onClick={() => run(command)}
          >
            {command.name}
          </div>
        ))}
      </div>
      <p role="status">{found.length === 0 ? t('No commands found.') : null}</p>
    </dialog>
  );
}
