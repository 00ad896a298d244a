import { Options } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { t } from '../lib/words.ts';
import { EditorProvider, type Site } from './draft-store.ts';
import { Line, Lines, useSetting } from './fields.tsx';
import { valueAt } from './settings-paths.ts';

type Texts = NonNullable<Site['settings']['newsletter']>;

/** The texts of the landing page in a language: the default ones, or those of the site. */
export function LandingTexts({ field, locale }: { field: string; locale: string }) {
  const { site } = EditorProvider.use();
  const [texts, change] = useSetting<Texts | null>(field);
  const stored = valueAt(site.settings, field) as Texts | null | undefined;
  const findTexts = (start: string) =>
    site.landingTexts.find(({ language }) => start.startsWith(language))?.texts;
  const usual = findTexts(locale) ?? findTexts('en');
  return (
    <>
      <Options
        type="checkbox"
        name={field}
        legend={t('Landing page of the newsletter')}
        options={[{ value: 'own', label: t('Use custom text') }]}
        chosen={texts === null ? [] : ['own']}
        onChoose={() => change(texts === null ? (stored ?? usual ?? null) : null)}
      />
      {texts === null ? null : (
        <>
          <Line field={`${field}.headline`} />
          <Lines field={`${field}.subheadline`} rows={2} max={300} />
          {texts.benefits.map((_, index) => (
            <div key={index}>
              <Line field={`${field}.benefits.${index}.title`} />
              <Lines field={`${field}.benefits.${index}.text`} rows={2} max={300} />
            </div>
          ))}
          <Questions field={`${field}.questions`} />
        </>
      )}
    </>
  );
}

function Questions({ field }: { field: string }) {
  const [questions, change] = useSetting<Texts['questions']>(field);
  return (
    <>
      {questions.map((_, index) => (
        <div key={index} className={form.form}>
          <Line field={`${field}.${index}.question`} />
          <Lines field={`${field}.${index}.answer`} rows={2} max={1_000} />
          <button
            type="button"
            className={form.quiet}
            onClick={() => change(questions.filter((_question, at) => at !== index))}
          >
            {t('Remove question {number}', { number: index + 1 })}
          </button>
        </div>
      ))}
      <button
        type="button"
        className={form.quiet}
        onClick={() => change([...questions, { question: '', answer: '' }])}
      >
        {t('Add a question')}
      </button>
    </>
  );
}
