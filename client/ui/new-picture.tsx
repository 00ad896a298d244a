import { useEffect, useId, useRef, useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import { english } from '#shared/texts/translate.ts';
import { useTranslate } from '../app-context.tsx';
import { announce } from '../lib/announce.ts';
import { fitImage, toBase64 } from './fit-image.ts';
import { toProblems } from './form.tsx';
import * as form from './form.styles.ts';
import * as styles from './text-pictures.styles.ts';

/** Characters of a text about a picture. */
const maxAlt = 300;

/** Stores a file in base64. Throws ApiError. */
export type Upload = (image: string) => Promise<Reply<'POST /api/images'>>;

/** Uploads a picture at once, and asks meanwhile what it shows. */
export function NewPicture({
  file,
  upload,
  onInsert,
  onClose,
}: {
  file: File;
  upload: Upload;
  /** Gets the picture as Markdown. */
  onInsert: (picture: string) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const id = useId();
  const [store] = useState(() => upload);
  const field = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [stored, setStored] = useState<Reply<'POST /api/images'> | null>(null);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState({ file });

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    let isGone = false;
    const send = async (sent: typeof attempt) => store(await toBase64(await fitImage(sent.file)));
    send(attempt).then(
      (reply) => isGone || setStored(reply),
      (error: unknown) => {
        if (isGone) return;
        const message = toProblems(t, error, { image: english('The picture') })
          .map((problem) => problem.message)
          .join(' ');
        setFailure(message);
        announce(message);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt, store, t]);

  const insert = () => {
    const words = alt.replace(/\s+/g, ' ').trim();
    setMissing(words === '');
    if (words === '') return field.current?.focus();
    if (!stored) return;
    onInsert(`![${words.replace(/[\\[\]*_`~<>&!]/g, '\\$&')}](${stored.path})`);
    announce(t('Picture added to the text.'));
    onClose();
  };
  return (
    <div role="group" aria-label={t('New picture')} className={styles.picture}>
      <div className={styles.frame}>
        {stored ? (
          <img src={stored.path} alt="" width={stored.width} height={stored.height} />
        ) : null}
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}alt`}>{t('What does the picture show?')}</label>
        <p
          id={`${id}hint`}
          className={isMissing ? form.problem : form.hint}
          role={isMissing ? 'alert' : undefined}
        >
          {isMissing
            ? t('Describe the picture in a few words.')
            : t('For readers who can’t see it.')}
        </p>
        <input
          ref={field}
          id={`${id}alt`}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={maxAlt}
          value={alt}
          aria-describedby={`${id}hint`}
          aria-invalid={isMissing || undefined}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the form of the text.
            event.preventDefault();
            insert();
          }}
        />
      </div>
      <p className={failure === '' ? form.hint : form.problem}>
        {failure !== ''
          ? failure
          : stored
            ? t('Uploaded: {file}', { file: file.name })
            : t('Uploading {file}…', { file: file.name })}
      </p>
      <div className={form.buttons}>
        {failure === '' ? (
          <button
            type="button"
            className={form.quiet}
            aria-disabled={stored === null || undefined}
            onClick={insert}
          >
            {t('Add to the text')}
          </button>
        ) : (
          <button
            type="button"
            className={form.quiet}
            onClick={() => {
              setFailure('');
              setAttempt({ file });
            }}
          >
            {t('Try again')}
          </button>
        )}
        <button type="button" className={form.quiet} onClick={onClose}>
          {t('Remove the picture')}
        </button>
      </div>
    </div>
  );
}
