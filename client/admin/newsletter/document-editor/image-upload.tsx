import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { imageLimits, uploadTypes } from '#shared/newsletter/uploaded-images.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../../app-context.tsx';
import { announce } from '../../../lib/announce.ts';
import { toProblems } from '../../../ui/form.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { fitImage, toBase64 } from '../../../ui/fit-image.ts';
import { t } from '../../lib/words.ts';

const megabytes = imageLimits.bytes / 1024 / 1024;

/**
 * Uploads an image for the address of a block. `given`: a file that was pasted or dropped.
 * `onStart` and `onEnd` tell when; the path is null after a failure.
 */
export function ImageUpload({
  ref,
  given,
  picture,
  problem,
  onStart,
  onEnd,
  onKeyDown,
}: {
  ref: Ref<HTMLInputElement>;
  given: File | null;
  /** URL path of the image that was uploaded. */
  picture: string | null;
  problem: string;
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
    announce(t('Uploading {file}.', { file: file.name }));
    onStart();
    let path: string | null = null;
    let reason = '';
    try {
      const blob = await fitImage(file);
      if (blob.size > imageLimits.bytes)
        reason = t('The image must be at most {size, number} MB.', { size: megabytes });
      else
        ({ path } = await api('POST /api/admin/images', { body: { image: await toBase64(blob) } }));
    } catch (error) {
      reason = toProblems(t, error, { image: english('The image') })
        .map(({ message }) => message)
        .join(' ');
    }
    // Another file was chosen meanwhile, or the form was closed.
    if (current.current !== file) return;
    setState(reason === '' ? null : { problem: reason });
    announce(reason === '' ? t('{file} uploaded. Describe it.', { file: file.name }) : reason);
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
  const sending = state && 'sending' in state ? state.sending : undefined;
  return (
    <FileDrop
      ref={ref}
      id="card-file"
      label={t('Image')}
      hint={t(
        'PNG, JPEG, WebP, AVIF or GIF, at most {size, number} MB; large images are resized. ' +
          'You can also paste or drop an image into the text.',
        { size: megabytes },
      )}
      problem={state && 'problem' in state ? state.problem : problem}
      accept={uploadTypes}
      picture={picture}
      isBusy={sending !== undefined}
      busyWith={sending}
      onKeyDown={onKeyDown}
      onFile={(file) => void upload(file)}
    />
  );
}
