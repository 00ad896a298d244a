import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Something that can be done: a link, a deed done at once, or one that opens something first. */
export type Action = {
  name: string;
  /** Stands in the line; all others behind "More". */
  first?: boolean;
  href?: string;
  pressed?: boolean;
  /** It is done, and cannot be done again. */
  done?: boolean;
  /** Nothing to be done at once: it opens what `children` of `Deeds` gives for its name. */
  act?: () => void;
};

/** To be called when what was opened is over. It gives the keyboard back, unless it says `stay`: then it has led elsewhere. */
export type Close = (way?: 'stay') => void;

/** What can be done with one thing (`of`, in a few words), for an element with the style of `actions.styles.ts`. */
export function ActionMenu({
  deeds,
  of,
  children,
}: {
  deeds: Action[];
  of: string;
  children: (name: string, close: Close) => ReactNode;
}) {
  const [more, setMore] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const back = useRef<string | null>(null);
  const buttons = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    if (back.current === null || opened !== null) return;
    // The deed may be done with.
    (buttons.current.get(back.current) ?? buttons.current.get('More'))?.focus();
    back.current = null;
  });

  const keep = (name: string) => (button: HTMLElement | null) => {
    if (button) buttons.current.set(name, button);
    else buttons.current.delete(name);
  };
  const show = ({ name, href, pressed, done, act }: Action) => {
    // The visible word comes first in the name.
    const label = `${name} – ${of}`;
    if (href !== undefined)
      return (
        <a key={name} href={href} aria-label={label}>
          {name}
        </a>
      );
    return (
      <button
        key={name}
        ref={keep(name)}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={done}
        aria-expanded={act || done ? undefined : opened === name}
        onClick={() => (act ? act() : done ? undefined : setOpened(opened === name ? null : name))}
      >
        {name}
      </button>
    );
  };
  const rest = deeds.filter(({ first }) => !first);
  const current = deeds.find(({ name }) => name === opened)?.name;
  return (
    <>
      {deeds.filter(({ first }) => first).map(show)}
      {rest.length === 0 ? null : (
        <button
          ref={keep('More')}
          type="button"
          aria-label={`More – ${of}`}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          More
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
