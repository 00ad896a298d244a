import { useEffect, useRef, useState } from 'react';
import { isLink } from '#shared/text-rules.ts';
import { t } from '../../lib/words.ts';
import * as form from '../../../ui/form.styles.ts';
import * as styles from './document-editor.admin.styles.ts';

/** Sets or removes the link of the selected text. It is in a form, so Enter must not send that. */
export function LinkForm({
  href,
  apply,
  close,
}: {
  href: string;
  /** Null removes the link. */
  apply: (href: string | null) => void;
  close: () => void;
}) {
  const [value, setValue] = useState(href);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = () => {
    const typed = value.trim();
    if (typed === '') return apply(null);
    const link = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    if (isLink(link)) return apply(link);
    setProblem(t('A link begins with http:// or https://.'));
    input.current?.focus();
  };
  return (
    <div className={styles.panel} role="group" aria-label={t('Link [noun]')}>
      <div className={form.field}>
        <label htmlFor="document-link">{t('Link [noun]')}</label>
        {problem === '' ? null : (
          <p id="document-link-problem" className={form.problem}>
            {problem}
          </p>
        )}
        <input
          ref={input}
          id="document-link"
          type="url"
          autoComplete="off"
          aria-invalid={problem === '' ? undefined : true}
          aria-describedby={problem === '' ? undefined : 'document-link-problem'}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return;
            event.preventDefault();
            if (event.key === 'Enter') send();
            else close();
          }}
        />
      </div>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={send}>
          {t('Apply link')}
        </button>
        {href === '' ? null : (
          <button type="button" className={form.quiet} onClick={() => apply(null)}>
            {t('Remove link')}
          </button>
        )}
        <button type="button" className={form.quiet} onClick={close}>
          {t('Cancel')}
        </button>
      </div>
    </div>
  );
}
