import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import * as form from '../../ui/form.styles.ts';
import * as styles from './menu.admin.styles.ts';

export type MenuItem = {
  name: ReactNode;
  hint?: string;
  /** It cannot be chosen now. */
  off?: boolean;
  act: () => void;
};

/** Letters within this time are one name. */
const typingMs = 1_000;

/** A menu. Arrow keys move, typing finds an item by its name, Escape closes. */
export function Menu({
  label,
  items,
  close,
  below,
  className = '',
}: {
  label: string;
  items: MenuItem[];
  /** Also restores the focus. Not called for a choice. */
  close: () => void;
  /** The button that it opens at, above all else. Default: its own style places it. */
  below?: RefObject<HTMLElement | null>;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const getButtons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    if (list.current && below?.current) openBelow(list.current, below.current);
  }, [below]);
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: !!below });
    if (!below) list.current?.scrollIntoView({ block: 'nearest' });
  }, [below]);
  const typed = useRef({ text: '', at: -Infinity });
  const move = (event: KeyboardEvent) => {
    const buttons = getButtons();
    const at = buttons.findIndex((button) => button === document.activeElement);
    const byTyping = () => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
      const isMore = event.timeStamp - typed.current.at < typingMs;
      if (event.key === ' ' && !isMore) return -1;
      const text = (isMore ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      // One letter, also repeated, steps through the items that begin with it.
      const isOneLetter = [...text].every((letter) => letter === text[0]);
      const wanted = isOneLetter ? text.slice(0, 1) : text;
      const names = buttons.map(({ textContent }) => textContent.trim().toLowerCase());
      const order = names.map((_, i) => (at + (isOneLetter ? 1 : 0) + i) % names.length);
      return (
        order.find((i) => names[i]?.startsWith(wanted)) ??
        order.find((i) => names[i]?.split(/\s/).some((word) => word.startsWith(wanted))) ??
        at
      );
    };
    const target =
      {
        ArrowDown: (at + 1) % buttons.length,
        ArrowUp: (at - 1 + buttons.length) % buttons.length,
        Home: 0,
        End: buttons.length - 1,
      }[event.key] ?? byTyping();
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
      popover={below ? 'manual' : undefined}
      tabIndex={-1}
      aria-label={label}
      className={`${styles.menu} ${className}`}
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {items.map(({ name, hint = '', off, act }, place) => (
        <button
          // The items of a menu do not change while it is open.
          key={place}
          type="button"
          role="menuitem"
          aria-disabled={off || undefined}
          onClick={() => (off ? undefined : act())}
        >
          {name} {hint === '' ? null : <span>{hint}</span>}
        </button>
      ))}
    </div>
  );
}

/** Where there is room: below the button and from its start, else above it or to its end. */
function openBelow(menu: HTMLElement, button: HTMLElement): void {
  menu.showPopover();
  const { innerHeight, scrollX, scrollY } = window;
  const at = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const gap = 4;
  const isRoomBelow = at.bottom + gap + height <= innerHeight || at.top < gap + height;
  const top = isRoomBelow ? at.bottom + gap : at.top - gap - height;
  // Without the space of a scrollbar.
  const end = document.body.clientWidth;
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const start = isRightToLeft ? at.right - width : at.left;
  const left = Math.max(gap, Math.min(start, end - width - gap));
  menu.style.insetBlockStart = `${Math.round(top + scrollY)}px`;
  menu.style.left = `${Math.round(left + scrollX)}px`;
}

/** A button that opens a menu below it. `label`: its accessible name, which begins with its text. */
export function MenuButton({
  id,
  label,
  items,
  className = form.quiet,
  button: attributes = {},
  children,
}: {
  id?: string;
  label: string;
  items: MenuItem[];
  className?: string;
  /** Further attributes of the button. */
  button?: ButtonHTMLAttributes<HTMLButtonElement>;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.around}>
      <button
        {...attributes}
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The blur of the menu would close it before the press opens it again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen ? (
        <Menu
          label={label}
          below={button}
          items={items.map((item) => ({
            ...item,
            act() {
              setOpen(false);
              button.current?.focus();
              item.act();
            },
          }))}
          close={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
