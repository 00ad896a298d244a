import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ModeratedThing } from '#shared/contract/admin-moderation.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { announce } from '../../lib/announce.ts';
import { localStore } from '../../lib/storage.ts';
import { count } from '../../lib/time.ts';
import { toProblems, type Problem } from '../../ui/form.tsx';
import { formatBanDuration } from './ban-fields.tsx';
import { KeyboardShortcuts, type KeyboardShortcut } from './keyboard-shortcuts.tsx';
import { useUndoableAction, type PendingAction } from './undoable-action.ts';
import * as styles from './moderation.admin.styles.ts';
import { ReasonForm } from './reason-form.tsx';
import { getItemPath, toItemKey, describeItem } from './item-labels.ts';

type Entry = { thing: ModeratedThing };
/** The reason, and the other fields of a ban. */
export type ActionInput = { reason: string; data: FormData | null };

/** An action on an item, by button or key. */
export type QueueAction<T> = {
  letter: string;
  name: string;
  /** Shown after the choice: "Hidden". */
  done: string;
  asks: 'nothing' | 'reason' | 'ban';
  /** Who reads the reason, if it is not public. */
  hint?: string;
  fits?: (entry: T) => boolean;
  /** Not available for several items at once. */
  single?: boolean;
  /** Returns error messages by item key. Throws if all items failed. */
  act: (entries: T[], input: ActionInput) => Promise<Record<string, string>>;
};
type Work<T> = { action: QueueAction<T>; entries: T[]; input: ActionInput };

const isField = (element: Element) =>
  element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

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
  const [on, setOn] = useState(() => localStore.get(storageKeys.moderationKeysOff) === null);
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const toElementId = (key: string) => `${prefix}${key}`;

  const { works, doLater, takeBack } = useUndoableAction<Work<T>>(
    async ({ action, entries: done, input }) => {
      const keys = done.map(({ thing }) => toItemKey(thing));
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
    },
  );
  const workOn = new Map(
    works.flatMap((later) =>
      later.work.entries.map(({ thing }) => [toItemKey(thing), later] as const),
    ),
  );
  const free = entries.filter(({ thing }) => !workOn.has(toItemKey(thing)));
  const current = entries.find(({ thing }) => toItemKey(thing) === at);
  // Removed items are no longer selected.
  const picked = free.filter(({ thing }) => chosen.has(toItemKey(thing)));

  useEffect(() => {
    if (toFocus.current !== null) document.getElementById(toFocus.current)?.focus();
    toFocus.current = null;
  });
  // The focused element may have left the list.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const box = list.current;
    const enter = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
      const key = focused.current.closest<HTMLElement>('[data-key]')?.dataset.key;
      if (key !== undefined) setAt(key);
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // The user moved the focus; the element still exists.
      if ((target as HTMLElement).isConnected && !box?.contains(relatedTarget as Node | null))
        focused.current = null;
    };
    box?.addEventListener('focusin', enter);
    box?.addEventListener('focusout', leave);
    return () => {
      box?.removeEventListener('focusin', enter);
      box?.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body)
      (list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? list.current)?.focus();
  });

  const move = (key: string) => {
    setAt(key);
    toFocus.current = toElementId(key);
  };
  const step = (by: 1 | -1) => {
    const where = free.findIndex(({ thing }) => toItemKey(thing) === at);
    const to = where < 0 ? free[by === 1 ? 0 : free.length - 1] : free[where + by];
    if (to) move(toItemKey(to.thing));
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
    const keys = new Set(done.map(({ thing }) => toItemKey(thing)));
    doLater({ action, entries: done, input });
    setAsking(null);
    setChosen(new Set([...chosen].filter((key) => !keys.has(key))));
    const rest = free.filter(({ thing }) => !keys.has(toItemKey(thing)));
    const where = entries.findLastIndex(({ thing }) => keys.has(toItemKey(thing)));
    const next = rest.find((entry) => entries.indexOf(entry) > where) ?? rest.at(-1) ?? done[0];
    if (next) move(toItemKey(next.thing));
    announce(
      `${action.done}. ${rest.length === 0 ? 'No items left.' : `${rest.length} left.`} Press Escape to undo.`,
    );
  }
  function undo(id?: number) {
    const work = takeBack(id);
    const first = work?.entries[0];
    if (!first) return;
    move(toItemKey(first.thing));
    announce('Undone.');
  }
  function cancel() {
    const first = asking?.entries[0];
    setAsking(null);
    if (first) move(toItemKey(first.thing));
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || help) return;
      if (event.key === 'Escape' && asking) return cancel();
      if (target && isField(target)) return;
      if (event.key === 'Escape') return undo();
      if (!on || asking) return;
      const letter = event.key.toLowerCase();
      const action = actions.find((candidate) => candidate.letter === letter);
      if (letter === '?') setHelp(true);
      else if (letter === 'j' || letter === 'k') step(letter === 'j' ? 1 : -1);
      else if (event.repeat) return;
      else if (action && picked.length > 0 && !action.single) begin(action, picked);
      else if (!current || workOn.has(toItemKey(current.thing))) {
        // Without a current item, these keys move to the first one.
        if (action || letter === 'x' || letter === 'o') step(1);
        else return;
      } else if (action) begin(action, [current]);
      else if (letter === 'x') choose(toItemKey(current.thing));
      else if (letter === 'o' && current.thing.state === 'listed')
        window.open(getItemPath(current.thing), '_blank', 'noopener');
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  const keys: KeyboardShortcut[] = [
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
            ? describeItem(asking.entries[0].thing)
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
              const { thing } = entry;
              const key = toItemKey(thing);
              const later = workOn.get(key);
              return (
                <li key={key}>
                  <article
                    id={toElementId(key)}
                    tabIndex={-1}
                    data-key={key}
                    aria-labelledby={`${toElementId(key)}-h`}
                    aria-current={key === at ? 'true' : undefined}
                    className={`${styles.entry} ${later ? styles.leaving : ''}`}
                  >
                    {later ? (
                      <Done
                        later={later}
                        heading={`${toElementId(key)}-h`}
                        what={describeItem(thing)}
                        onUndo={() => undo(later.id)}
                      />
                    ) : (
                      <>
                        <label className={styles.choose}>
                          <input
                            type="checkbox"
                            checked={chosen.has(key)}
                            aria-label={`Select ${describeItem(thing)}`}
                            onChange={() => choose(key)}
                          />
                        </label>
                        <div>
                          <Show entry={entry} heading={`${toElementId(key)}-h`} />
                          {wrong[key] ? (
                            <p role="alert" className={styles.wrong}>
                              {wrong[key].message}
                              {wrong[key].link ? (
                                <>
                                  {' '}
                                  <a href={wrong[key].link.href}>{wrong[key].link.text}</a>
                                </>
                              ) : null}
                            </p>
                          ) : null}
                          <div className={styles.actions}>
                            {buttonsFor([entry], describeItem(thing))}
                            {thing.state === 'listed' ? (
                              <a
                                href={getItemPath(thing)}
                                target="_blank"
                                rel="noopener"
                                aria-label={`Open – ${describeItem(thing)}`}
                                aria-keyshortcuts={on ? 'o' : undefined}
                              >
                                Open{on ? <kbd aria-hidden="true">o</kbd> : null}
                              </a>
                            ) : null}
                          </div>
                          {asking?.entries.length === 1 &&
                          asking.entries[0] &&
                          toItemKey(asking.entries[0].thing) === key
                            ? line
                            : null}
                        </div>
                      </>
                    )}
                  </article>
                </li>
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
          keys={keys}
          on={on}
          onSwitch={(enabled) => {
            setOn(enabled);
            if (enabled) localStore.remove(storageKeys.moderationKeysOff);
            else localStore.set(storageKeys.moderationKeysOff, 'true');
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

/** Replaces an item after an action on it. */
function Done<T>({
  later: {
    work: { action, input },
    state,
  },
  heading,
  what,
  onUndo,
}: {
  later: PendingAction<Work<T>>;
  heading: string;
  what: string;
  onUndo: () => void;
}) {
  return (
    <p className={styles.done}>
      <span id={heading}>
        <strong>
          {action.done}
          {input.data && action.asks === 'ban' ? ` ${formatBanDuration(input.data)}` : ''}
        </strong>
        {input.reason === '' ? '' : ` (${input.reason})`}: <span dir="auto">{what}</span>
      </span>{' '}
      {state === 'waiting' ? (
        <button
          type="button"
          className={styles.link}
          aria-label={`Undo – ${what}`}
          onClick={onUndo}
        >
          Undo<kbd aria-hidden="true">Esc</kbd>
        </button>
      ) : null}
    </p>
  );
}
