import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useApp } from '../app-context.tsx';
import * as form from './form.styles.ts';
import * as styles from './file-drop.styles.ts';

/**
 * A file input that is also a place to drop a file, with a preview. Without `onFile` the form has
 * the file.
 */
export function FileDrop({
  id,
  label,
  hint,
  problem = '',
  accept,
  picture = null,
  isBusy = false,
  busyWith,
  onFile,
  onKeyDown,
  ref,
}: {
  /** Also its name in the form. */
  id: string;
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  accept: string;
  /** URL path of an image that stands for the file. */
  picture?: string | null;
  isBusy?: boolean;
  /** Name of a file that was given in another way. */
  busyWith?: string | undefined;
  onFile?: (file: File) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useApp();
  const [chosen, setChosen] = useState('');
  const [isOver, setOver] = useState(false);
  const ids = [hint ? `${id}-hint` : '', problem === '' ? '' : `${id}-problem`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      ) : null}
      {problem === '' ? null : (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
      <div className={styles.drop} data-over={isOver || undefined}>
        {picture === null ? null : <img key={picture} src={picture} alt="" />}
        <span>
          {isBusy
            ? t('Uploading {file}…', { file: busyWith ?? chosen })
            : (picture === null && chosen) ||
              (picture === null
                ? t('Choose a file, or drop it here')
                : t('Choose another file, or drop it here'))}
        </span>
        {/* It covers the box, and browsers take a file that is dropped on it. */}
        <input
          ref={ref}
          id={id}
          name={id}
          type="file"
          accept={accept}
          aria-invalid={problem === '' ? undefined : true}
          aria-describedby={ids === '' ? undefined : ids}
          onKeyDown={onKeyDown}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            setChosen(file?.name ?? '');
            if (!onFile || !file) return;
            onFile(file);
            // Allows choosing the same file again after it was fixed.
            currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}
