import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import { useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import * as form from '../../ui/form.styles.ts';
import * as styles from './api-keys.styles.ts';

/** A new key, whose secret is shown until the user has stored it. */
export function Secret({
  apiKey,
  onStored,
}: {
  apiKey: Reply<'POST /api/api-keys'>;
  onStored: () => void;
}) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copyStatus, setCopyStatus] = useState('');
  useEffect(() => {
    heading.current?.focus();
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(apiKey.secret);
      setCopyStatus(t('Copied'));
      announce(t('Copied'));
    } catch {
      // Denied, or not HTTPS: select the text instead.
      setCopyStatus(t('Press Ctrl+C or ⌘C to copy it.'));
      announce(t('The key is selected: press Ctrl+C or Command+C to copy it.'));
      field.current?.focus();
    }
  };
  return (
    <div className={styles.secret}>
      <h2 ref={heading} tabIndex={-1}>
        {t('Your new key “{name}”', { name: apiKey.name })}
      </h2>
      <p>
        <strong>{t('You won’t see it again.')}</strong>{' '}
        {t(
          'Store it with your program’s other secrets. If you lose it, revoke it and create another.',
        )}
      </p>
      <div>
        <label htmlFor="secret">{t('Key')}</label>
        <div className={styles.line}>
          <input
            ref={field}
            id="secret"
            readOnly
            value={apiKey.secret}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={form.send} onClick={() => void copy()}>
            {t('Copy')}
          </button>
        </div>
      </div>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={onStored}>
          {t('Done')}
        </button>
        {copyStatus === '' ? null : <span className={form.saved}>{copyStatus}</span>}
      </div>
    </div>
  );
}
