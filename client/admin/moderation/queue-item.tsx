import type { ComponentType, ReactNode } from 'react';
import type { Problem } from '../../ui/form.tsx';
import { describeBan } from './ban-fields.tsx';
import { describeItem, getItemPath, toItemKey } from './item-labels.ts';
import * as styles from './moderation.admin.styles.ts';
import type { Entry, Work } from './queue-action.ts';
import type { PendingAction } from './undoable-action.ts';
import { t } from '../lib/words.ts';

/** An item of the queue with its actions, or the action that is pending. */
export function QueueItem<T extends Entry>({
  id,
  entry,
  Show,
  isCurrent,
  isSelected,
  showsKeys,
  pending,
  problem,
  buttons,
  onSelect,
  onUndo,
  children,
}: {
  id: string;
  entry: T;
  Show: ComponentType<{ entry: T; heading: string }>;
  isCurrent: boolean;
  isSelected: boolean;
  showsKeys: boolean;
  pending: PendingAction<Work<T>> | undefined;
  problem: Problem | undefined;
  buttons: ReactNode;
  onSelect: () => void;
  onUndo: () => void;
  children: ReactNode;
}) {
  const { item } = entry;
  const what = describeItem(item);
  const heading = `${id}-h`;
  return (
    <li>
      <article
        id={id}
        tabIndex={-1}
        data-key={toItemKey(item)}
        aria-labelledby={heading}
        aria-current={isCurrent ? 'true' : undefined}
        className={`${styles.entry} ${pending ? styles.leaving : ''}`}
      >
        {pending ? (
          <Done later={pending} heading={heading} what={what} onUndo={onUndo} />
        ) : (
          <>
            <label className={styles.choose}>
              <input
                type="checkbox"
                checked={isSelected}
                aria-label={t('Select {item}', { item: what })}
                onChange={onSelect}
              />
            </label>
            <div>
              <Show entry={entry} heading={heading} />
              {problem ? (
                <p role="alert" className={styles.wrong}>
                  {problem.message}
                  {problem.link ? (
                    <>
                      {' '}
                      <a href={problem.link.href}>{problem.link.text}</a>
                    </>
                  ) : null}
                </p>
              ) : null}
              <div className={styles.actions}>
                {buttons}
                {item.state === 'listed' ? (
                  <a
                    href={getItemPath(item)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${t('Open [verb]')} – ${what}`}
                    aria-keyshortcuts={showsKeys ? 'o' : undefined}
                  >
                    {t('Open [verb]')}
                    {showsKeys ? <kbd aria-hidden="true">o</kbd> : null}
                  </a>
                ) : null}
              </div>
              {children}
            </div>
          </>
        )}
      </article>
    </li>
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
          {input.data && action.asks === 'ban' ? describeBan(input.data) : action.done}
        </strong>
        {input.reason === '' ? '' : ` (${input.reason})`}: <span dir="auto">{what}</span>
      </span>{' '}
      {state === 'waiting' ? (
        <button
          type="button"
          className={styles.link}
          aria-label={`${t('Undo [button]')} – ${what}`}
          onClick={onUndo}
        >
          {t('Undo [button]')}
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      ) : null}
    </p>
  );
}
