import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { localStore } from '../../lib/storage.ts';
import { toProblems, type Problem } from '../../ui/form.tsx';
import { getItemPath, toItemKey } from './item-labels.ts';
import type { ActionInput, Entry, QueueAction, Work } from './queue-action.ts';
import { useUndoableAction } from './undoable-action.ts';
import { useQueueFocus } from './use-queue-focus.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { t } from '../lib/words.ts';

/** Key of `localStorage`, set while the keyboard shortcuts are off. */
const keysOffKey = 'moderation_keys_off';

/** State of a queue: its current item, selection, actions and keyboard shortcuts. */
export function useQueue<T extends Entry>({
  entries,
  actions,
  refresh,
}: {
  entries: T[];
  actions: QueueAction<T>[];
  refresh: () => Promise<void>;
}) {
  const prefix = useId();
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  /** Waits for its reason. */
  const [startedAction, setStartedAction] = useState<Omit<Work<T>, 'input'> | null>(null);
  const [problemsByKey, setProblemsByKey] = useState<Record<string, Problem>>({});
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [shortcutsEnabled, setShortcutsEnabled] = useState(
    () => localStore.get(keysOffKey) === null,
  );
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const toElementId = (key: string) => `${prefix}${key}`;

  const {
    works,
    schedule,
    undo: undoWork,
  } = useUndoableAction<Work<T>>(async (work) => {
    const keys = work.entries.map(({ item }) => toItemKey(item));
    const problems = await runAction(work);
    await refresh();
    setProblemsByKey((all) => ({
      ...Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))),
      ...problems,
    }));
  });
  const pendingByKey = new Map(
    works.flatMap((pending) =>
      pending.work.entries.map(({ item }) => [toItemKey(item), pending] as const),
    ),
  );
  const openEntries = entries.filter(({ item }) => !pendingByKey.has(toItemKey(item)));
  const current = entries.find(({ item }) => toItemKey(item) === currentKey);
  // Removed items are no longer selected.
  const selected = openEntries.filter(({ item }) => selectedKeys.has(toItemKey(item)));

  useEffect(() => {
    if (toFocus.current !== null) document.getElementById(toFocus.current)?.focus();
    toFocus.current = null;
  });
  useQueueFocus(list, setCurrentKey);

  const move = (key: string) => {
    setCurrentKey(key);
    toFocus.current = toElementId(key);
  };
  const step = (by: 1 | -1) => {
    const index = openEntries.findIndex(({ item }) => toItemKey(item) === currentKey);
    const next = index < 0 ? openEntries.at(by === 1 ? 0 : -1) : openEntries[index + by];
    if (next) move(toItemKey(next.item));
    else announce(by === 1 ? t('That was the last.') : t('That was the first.'));
  };
  const toggleSelected = (key: string) => {
    const keys = new Set(selectedKeys);
    if (!keys.delete(key)) keys.add(key);
    setSelectedKeys(keys);
    announce(t('{count, plural, =0 {None selected.} other {# selected.}}', { count: keys.size }));
  };

  function begin(action: QueueAction<T>, targets: T[]) {
    const applicable = applicableTo(action, targets);
    if (applicable.length === 0)
      return announce(t('{action}: not possible here.', { action: action.name }));
    if (action.asks === 'nothing') return finish(action, applicable, { reason: '', data: null });
    setStartedAction({ action, entries: applicable });
  }
  function finish(action: QueueAction<T>, done: T[], input: ActionInput) {
    const keys = new Set(done.map(({ item }) => toItemKey(item)));
    schedule({ action, entries: done, input });
    setStartedAction(null);
    setSelectedKeys(new Set([...selectedKeys].filter((key) => !keys.has(key))));
    const rest = openEntries.filter(({ item }) => !keys.has(toItemKey(item)));
    const lastIndex = entries.findLastIndex(({ item }) => keys.has(toItemKey(item)));
    const next = rest.find((entry) => entries.indexOf(entry) > lastIndex) ?? rest.at(-1) ?? done[0];
    if (next) move(toItemKey(next.item));
    announce(
      t('{done}. {count, plural, =0 {No items left.} other {# left.}} Press Escape to undo.', {
        done: action.done,
        count: rest.length,
      }),
    );
  }
  function undo(id?: number) {
    const work = undoWork(id);
    const first = work?.entries[0];
    if (!first) return;
    move(toItemKey(first.item));
    announce(t('Undone.'));
  }
  function cancel() {
    const first = startedAction?.entries[0];
    setStartedAction(null);
    if (first) move(toItemKey(first.item));
  }

  useQueueKeys({
    isPaused: isHelpOpen,
    isEnabled: shortcutsEnabled,
    cancel: startedAction ? cancel : null,
    undo,
    showHelp: () => setIsHelpOpen(true),
    step,
    act(letter, isRepeated) {
      const action = actions.find((candidate) => candidate.letter === letter);
      const isKnown = action !== undefined || letter === 'x' || letter === 'o';
      if (!isKnown || isRepeated) return false;
      if (action && selected.length > 0 && !action.single) begin(action, selected);
      // Without a current item, these keys move to the first one.
      else if (!current || pendingByKey.has(toItemKey(current.item))) step(1);
      else if (action) begin(action, [current]);
      else if (letter === 'x') toggleSelected(toItemKey(current.item));
      else if (current.item.state === 'listed')
        window.open(getItemPath(current.item), '_blank', 'noopener');
      else return false;
      return true;
    },
  });

  return {
    list,
    toElementId,
    currentKey,
    selectedKeys,
    selected,
    startedAction,
    problemsByKey,
    pendingByKey,
    toggleSelected,
    clearSelection: () => setSelectedKeys(new Set()),
    begin,
    finish,
    undo,
    cancel,
    shortcutsEnabled,
    switchShortcuts(enabled: boolean) {
      setShortcutsEnabled(enabled);
      if (enabled) localStore.remove(keysOffKey);
      else localStore.set(keysOffKey, 'true');
    },
    isHelpOpen,
    openHelp: () => setIsHelpOpen(true),
    closeHelp() {
      setIsHelpOpen(false);
      if (currentKey !== null) toFocus.current = toElementId(currentKey);
    },
  };
}

/** Returns the targets on which the action is possible. */
export const applicableTo = <T>(action: QueueAction<T>, targets: T[]): T[] =>
  targets.filter((entry) => action.fits?.(entry) ?? true);

/** Returns problems by item key. */
async function runAction<T extends Entry>({
  action,
  entries,
  input,
}: Work<T>): Promise<Record<string, Problem>> {
  try {
    const messages = await action.act(entries, input);
    return Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [
        key,
        { field: null, message: t.find(message) },
      ]),
    );
  } catch (error) {
    const [problem = { field: null, message: t('Something went wrong. Please try again.') }] =
      toProblems(t, error, {});
    return Object.fromEntries(entries.map(({ item }) => [toItemKey(item), problem]));
  }
}
