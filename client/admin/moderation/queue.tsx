import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { announce } from '../../lib/announce.ts';
import { localStore } from '../../lib/storage.ts';
import { count } from '../../lib/time.ts';
import { toProblems, type Problem } from '../../ui/form.tsx';
import type { Shortcut } from '../../ui/shortcut-dialog.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { useUndoableAction } from './undoable-action.ts';
import * as styles from './moderation.admin.styles.ts';
import { ReasonForm } from './reason-form.tsx';
import { getItemPath, toItemKey, describeItem } from './item-labels.ts';
import type { Entry, QueueAction, ActionInput, Work } from './queue-action.ts';
import { QueueItem } from './queue-item.tsx';
import { useQueueFocus } from './use-queue-focus.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Key of `localStorage`, set while the keyboard shortcuts are off. */
const keysOffKey = 'moderation_keys_off';

/**
 * Lists pending items for moderation by key. A chosen action asks for a reason and removes its
 * item. It can be undone for a while (`useUndoableAction`), and the focus moves to the next item.
 */
export function Queue<T extends Entry>({
  label,
  entries,
  actions,
  Show,
  suggest,
  refresh,
  empty,
  children,
}: {
  label: string;
  entries: T[];
  actions: QueueAction<T>[];
  /** `heading`: the id of the item's heading. */
  Show: ComponentType<{ entry: T; heading: string }>;
  suggest: (entry: T) => string;
  refresh: () => Promise<void>;
  empty: ReactNode;
  children?: ReactNode;
}) {
  const prefix = useId();
  const [at, setAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ action: QueueAction<T>; entries: T[] } | null>(null);
  const [wrong, setWrong] = useState<Record<string, Problem>>({});
  const [help, setHelp] = useState(false);
  const [on, setOn] = useState(() => localStore.get(keysOffKey) === null);
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const toElementId = (key: string) => `${prefix}${key}`;

  const {
    works,
    schedule,
    undo: undoWork,
  } = useUndoableAction<Work<T>>(async ({ action, entries: done, input }) => {
    const keys = done.map(({ item }) => toItemKey(item));
    const failed = await action.act(done, input).then(
      (messages): Record<string, Problem> =>
        Object.fromEntries(
          Object.entries(messages).map(([key, message]) => [key, { field: null, message }]),
        ),
      (error: unknown): Record<string, Problem> => {
        const [problem = { field: null, message: 'Something went wrong. Please try again.' }] =
          toProblems(error, {});
        return Object.fromEntries(keys.map((key) => [key, problem]));
      },
    );
    await refresh();
    setWrong((all) => ({
      ...Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))),
      ...failed,
    }));
  });
  const workOn = new Map(
    works.flatMap((later) =>
      later.work.entries.map(({ item }) => [toItemKey(item), later] as const),
    ),
  );
  const free = entries.filter(({ item }) => !workOn.has(toItemKey(item)));
  const current = entries.find(({ item }) => toItemKey(item) === at);
  // Removed items are no longer selected.
  const picked = free.filter(({ item }) => chosen.has(toItemKey(item)));

  useEffect(() => {
    if (toFocus.current !== null) document.getElementById(toFocus.current)?.focus();
    toFocus.current = null;
  });
  useQueueFocus(list, setAt);

  const move = (key: string) => {
    setAt(key);
    toFocus.current = toElementId(key);
  };
  const step = (by: 1 | -1) => {
    const where = free.findIndex(({ item }) => toItemKey(item) === at);
    const to = where < 0 ? free[by === 1 ? 0 : free.length - 1] : free[where + by];
    if (to) move(toItemKey(to.item));
    else announce(by === 1 ? 'That was the last.' : 'That was the first.');
  };
  const choose = (key: string) => {
    const more = new Set(chosen);
    if (!more.delete(key)) more.add(key);
    setChosen(more);
    announce(more.size === 0 ? 'None selected.' : `${more.size} selected.`);
  };
  const fitting = (action: QueueAction<T>, targets: T[]) =>
    targets.filter((entry) => action.fits?.(entry) ?? true);

  function begin(action: QueueAction<T>, targets: T[]) {
    const done = fitting(action, targets);
    if (done.length === 0) return announce(`${action.name}: not possible here.`);
    if (action.asks === 'nothing') return finish(action, done, { reason: '', data: null });
    setAsking({ action, entries: done });
  }
  function finish(action: QueueAction<T>, done: T[], input: ActionInput) {
    const keys = new Set(done.map(({ item }) => toItemKey(item)));
    schedule({ action, entries: done, input });
    setAsking(null);
    setChosen(new Set([...chosen].filter((key) => !keys.has(key))));
    const rest = free.filter(({ item }) => !keys.has(toItemKey(item)));
    const where = entries.findLastIndex(({ item }) => keys.has(toItemKey(item)));
    const next = rest.find((entry) => entries.indexOf(entry) > where) ?? rest.at(-1) ?? done[0];
    if (next) move(toItemKey(next.item));
    announce(
      `${action.done}. ${rest.length === 0 ? 'No items left.' : `${rest.length} left.`} ` +
        'Press Escape to undo.',
    );
  }
  function undo(id?: number) {
    const work = undoWork(id);
    const first = work?.entries[0];
    if (!first) return;
    move(toItemKey(first.item));
    announce('Undone.');
  }
  function cancel() {
    const first = asking?.entries[0];
    setAsking(null);
    if (first) move(toItemKey(first.item));
  }

  useQueueKeys({
    isPaused: help,
    isEnabled: on,
    cancel: asking ? cancel : null,
    undo,
    showHelp: () => setHelp(true),
    step,
    act(letter, isRepeated) {
      const action = actions.find((candidate) => candidate.letter === letter);
      const isKnown = action !== undefined || letter === 'x' || letter === 'o';
      if (!isKnown || isRepeated) return false;
      if (action && picked.length > 0 && !action.single) begin(action, picked);
      // Without a current item, these keys move to the first one.
      else if (!current || workOn.has(toItemKey(current.item))) step(1);
      else if (action) begin(action, [current]);
      else if (letter === 'x') choose(toItemKey(current.item));
      else if (current.item.state === 'listed')
        window.open(getItemPath(current.item), '_blank', 'noopener');
      else return false;
      return true;
    },
  });

  const shortcuts: Shortcut[] = [
    { key: 'j', does: 'Next' },
    { key: 'k', does: 'Previous' },
    ...actions.map(({ letter, name }) => ({ key: letter, does: name })),
    { key: 'o', does: 'Open in a new tab' },
    { key: 'x', does: 'Select' },
    { key: 'Enter', does: 'Submit' },
    { key: 'Escape', does: 'Undo (5 s)' },
    { key: '?', does: 'Show keyboard shortcuts' },
  ];
  const buttonsFor = (targets: T[], what: string) =>
    actions
      .filter(
        (action) => fitting(action, targets).length > 0 && !(action.single && targets.length > 1),
      )
      .map((action) => (
        <button
          key={action.name}
          type="button"
          aria-label={`${action.name} – ${what}`}
          aria-keyshortcuts={on ? action.letter : undefined}
          onClick={() => begin(action, targets)}
        >
          {action.name}
          {on ? <kbd aria-hidden="true">{action.letter}</kbd> : null}
        </button>
      ));
  const line =
    asking === null ? null : (
      <ReasonForm
        key={asking.action.name}
        action={asking.action.name}
        what={
          asking.entries.length === 1 && asking.entries[0]
            ? describeItem(asking.entries[0].item)
            : `${asking.entries.length} items`
        }
        suggested={asking.entries[0] ? suggest(asking.entries[0]) : ''}
        ban={asking.action.asks === 'ban'}
        hint={asking.action.hint}
        onDone={(reason, data) => finish(asking.action, asking.entries, { reason, data })}
        onCancel={cancel}
      />
    );
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={label} className={styles.queue}>
      {entries.length === 0 ? (
        empty
      ) : (
        <>
          <p className={styles.keys}>
            {on ? (
              <span>
                <kbd>j</kbd>/<kbd>k</kbd> move · <kbd>x</kbd> select · <kbd>o</kbd> open ·{' '}
                <kbd>Esc</kbd> undo{' '}
              </span>
            ) : null}
            <button type="button" className={styles.link} onClick={() => setHelp(true)}>
              All keys{on ? <kbd aria-hidden="true">?</kbd> : null}
            </button>
          </p>
          <ol>
            {entries.map((entry) => {
              const key = toItemKey(entry.item);
              const pending = workOn.get(key);
              return (
                <QueueItem
                  key={key}
                  id={toElementId(key)}
                  entry={entry}
                  Show={Show}
                  isCurrent={key === at}
                  isSelected={chosen.has(key)}
                  showsKeys={on}
                  pending={pending}
                  problem={wrong[key]}
                  buttons={buttonsFor([entry], describeItem(entry.item))}
                  onSelect={() => choose(key)}
                  onUndo={() => pending && undo(pending.id)}
                >
                  {asking?.entries.length === 1 &&
                  asking.entries[0] &&
                  toItemKey(asking.entries[0].item) === key
                    ? line
                    : null}
                </QueueItem>
              );
            })}
          </ol>
        </>
      )}
      {children}
      {picked.length === 0 ? null : (
        <div role="group" aria-label="Selection" className={styles.chosen}>
          <p>{count(picked.length, 'item')} selected</p>
          {asking && asking.entries.length > 1 ? (
            line
          ) : (
            <div className={styles.actions}>
              {buttonsFor(picked, 'selection')}
              <button type="button" onClick={() => setChosen(new Set())}>
                Clear selection
              </button>
            </div>
          )}
        </div>
      )}
      {help ? (
        <KeyboardShortcuts
          shortcuts={shortcuts}
          on={on}
          onSwitch={(enabled) => {
            setOn(enabled);
            if (enabled) localStore.remove(keysOffKey);
            else localStore.set(keysOffKey, 'true');
          }}
          onClose={() => {
            setHelp(false);
            if (at !== null) toFocus.current = toElementId(at);
          }}
        />
      ) : null}
    </div>
  );
}
