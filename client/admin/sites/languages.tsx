import { languages as translations } from '#shared/newsletter/languages.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import * as admin from '../admin.admin.styles.ts';
import * as form from '../../ui/form.styles.ts';
import { EditorProvider, type Site } from './draft-store.ts';
import { Line, Lines, Select, useSetting } from './fields.tsx';
import { LandingTexts } from './landing-texts.tsx';
import { t } from '../lib/words.ts';
import { rich } from '../../ui/rich.tsx';

type Language = Site['settings']['languages'][number];

const all: { name: string; value: DigestLanguage }[] = [
  { name: 'English', value: 'en' },
  ...translations.map(({ code, name }) => ({ name, value: code })),
];

/** The language of the site, and others that it has at hosts of their own. */
export function Languages() {
  const { site } = EditorProvider.use();
  const [locale, setLocale] = useSetting<string>('theme.seo.locale');
  const [languages, change] = useSetting<Language[]>('languages');
  const own = all.find(({ value }) => locale.startsWith(value))?.value ?? 'en';
  const unused = all.find(
    ({ value }) => value !== own && languages.every(({ language }) => language !== value),
  );
  const host = site.hosts.find(
    (item) => !item.canonical && languages.every((language) => language.host !== item.host),
  )?.host;
  const add = (language: DigestLanguage, host: string) =>
    change([
      ...languages,
      {
        language,
        host,
        siteName: site.settings.theme.siteName,
        siteDescription: '',
        texts: { about: '', contact: '', privacy: '', terms: '' },
        newsletter: null,
      },
    ]);
  return (
    <>
      <Select
        field="theme.seo.locale"
        hint={t('Pages, emails, feeds and the administration are in this language.')}
        options={all}
        value={own}
        onChoose={(value) => setLocale(value === 'en' ? 'en_US' : value)}
      />
      <p className={admin.note}>
        {t(
          'Readers can choose between more languages, each at a host of its own. Posts and comments are the same in all of them.',
        )}
      </p>
      {languages.map(({ language }, index) => {
        const name = all.find(({ value }) => value === language)?.name ?? language;
        const field = `languages.${index}`;
        return (
          <fieldset key={language} className={form.form}>
            <legend>{name}</legend>
            <Select
              field={`${field}.language`}
              options={all.filter(
                ({ value }) =>
                  value === language ||
                  (value !== own && languages.every((item) => item.language !== value)),
              )}
            />
            <Line field={`${field}.host`} list={site.hosts.map((item) => item.host)} />
            <Line field={`${field}.siteName`} />
            <Lines field={`${field}.siteDescription`} rows={2} optional max={300} />
            <details>
              <summary>{t('Pages in {language}', { language: name })}</summary>
              <div className={form.form}>
                <p className={admin.note}>{t('An empty page shows the text of the site.')}</p>
                {(['about', 'contact', 'privacy', 'terms'] as const).map((text) => (
                  <Lines
                    key={text}
                    field={`${field}.texts.${text}`}
                    rows={8}
                    optional
                    max={12_000}
                  />
                ))}
                <LandingTexts field={`${field}.newsletter`} locale={language} />
              </div>
            </details>
            <button
              type="button"
              className={form.quiet}
              aria-label={t('Remove {item}', { item: name })}
              onClick={() => change(languages.filter((item) => item.language !== language))}
            >
              {t('Remove')}
            </button>
          </fieldset>
        );
      })}
      {unused && host === undefined ? (
        <p className={admin.note}>
          {rich(t, 'To add a language, first <link>add a host</link>.', {
            link: (content) => <a href="?part=hosts">{content}</a>,
          })}
        </p>
      ) : null}
      {unused && host !== undefined ? (
        <button type="button" className={form.quiet} onClick={() => add(unused.value, host)}>
          {t('Add a language')}
        </button>
      ) : null}
    </>
  );
}
