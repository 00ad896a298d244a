import { useState } from 'react';
import { uploadTypes } from '#shared/newsletter/uploaded-images.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSubmit } from '../../ui/form.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { fitImage, toBase64 } from '../../ui/fit-image.ts';
import { EditorProvider } from './draft-store.ts';
import { Line, Lines, useSetting } from './fields.tsx';
import { getSettingLabel } from './setting-labels.ts';
import { validationErrors } from './validation-errors.ts';
import { t } from '../lib/words.ts';

export function Identity() {
  return (
    <>
      <Line field="theme.siteName" />
      <Lines
        field="theme.siteDescription"
        rows={2}
        optional
        hint={t('One sentence, shown next to the name and in feeds.')}
      />
      <Picture field="theme.logo" />
      <Picture field="theme.favicon" />
    </>
  );
}

/** An uploaded image, or another by its path on the site. */
export function Picture({ field, hint }: { field: string; hint?: string }) {
  const { api, site: here } = useApp();
  const { site, editor } = EditorProvider.use();
  const [value] = useSetting<string>(field);
  const [uploaded, setUploaded] = useState<string[]>([]);
  const { problems, pending, run } = useSubmit({});
  const label = getSettingLabel(field);
  const upload = (file: File) =>
    void run(async () => {
      try {
        const { path } = await api('POST /api/admin/sites/{site}/files', {
          path: { site: site.id },
          body: await toBody(file),
        });
        setUploaded([...uploaded, path]);
        editor.set(field, path);
        announce(t('{label} uploaded.', { label }));
        return [];
      } catch (error) {
        const labels = { svg: t('The image'), image: t('An image other than SVG') };
        return validationErrors(error, labels).map((problem) => ({ ...problem, field: null }));
      }
    });
  return (
    <div>
      <FileDrop
        id={`${field}-file`}
        label={label}
        hint={hint}
        problem={problems.map(({ message }) => message).join(' ')}
        accept={`image/svg+xml,.svg,${uploadTypes}`}
        picture={isServedHere(value, here.id === site.id) ? value : null}
        isBusy={pending}
        onFile={upload}
      />
      <details>
        <summary>{t('Advanced')}</summary>
        <Line
          field={field}
          label={t('{label}, path', { label })}
          list={[...site.files.map(({ path }) => path), ...uploaded]}
        />
      </details>
    </div>
  );
}

const toBody = async (file: File): Promise<{ svg: string } | { image: string }> =>
  file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)
    ? { svg: await file.text() }
    : { image: await toBase64(await fitImage(file)) };

/** Whether an image can be shown here: uploads of other sites are served at their hosts only. */
export const isServedHere = (path: string, isThisSite: boolean): boolean =>
  /^\/(?!\/)[a-z0-9/._-]+$/i.test(path) && (isThisSite || !/^\/(?:site-files|images)\//.test(path));
