import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Area } from '../../ui/fields.tsx';
import { type Problem } from '../../ui/form.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { draftLimits, type DraftPost } from './issue-draft.ts';
import * as styles from './newsletter.admin.styles.ts';

/** Starts with the visible text. A disabled button keeps its place and the focus. */
export function Move({
  id,
  name,
  title,
  off,
  act,
}: {
  id: string;
  name: string;
  title: string;
  off: boolean;
  act: () => void;
}) {
  return (
    <button
      id={id}
      type="button"
      className={components.smallButton}
      aria-label={`${name} – ${title}`}
      aria-disabled={off || undefined}
      onClick={() => (off ? undefined : act())}
    >
      {name}
    </button>
  );
}

/** Actions on a post, and a text that replaces its summary. */
export function PostControls({
  name,
  post,
  problems,
  onChange,
  children,
}: {
  name: string;
  post: DraftPost;
  problems: Problem[];
  onChange: (note: string) => void;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const open = opened || post.note !== '';
  useEffect(() => {
    if (opened) box.current?.querySelector('textarea')?.focus();
  }, [opened]);
  return (
    <div ref={box}>
      <div className={styles.moves}>
        {children}
        {open ? null : (
          <button
            type="button"
            className={components.smallButton}
            aria-label={`Add note – ${post.title}`}
            onClick={() => setOpened(true)}
          >
            Add note
          </button>
        )}
      </div>
      {open ? (
        <Area
          name={name}
          label="Note"
          hint="Replaces the summary in every language."
          problems={problems}
          optional
          rows={2}
          maxCharacters={draftLimits.note}
          value={post.note}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : null}
    </div>
  );
}
