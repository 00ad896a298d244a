import type { ComponentType, ReactNode } from 'react';
import type { Shortcut } from '../../ui/shortcut-dialog.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import * as styles from './moderation.admin.styles.ts';
import { ReasonForm } from './reason-form.tsx';
import { describeItem, toItemKey } from './item-labels.ts';
import type { Entry, QueueAction } from './queue-action.ts';
import { QueueItem } from './queue-item.tsx';
import { applicableTo, useQueue } from './use-queue.ts';
import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';

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
  const {
    list,
    toElementId,
    currentKey,
    selectedKeys,
    selected,
    startedAction,
    problemsByKey,
    pendingByKey,
    toggleSelected,
    clearSelection,
    begin,
    finish,
    undo,
    cancel,
    shortcutsEnabled,
    switchShortcuts,
    isHelpOpen,
    openHelp,
    closeHelp,
  } = useQueue({ entries, actions, refresh });

  const shortcuts: Shortcut[] = [
    { key: 'j', does: t('Next [item]') },
    { key: 'k', does: t('Previous [item]') },
    ...actions.map(({ letter, name }) => ({ key: letter, does: name })),
    { key: 'o', does: t('Open in a new tab') },
    { key: 'x', does: t('Select [item]') },
    { key: 'Enter', does: t('Submit [form]') },
    { key: 'Escape', does: t('Undo (5 s)') },
    { key: '?', does: t('Show keyboard shortcuts') },
  ];
  const buttonsFor = (targets: T[], what: string) =>
    actions
      .filter(
        (action) =>
          applicableTo(action, targets).length > 0 && !(action.single && targets.length > 1),
      )
      .map((action) => (
        <button
          key={action.name}
          type="button"
          aria-label={`${action.name} – ${what}`}
          aria-keyshortcuts={shortcutsEnabled ? action.letter : undefined}
          data-grave={action.grave}
          onClick={() => begin(action, targets)}
        >
          {action.name}
          {shortcutsEnabled ? <kbd aria-hidden="true">{action.letter}</kbd> : null}
        </button>
      ));
  const reasonForm =
    startedAction === null ? null : (
      <ReasonForm
        key={startedAction.action.name}
        action={startedAction.action.name}
        what={
          startedAction.entries.length === 1 && startedAction.entries[0]
            ? describeItem(startedAction.entries[0].item)
            : t('{count} items', { count: startedAction.entries.length })
        }
        suggested={startedAction.entries[0] ? suggest(startedAction.entries[0]) : ''}
        ban={startedAction.action.asks === 'ban'}
        hint={startedAction.action.hint}
        onDone={(reason, data) =>
          finish(startedAction.action, startedAction.entries, { reason, data })
        }
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
            {shortcutsEnabled ? (
              <span>
                {rich(t, '{j}/{k} move · {x} select · {o} open · {esc} undo', {
                  j: <kbd>j</kbd>,
                  k: <kbd>k</kbd>,
                  x: <kbd>x</kbd>,
                  o: <kbd>o</kbd>,
                  esc: <kbd>Esc</kbd>,
                })}{' '}
              </span>
            ) : null}
            <button type="button" className={styles.link} onClick={openHelp}>
              {t('All keys')}
              {shortcutsEnabled ? <kbd aria-hidden="true">?</kbd> : null}
            </button>
          </p>
          <ol>
            {entries.map((entry) => {
              const key = toItemKey(entry.item);
              const pending = pendingByKey.get(key);
              return (
                <QueueItem
                  key={key}
                  id={toElementId(key)}
                  entry={entry}
                  Show={Show}
                  isCurrent={key === currentKey}
                  isSelected={selectedKeys.has(key)}
                  showsKeys={shortcutsEnabled}
                  pending={pending}
                  problem={problemsByKey[key]}
                  buttons={buttonsFor([entry], describeItem(entry.item))}
                  onSelect={() => toggleSelected(key)}
                  onUndo={() => pending && undo(pending.id)}
                >
                  {startedAction?.entries.length === 1 &&
                  startedAction.entries[0] &&
                  toItemKey(startedAction.entries[0].item) === key
                    ? reasonForm
                    : null}
                </QueueItem>
              );
            })}
          </ol>
        </>
      )}
      {children}
      {selected.length === 0 ? null : (
        <div role="group" aria-label={t('Selection')} className={styles.chosen}>
          <p>
            {t('{count, plural, one {# item selected} other {# items selected}}', {
              count: selected.length,
            })}
          </p>
          {startedAction && startedAction.entries.length > 1 ? (
            reasonForm
          ) : (
            <div className={styles.actions}>
              {buttonsFor(selected, t('selection'))}
              <button type="button" onClick={clearSelection}>
                {t('Clear selection')}
              </button>
            </div>
          )}
        </div>
      )}
      {isHelpOpen ? (
        <KeyboardShortcuts
          shortcuts={shortcuts}
          isEnabled={shortcutsEnabled}
          onSwitch={switchShortcuts}
          onClose={closeHelp}
        />
      ) : null}
    </div>
  );
}
