import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { uploadTypes } from '#shared/newsletter/uploaded-images.ts';
import { useApp } from '../app-context.tsx';
import * as form from './form.styles.ts';
import type { Upload } from './new-picture.tsx';
import * as styles from './text-pictures.styles.ts';

const NewPicture = lazy(() =>
  import('./new-picture.tsx').then((module) => ({ default: module.NewPicture })),
);

/** Files of one paste or drop. */
const maxFiles = 5;

type Chosen = { id: number; file: File };

/**
 * Adds pictures to the text area within it: by a button, by pasting and by dropping. Only the area
 * remains on a site without pictures in texts. `upload` gets a file in base64. `isOpen`: whether the
 * button is there.
 */
export function TextPictures({
  upload,
  isOpen = true,
  children,
}: {
  upload: Upload;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { site, t } = useApp();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [isOver, setOver] = useState(false);
  const next = useRef(0);
  const { picturesFromKarma: karma } = site;
  if (karma === null) return children;

  const add = (files: Iterable<File>) =>
    setChosen((before) => [
      ...before,
      ...[...files].slice(0, maxFiles).map((file) => ({ id: (next.current += 1), file })),
    ]);
  const remove = (gone: number) => setChosen((before) => before.filter((item) => item.id !== gone));
  const insert = (picture: string) => {
    const area = place.current?.querySelector('textarea');
    if (area) insertBlock(area, picture);
  };
  /** A copied text may come with a picture of itself. */
  const isPicture = ({ types }: DataTransfer) =>
    types.includes('Files') && !types.includes('text/plain');
  return (
    <div
      ref={place}
      className={styles.pictures}
      data-over={isOver || undefined}
      onPaste={(event) => {
        if (!isPicture(event.clipboardData)) return;
        event.preventDefault();
        add(event.clipboardData.files);
      }}
      onDragOver={(event) => {
        if (!isPicture(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isPicture(event.dataTransfer)) return;
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      {children}
      {chosen.length > 0 ? (
        <Suspense fallback={null}>
          {chosen.map((item) => (
            <NewPicture
              key={item.id}
              file={item.file}
              upload={upload}
              onInsert={insert}
              onClose={() => {
                remove(item.id);
                button.current?.focus();
              }}
            />
          ))}
        </Suspense>
      ) : null}
      {isOpen ? (
        <div className={form.buttons}>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={uploadTypes}
            onChange={({ currentTarget }) => {
              add(currentTarget.files ?? []);
              // Allows choosing the same file again.
              currentTarget.value = '';
            }}
          />
          <button
            ref={button}
            type="button"
            className={form.quiet}
            aria-describedby={`${id}hint`}
            onClick={() => input.current?.click()}
          >
            {t('Add a picture')}
          </button>
          <span id={`${id}hint`} className={styles.hint}>
            {karma > 0
              ? t('Or paste or drop one. Needs {karma, number} karma.', { karma })
              : t('Or paste or drop one.')}
          </span>
        </div>
      ) : null}
    </div>
  );
}

/** Puts a block of its own where the cursor is. */
function insertBlock(area: HTMLTextAreaElement, block: string): void {
  const { value, selectionStart, selectionEnd } = area;
  const before = value.slice(0, selectionStart);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  area.setRangeText(`${gap}${block}\n\n`, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
