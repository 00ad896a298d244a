import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as styles from './document-editor.admin.styles.ts';

export type MenuItem = { name: string; hint: string; act: () => void };

/** A menu of blocks to add. Arrow keys move, the first letter finds, Escape closes. */
export function BlockMenu({ items, close }: { items: MenuItem[]; close: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const getButtons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const move = (event: KeyboardEvent) => {
    const buttons = getButtons();
    const at = buttons.findIndex((button) => button === document.activeElement);
    const byLetter = () => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
      const letter = event.key.toLowerCase();
      const starts = (i: number) => items[i]?.name.toLowerCase().startsWith(letter);
      const order = buttons.map((_, i) => (at + 1 + i) % buttons.length);
      return order.find(starts) ?? -1;
    };
    const target =
      {
        ArrowDown: (at + 1) % buttons.length,
        ArrowUp: (at - 1 + buttons.length) % buttons.length,
        Home: 0,
        End: buttons.length - 1,
      }[event.key] ?? byLetter();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    } else if (target >= 0) {
      event.preventDefault();
      buttons[target]?.focus();
    }
  };
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label="Add block"
      className={styles.menu}
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {items.map(({ name, hint, act }) => (
        <button key={name} type="button" role="menuitem" onClick={act}>
          {name} <span>{hint}</span>
        </button>
      ))}
    </div>
  );
}
