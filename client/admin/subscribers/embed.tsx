import { useState } from 'react';
import { digestLanguages } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
import { announce } from '../../lib/announce.ts';
import { useApp } from '../../app-context.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Select } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { languages } from './languages.ts';
import * as styles from './subscribers.admin.styles.ts';

const options = digestLanguages.map((value) => ({ value, label: languages.of(value) ?? value }));

/** HTML to copy, with which pages of other sites show the form. */
export function EmbedPage() {
  const { site } = useApp();
  const [language, setLanguage] = useState('en');
  const { data, error, refetch } = useEndpoint('GET /api/admin/subscribers/embed', {
    query: { language: language as 'en' },
  });
  return (
    <>
      <title>Form for other sites – Subscribers</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">Subscribers</a>
      </p>
      <h1>Form for other sites</h1>
      <p className={admin.note}>
        Copy this HTML into a page of another site. It works without JavaScript, and each reader
        confirms by email.
      </p>
      <div className={admin.bar}>
        <Select
          name="language"
          label="Language of the form and the emails"
          options={options}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      {!data ? (
        <NotLoaded error={error} text={t('The HTML couldn’t be loaded.')} retry={refetch} />
      ) : (
        <>
          <h2>Allowed origins</h2>
          {data.origins.length === 0 ? (
            <Notice>
              No other site may use the form yet. Add its origin in the{' '}
              <a href={`/admin/sites/${site.id}?part=newsletter`}>settings of the newsletter</a>.
            </Notice>
          ) : (
            <>
              <ul className={styles.origins}>
                {data.origins.map((origin) => (
                  <li key={origin}>
                    <code>{origin}</code>
                  </li>
                ))}
              </ul>
              <p className={admin.note}>
                Change them in the{' '}
                <a href={`/admin/sites/${site.id}?part=newsletter`}>settings of the newsletter</a>.
              </p>
            </>
          )}
          <Snippet name="Form" hint="In the design of the other site." html={data.form} />
          <Snippet name="Frame" hint="In the design of this site." html={data.frame} />
        </>
      )}
    </>
  );
}

function Snippet({ name, hint, html }: { name: string; hint: string; html: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(html);
      setCopied(html);
      announce(`${name} copied.`);
    } catch {
      announce('Your browser doesn’t allow copying. Select the text instead.', 'alert');
    }
  };
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className={admin.note}>{hint}</p>
      <pre className={styles.snippet} tabIndex={0} aria-label={`HTML of the ${name.toLowerCase()}`}>
        <code>{html}</code>
      </pre>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => void copy()}>
          Copy {name.toLowerCase()}
        </button>
        {copied === html ? <span className={form.saved}>Copied</span> : null}
      </div>
    </section>
  );
}
