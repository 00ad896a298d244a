import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import * as form from '../../../ui/form.styles.ts';
import { t } from '../../lib/words.ts';
import { cardFields, cardNames, toCard, toValues, type Card, type CardType } from './cards.ts';
import { ImageUpload } from './image-upload.tsx';
import { TitleInput } from '../title-input.tsx';
import * as styles from './document-editor.admin.styles.ts';

/** `settle`: makes the input the block before something else opens. False: it has a mistake. */
export type OpenForm = { settle: () => Promise<boolean> };

/**
 * Edits the fields of a block. `check` returns what is wrong with a block that names a post or a
 * comment. It is in a form, so Enter must not send that. `onUnsaved`: it has input that is in no
 * block yet.
 */
export function CardForm({
  ref,
  type,
  card,
  file,
  check,
  apply,
  close,
  onUnsaved,
}: {
  ref: Ref<OpenForm>;
  type: CardType;
  /** Null: a new one. */
  card: Card | null;
  /** An image that was pasted or dropped. */
  file: File | null;
  check: (card: Card) => Promise<string | null>;
  apply: (card: Card) => void;
  close: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}) {
  const fields = cardFields[type];
  const [initial] = useState<Record<string, string>>(() =>
    card
      ? toValues(card)
      : Object.fromEntries(fields.map((field) => [field.name, field.initial ?? ''])),
  );
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<{ field: string; problem: string } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focus = (name: string) =>
    panel.current?.querySelector<HTMLElement>(`#card-${name}`)?.focus();
  const isElsewhere = !!initial.src && !initial.src.startsWith(imagesPath);
  const report = (field: string, problem: string) => {
    const isMissing = type === 'image' && field === 'src' && values.src === '';
    const at = isMissing ? 'file' : field;
    setWrong({ field: at, problem: isMissing ? t('Choose an image.') : problem });
    focus(at);
    return false;
  };
  const firstInput = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  useEffect(() => {
    firstInput.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isUnsaved = isUploading || fields.some(({ name }) => values[name] !== initial[name]);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const send = async (typed = values): Promise<boolean> => {
    if (isUploading) return report('file', t('The image is still uploading.'));
    const made = toCard(type, typed);
    const [first] = fields;
    const problem =
      'problem' in made ? made : { field: first?.name ?? '', problem: await check(made) };
    if (problem.problem === null) {
      apply(made as Card);
      return true;
    }
    return report(problem.field, problem.problem);
  };
  useImperativeHandle(ref, () => ({ settle: async () => !isUnsaved || send() }));
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label={cardNames[type]}
      data-block-form=""
    >
      {type === 'image' ? (
        <ImageUpload
          ref={firstInput}
          given={file}
          picture={values.src?.startsWith(imagesPath) ? values.src : null}
          problem={wrong?.field === 'file' ? wrong.problem : ''}
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
        const set = (value: string) => setValues({ ...values, [name]: value });
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
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Escape') close();
            else if (event.key === 'Enter' && !lines) void send();
            else return;
            event.preventDefault();
          },
        };
        const shown = (
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
            {name === 'post' || name === 'comment' ? (
              <TitleInput
                ref={firstInput}
                {...input}
                of={name}
                onType={set}
                onChoose={(value) => {
                  set(value);
                  void send({ ...values, [name]: value });
                }}
              />
            ) : lines ? (
              <textarea rows={3} {...input} onChange={(event) => set(event.currentTarget.value)} />
            ) : (
              <input
                ref={place === 0 && type !== 'image' ? firstInput : undefined}
                {...input}
                onChange={(event) => set(event.currentTarget.value)}
              />
            )}
          </div>
        );
        return name === 'src' ? (
          <details key={name} open={problem !== '' || isElsewhere}>
            <summary>{t('Advanced')}</summary>
            {shown}
          </details>
        ) : (
          shown
        );
      })}
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => void send()}>
          {card ? t('Apply') : t('Add')}
        </button>
        <button type="button" className={form.quiet} onClick={close}>
          {t('Cancel')}
        </button>
      </div>
    </div>
  );
}
