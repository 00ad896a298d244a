import { useState } from 'react';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { readPreferenceFields, toFields } from '#shared/newsletter/preference-fields.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import * as form from '../../ui/form.styles.ts';
import type { Preview as Shown, PreviewPreferences } from './preview.tsx';
import * as styles from './subscribe.styles.ts';
import type { SubscribeTexts } from './types.ts';

type Requested = { preferences: PreviewPreferences; Preview: typeof Shown };

/** Previews the digest for the form's values. Its code loads on demand. */
export function PreviewButton({
  texts,
  language,
  disabled,
}: {
  texts: SubscribeTexts;
  language: DigestLanguage;
  /** Like the fields that it reads. */
  disabled: boolean;
}) {
  const [requested, setRequested] = useState<Requested | null>(null);
  const [failed, setFailed] = useState(false);
  const request = async (typed: FormData) => {
    try {
      const { Preview } = await import('./preview.tsx');
      setRequested({
        Preview,
        preferences: {
          language,
          prompt: String(typed.get('custom_prompt')).trim(),
          chosen: readPreferenceFields(toFields(typed)),
          frequency: typed.get('frequency') as Frequency,
        },
      });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.previewing}>
      <button
        type="button"
        className={form.quiet}
        disabled={disabled}
        onClick={({ currentTarget }) =>
          currentTarget.form && void request(new FormData(currentTarget.form))
        }
      >
        {texts.page.preview}
      </button>
      {failed ? (
        <p role="alert" className={form.problem}>
          {texts.strings.somethingWentWrong}
        </p>
      ) : null}
      {requested && !failed ? (
        <requested.Preview texts={texts} preferences={requested.preferences} />
      ) : null}
    </div>
  );
}
