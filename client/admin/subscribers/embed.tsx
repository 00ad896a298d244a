import { useState } from 'react';
import { digestLanguages } from '#shared/paths.ts';
import { getLanguageName, t } from '../lib/words.ts';
import { announce } from '../../lib/announce.ts';
import { useApp } from '../../app-context.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Select } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from './subscribers.admin.styles.ts';
import { rich } from '../../ui/rich.tsx';

const options = digestLanguages.map((value) => ({ value, label: getLanguageName(value) }));

/** HTML to copy, with which pages of other sites show the form. */
export function EmbedPage() {
  const { site } = useApp();
  const [language, setLanguage] = useState('en');
  const link = (content: string) => (
    <a href={`/admin/sites/${site.id}?part=newsletter`}>{content}</a>
  );
  const { data, error, refetch } = useEndpoint('GET /api/admin/subscribers/embed', {
    query: { language: language as 'en' },
  });
  return (
    <>
      <title>{`${t('Form for other sites')} – ${t('Subscribers')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">{t('Subscribers')}</a>
      </p>
      <h1>{t('Form for other sites')}</h1>
      <p className={admin.note}>
        {t(
          'Copy this HTML into a page of another site. It works without JavaScript, and each reader confirms by email.',
        )}
      </p>
      <div className={admin.bar}>
        <Select
          name="language"
          label={t('Language of the form and the emails')}
          options={options}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      {!data ? (
        <NotLoaded error={error} text={t('The HTML couldn’t be loaded.')} retry={refetch} />
      ) : (
        <>
          <h2>{t('Allowed origins')}</h2>
          {data.origins.length === 0 ? (
            <Notice>
              {rich(
                t,
                'No other site may use the form yet. Add its origin in the <link>settings of the newsletter</link>.',
                { link },
              )}
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
                {rich(t, 'Change them in the <link>settings of the newsletter</link>.', { link })}
              </p>
            </>
          )}
          <Snippet
            name={t('Form [HTML]')}
            hint={t('In the design of the other site.')}
            copyText={t('Copy form')}
            done={t('Form copied.')}
            label={t('HTML of the form')}
            html={data.form}
          />
          <Snippet
            name={t('Frame')}
            hint={t('In the design of this site.')}
            copyText={t('Copy frame')}
            done={t('Frame copied.')}
            label={t('HTML of the frame')}
            html={data.frame}
          />
        </>
      )}
    </>
  );
}

function Snippet({
  name,
  hint,
  copyText,
  done,
  label,
  html,
}: {
  name: string;
  hint: string;
  copyText: string;
  done: string;
  label: string;
  html: string;
}) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(html);
      setCopied(html);
      announce(done);
    } catch {
      announce(t('Your browser doesn’t allow copying. Select the text instead.'), 'alert');
    }
  };
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className={admin.note}>{hint}</p>
      <pre className={styles.snippet} tabIndex={0} aria-label={label}>
        <code>{html}</code>
      </pre>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => void copy()}>
          {copyText}
        </button>
        {copied === html ? <span className={form.saved}>{t('Copied')}</span> : null}
      </div>
    </section>
  );
}
