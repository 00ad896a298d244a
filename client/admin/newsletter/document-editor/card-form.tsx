import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as form from '../../../ui/form.styles.ts';
import { cardFields, cardNames, toCard, toValues, type Card, type CardType } from './cards.ts';
import { ImageUpload } from './image-upload.tsx';
import * as styles from './document-editor.admin.styles.ts';

/**
 * Edits the fields of a block. `check` returns what is wrong with a block that names a post or a
 * comment. It is in a form, so Enter must not send that.
 */
export function CardForm({
  type,
  card,
  file,
  check,
  apply,
  close,
}: {
  type: CardType;
  /** Null: a new one. */
  card: Card | null;
  /** An image that was pasted or dropped. */
  file: File | null;
  check: (card: Card) => Promise<string | null>;
  apply: (card: Card) => void;
  close: () => void;
}) {
  const fields = cardFields[type];
  const [values, setValues] = useState<Record<string, string>>(() =>
    card
      ? toValues(card)
      : Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );
  const [wrong, setWrong] = useState<{ field: string; problem: string } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focus = (name: string) =>
    panel.current?.querySelector<HTMLElement>(`#card-${name}`)?.focus();
  const firstInput = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  useEffect(() => firstInput.current?.focus(), []);
  const send = async () => {
    if (isUploading) {
      setWrong({ field: 'src', problem: 'The image is still uploading.' });
      return focus('src');
    }
    const made = toCard(type, values);
    const [first] = fields;
    const problem =
      'problem' in made ? made : { field: first?.name ?? '', problem: await check(made) };
    if (problem.problem === null) return apply(made as Card);
    setWrong({ field: problem.field, problem: problem.problem });
    focus(problem.field);
  };
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={cardNames[type]}>
      {type === 'image' ? (
        <ImageUpload
          ref={firstInput}
          given={file}
          onStart={() => {
            setWrong(null);
            setUploading(true);
          }}
          onEnd={(src) => {
            setUploading(false);
            setWrong(null);
            if (src === null) return focus('file');
            setValues((others) => ({ ...others, src }));
            focus('alt');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        />
      ) : null}
      {fields.map(({ name, label, hint, optional, lines }, place) => {
        const problem = wrong?.field === name ? wrong.problem : '';
        const id = `card-${name}`;
        const input = {
          id,
          value: values[name] ?? '',
          autoComplete: 'off',
          'aria-required': optional ? undefined : true,
          'aria-invalid': problem === '' ? undefined : true,
          dir: 'auto',
          'aria-describedby':
            [hint ? `${id}-hint` : '', problem === '' ? '' : `${id}-problem`]
              .filter(Boolean)
              .join(' ') || undefined,
          onChange: (event: { currentTarget: { value: string } }) =>
            setValues({ ...values, [name]: event.currentTarget.value }),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Escape') close();
            else if (event.key === 'Enter' && !lines) void send();
            else return;
            event.preventDefault();
          },
        };
        return (
          <div key={name} className={form.field}>
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
            {lines ? (
              <textarea rows={3} {...input} />
            ) : (
              <input ref={place === 0 && type !== 'image' ? firstInput : undefined} {...input} />
            )}
          </div>
        );
      })}
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => void send()}>
          {card ? 'Apply' : 'Add'}
        </button>
        <button type="button" className={form.quiet} onClick={close}>
          Cancel
        </button>
      </div>
    </div>
  );
}
