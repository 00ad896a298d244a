import type { Issue, IssueSentence } from '#shared/contract/archive.ts';
import * as limits from '#shared/limits.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { format } from '#shared/texts/format.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { useSubmittedForm } from '../../lib/submitted-form.ts';
import { useTextLanguage } from '../../lib/text-language.ts';
import { Area } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import * as styles from './archive.styles.ts';

/** Returns the sentence of an issue that may be reported. */
export const findSentence = (
  { overview, items }: Pick<Issue, 'overview' | 'items'>,
  id: string,
): IssueSentence | undefined =>
  [...overview, ...items.flatMap(({ sentences }) => sentences)].find(
    (sentence) => sentence.id === id,
  );

/** The language of the page, and its texts. `back`: path of the issue. */
type PageTexts = {
  language: DigestLanguage;
  dir: 'ltr' | 'rtl';
  texts: LanguagePack['report'] & { inSource: string; counter?: LanguagePack['page']['counter'] };
  back: string;
};

/** Reports a sentence as wrong, with or without script. */
export function ReportSentence({
  sentence: { text, language: textLanguage, passages },
  language,
  dir,
  texts,
  back,
}: PageTexts & { sentence: IssueSentence }) {
  const sent = useSubmittedForm();
  const findLanguage = useTextLanguage(language);
  const problems = sent?.problems ?? [];
  const { counter } = texts;
  const quote = (content: string) => (
    <blockquote lang={findLanguage(content, textLanguage)} dir="auto">
      {content}
    </blockquote>
  );
  return (
    <article className={styles.report} lang={language} dir={dir}>
      <h1>{texts.heading}</h1>
      <p>{texts.question}</p>
      {quote(text)}
      {passages.length === 0 ? null : <h2>{texts.passages}</h2>}
      {passages.map((passage) => (
        <div key={passage.url}>
          {quote(passage.text)}
          <p>
            <a href={passage.url}>{texts.inSource}</a>
          </p>
        </div>
      ))}
      {problems.some(({ field }) => field === null) ? (
        <div className={form.problems} role="alert">
          {problems.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ) : null}
      <form method="post" noValidate className={form.form}>
        <input type="hidden" name="action" value="report" />
        <Area
          name="note"
          label={texts.note}
          optional
          rows={3}
          maxCharacters={limits.correction.note}
          {...(counter && {
            counter: (used, most) => format(language, counter, { used, most }),
          })}
          defaultValue={sent?.values.note ?? ''}
          problems={problems}
        />
        <button type="submit" className={form.send}>
          {texts.action}
        </button>
      </form>
      <p className={styles.more}>
        <a href={back}>{texts.back}</a>
      </p>
    </article>
  );
}

export function SentenceReported({ language, dir, texts, back }: PageTexts) {
  return (
    <article className={styles.report} lang={language} dir={dir}>
      <h1>{texts.thanks}</h1>
      <p>{texts.thanksText}</p>
      <p className={styles.more}>
        <a href={back}>{texts.back}</a>
      </p>
    </article>
  );
}
