import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Area } from '../../ui/fields.tsx';
import { type Problem } from '../../ui/form.tsx';
import { t } from '../lib/words.ts';
import { draftLimits, type DraftPost } from './issue-draft.ts';
import { Grip } from './grip.tsx';
import * as menu from './menu.admin.styles.ts';
import { MenuButton } from './menu.tsx';
import type { useDrag } from './use-drag.ts';

/**
 * A post of the issue with its menu, by which it is also dragged, and a text that replaces its
 * summary. `move`: to a place of the list, from 0.
 */
export function PostControls({
  name,
  post,
  at,
  count,
  problems,
  drag,
  move,
  remove,
  onChange,
  children,
}: {
  name: string;
  post: DraftPost;
  at: number;
  count: number;
  problems: Problem[];
  drag: ReturnType<typeof useDrag>['handle'];
  move: (to: number) => void;
  remove: () => void;
  onChange: (note: string) => void;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const open = opened || post.note !== '';
  useEffect(() => {
    if (opened) box.current?.querySelector('textarea')?.focus();
  }, [opened]);
  const isFirst = at === 0;
  const isLast = at === count - 1;
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(at + by);
  };
  return (
    <>
      <div ref={box}>
        {children}
        {open ? (
          <Area
            name={name}
            label={t('Note')}
            hint={t('Replaces the summary in every language.')}
            problems={problems}
            optional
            rows={2}
            maxCharacters={draftLimits.note}
            value={post.note}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : null}
      </div>
      <MenuButton
        id={`post-${post.id}`}
        label={t('Actions – {title}', { title: post.title })}
        className={menu.grip}
        button={{ ...drag, onKeyDown: moveByKey, title: t('Drag to move. Press for actions.') }}
        items={[
          { name: t('Move up'), hint: 'Alt+↑', off: isFirst, act: () => move(at - 1) },
          { name: t('Move down'), hint: 'Alt+↓', off: isLast, act: () => move(at + 1) },
          { name: t('Move to the top'), off: isFirst, act: () => move(0) },
          ...(open ? [] : [{ name: t('Add note'), act: () => setOpened(true) }]),
          { name: t('Remove'), off: count === 1, act: remove },
        ]}
      >
        <Grip />
      </MenuButton>
    </>
  );
}
