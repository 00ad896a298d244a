import { useState } from 'react';
import { imageLimits, uploadTypes } from '#shared/newsletter/uploaded-images.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { deletePicture, savePicture } from '../../queries/account.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { fitImage, toBase64 } from '../../ui/fit-image.ts';
import { toProblems } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import type { SectionProps } from './section.tsx';

const megabytes = imageLimits.bytes / 1024 / 1024;

/** The picture of the member, which is uploaded as soon as it is chosen. */
export function Picture({ settings: { picture } }: Pick<SectionProps, 'settings'>) {
  const app = useApp();
  const { t } = app;
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const change = async (work: () => Promise<void>, done: string) => {
    setProblem('');
    let reason = '';
    try {
      await work();
    } catch (error) {
      reason = toProblems(t, error, { image: english('The picture') })
        .map(({ message }) => message)
        .join(' ');
    }
    setSending(null);
    setProblem(reason);
    announce(reason === '' ? done : reason);
  };
  const upload = (file: File) => {
    setSending(file.name);
    void change(async () => {
      await savePicture(app, await toBase64(await fitImage(file)));
    }, t('Picture saved.'));
  };
  return (
    <>
      <FileDrop
        id="picture"
        label={t('Picture')}
        hint={t(
          'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle ' +
            'is cut to a square.',
          { megabytes },
        )}
        problem={problem}
        accept={uploadTypes}
        picture={picture}
        isBusy={sending !== null}
        busyWith={sending ?? undefined}
        onFile={upload}
      />
      {picture === null ? null : (
        <div className={form.buttons}>
          <button
            type="button"
            className={form.quiet}
            onClick={() => void change(() => deletePicture(app), t('Picture removed.'))}
          >
            {t('Remove the picture')}
          </button>
        </div>
      )}
    </>
  );
}
