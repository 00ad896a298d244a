import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import { announce } from '../../lib/announce.ts';
import * as form from '../../ui/form.styles.ts';
import * as styles from './api-keys.styles.ts';

/** A new key, whose secret is shown only once. */
export function Secret({
  made,
  onStored,
}: {
  made: Reply<'POST /api/api-keys'>;
  onStored: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    heading.current?.focus();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(made.secret);
      setTold('Copied');
      announce('Copied');
    } catch {
      // Denied, or not HTTPS: select the text instead.
      setTold('Press Ctrl+C or ⌘C to copy it.');
      announce('The key is selected: press Ctrl+C or Command+C to copy it.');
      field.current?.focus();
    }
  };
  return (
    <div className={styles.secret}>
      <h2 ref={heading} tabIndex={-1}>
        Your new key “{made.name}”
      </h2>
      <p>
        <strong>You won’t see it again.</strong> Store it with your program’s other secrets. If you
        lose it, revoke it and create another.
      </p>
      <div>
        <label htmlFor="secret">Key</label>
        <div className={styles.line}>
          <input
            ref={field}
            id="secret"
            readOnly
            value={made.secret}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={form.send} onClick={() => void copy()}>
            Copy
          </button>
        </div>
      </div>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={onStored}>
          Done
        </button>
        {told === '' ? null : <span className={form.saved}>{told}</span>}
      </div>
    </div>
  );
}
