import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { imageLimits, uploadTypes } from '#shared/newsletter/uploaded-images.ts';
import { useApp } from '../../../app-context.tsx';
import { announce } from '../../../lib/announce.ts';
import * as form from '../../../ui/form.styles.ts';
import { toProblems } from '../../../ui/form.tsx';
import { fitImage, toBase64 } from '../../ui/fit-image.ts';

const megabytes = imageLimits.bytes / 1024 / 1024;

/**
 * Uploads an image for the address of a block. `given`: a file that was pasted or dropped.
 * `onStart` and `onEnd` tell when; the path is null after a failure.
 */
export function ImageUpload({
  ref,
  given,
  onStart,
  onEnd,
  onKeyDown,
}: {
  ref: Ref<HTMLInputElement>;
  given: File | null;
  onStart: () => void;
  onEnd: (path: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { api } = useApp();
  const [state, setState] = useState<{ sending: string } | { problem: string } | null>(null);
  const current = useRef<File | null>(null);
  const upload = async (file: File) => {
    current.current = file;
    setState({ sending: file.name });
    announce(`Uploading ${file.name}.`);
    onStart();
    let path: string | null = null;
    let problem = '';
    try {
      const blob = await fitImage(file);
      if (blob.size > imageLimits.bytes) problem = `The image must be at most ${megabytes} MB.`;
      else
        ({ path } = await api('POST /api/admin/images', { body: { image: await toBase64(blob) } }));
    } catch (error) {
      problem = toProblems(error, { image: 'The image' })
        .map(({ message }) => message)
        .join(' ');
    }
    // Another file was chosen meanwhile, or the form was closed.
    if (current.current !== file) return;
    setState(problem === '' ? null : { problem });
    announce(problem === '' ? `${file.name} uploaded. Describe it.` : problem);
    onEnd(path);
  };
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );
  const uploadGiven = useRef(upload);
  useEffect(() => {
    if (given && current.current !== given) void uploadGiven.current(given);
  }, [given]);
  const problem = state && 'problem' in state ? state.problem : '';
  return (
    <div className={form.field}>
      <label htmlFor="card-file">Upload an image</label>
      <p id="card-file-hint" className={form.hint}>
        PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB; large images are resized. You can also
        paste or drop an image into the text.
      </p>
      {problem === '' ? null : (
        <p id="card-file-problem" className={form.problem}>
          {problem}
        </p>
      )}
      {state && 'sending' in state ? <p>Uploading {state.sending}…</p> : null}
      <input
        ref={ref}
        id="card-file"
        type="file"
        accept={uploadTypes}
        aria-invalid={problem === '' ? undefined : true}
        aria-describedby={`card-file-hint${problem === '' ? '' : ' card-file-problem'}`}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void upload(file);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
