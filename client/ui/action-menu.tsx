import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../app-context.tsx';

/** A link, an immediate action, or one that opens a panel. */
export type Action = {
  /** In English, marked with `english`. */
  name: string;
  /** Shown instead of the name. */
  label?: string;
  /** Shown in the line; others are behind "More". */
  first?: boolean;
  href?: string;
  /** For an action that a second press takes back: its state, and its name while on. */
  toggle?: { on: boolean; name: string };
  /** Done, and not repeatable. */
  done?: boolean;
  /** Omit to open the panel that `children` renders for this name. */
  act?: () => void;
};

/** Closes the panel and restores the focus. `stay`: the focus is already elsewhere. */
export type Close = (way?: 'stay') => void;

/** Actions on one item, which `item` names. Needs the style `actions`. */
export function ActionMenu({
  actions,
  item,
  children,
}: {
  actions: Action[];
  item: string;
  children: (name: string, close: Close) => ReactNode;
}) {
  const t = useTranslate();
  const [more, setMore] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const back = useRef<string | null>(null);
  const buttons = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    if (back.current === null || opened !== null) return;
    // The action may be gone.
    (buttons.current.get(back.current) ?? buttons.current.get('More'))?.focus();
    back.current = null;
  });

  const keep = (name: string) => (button: HTMLElement | null) => {
    if (button) buttons.current.set(name, button);
    else buttons.current.delete(name);
  };
  const show = ({ name, label: ownLabel, href, toggle, done, act }: Action) => {
    const own = ownLabel ?? t.find(name);
    const shown = toggle?.on ? t.find(toggle.name) : own;
    // Accessible names begin with the visible text.
    const label = `${shown} – ${item}`;
    if (href !== undefined)
      return (
        <a key={name} href={href} aria-label={label}>
          {own}
        </a>
      );
    return (
      <button
        key={name}
        ref={keep(name)}
        type="button"
        aria-label={label}
        data-other={toggle && (toggle.on ? own : t.find(toggle.name))}
        aria-disabled={done}
        aria-expanded={act || done ? undefined : opened === name}
        onClick={() => (act ? act() : done ? undefined : setOpened(opened === name ? null : name))}
      >
        {shown}
      </button>
    );
  };
  const rest = actions.filter(({ first }) => !first);
  const current = actions.find(({ name }) => name === opened)?.name;
  return (
    <>
      {actions.filter(({ first }) => first).map(show)}
      {rest.length === 0 ? null : (
        <button
          ref={keep('More')}
          type="button"
          aria-label={`${t('More')} – ${item}`}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          {t('More')}
        </button>
      )}
      {more ? rest.map(show) : null}
      {current === undefined ? null : (
        <Opened
          name={current}
          show={children}
          close={(way) => {
            if (way !== 'stay') back.current = current;
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

function Opened({
  name,
  show,
  close,
}: {
  name: string;
  show: (name: string, close: Close) => ReactNode;
  close: Close;
}) {
  return show(name, close);
}
