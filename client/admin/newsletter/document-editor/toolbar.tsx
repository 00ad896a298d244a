import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { t } from '../../lib/words.ts';
import * as styles from './document-editor.admin.styles.ts';

export type Tool = {
  name: string;
  /** The path of its icon. The name is the label. */
  icon: string;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  /** Opens a form. */
  expanded?: boolean;
  act: () => void;
};

/**
 * Buttons in groups. One of them is in the order of the Tab key; arrow keys move the focus. `back`:
 * Escape returns to the text.
 */
export function Toolbar({
  groups,
  toolbar,
  controls,
  isShown,
  back,
}: {
  groups: Tool[][];
  toolbar: RefObject<HTMLDivElement | null>;
  controls: string;
  /** Something is selected. Else it is shown while it has the focus. */
  isShown: boolean;
  back: () => void;
}) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<HTMLButtonElement[]>([]);
  const tools = groups.flat();
  const move = (event: KeyboardEvent) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = {
      ArrowRight: current + (rightToLeft ? -1 : 1),
      ArrowLeft: current + (rightToLeft ? 1 : -1),
      Home: 0,
      End: tools.length - 1,
    }[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      back();
    }
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tools.length) % tools.length;
    setCurrent(next);
    buttons.current[next]?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('Formatting')}
      aria-controls={controls}
      className={styles.toolbar}
      data-shown={isShown || undefined}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} role="group">
          {group.map((tool) => {
            const place = tools.indexOf(tool);
            return (
              <button
                key={tool.name}
                ref={(button) => {
                  if (button) buttons.current[place] = button;
                }}
                type="button"
                tabIndex={place === current ? 0 : -1}
                title={tool.keys === undefined ? tool.name : `${tool.name} (${tool.keys})`}
                aria-label={tool.name}
                aria-pressed={tool.pressed}
                aria-disabled={tool.disabled || undefined}
                aria-expanded={tool.expanded}
                onFocus={() => setCurrent(place)}
                // Keeps the selection of the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (tool.disabled ? undefined : tool.act())}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={tool.icon} />
                </svg>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
