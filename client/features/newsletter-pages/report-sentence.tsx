import { useLocation } from 'react-router';
import type { IssueSentence } from '#shared/contract/archive.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { useTextLanguage } from '../../lib/text-language.ts';
import { Area } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { LateStyles } from '../../ui/late-styles.tsx';
import * as styles from './archive.late.styles.ts';

/** Reports a sentence as wrong, with or without script. */
export function ReportSentence({
  sentence: { text, language, passages },
  back,
}: {
  sentence: IssueSentence;
  back: string;
}) {
  const { form: sent } = useApp();
  const findLanguage = useTextLanguage();
  const problems = useLocation().key === 'default' ? (sent?.problems ?? []) : [];
  const quote = (content: string) => (
    <blockquote lang={findLanguage(content, language)} dir="auto">
      {content}
    </blockquote>
  );
  return (
    <article className={styles.report}>
      <LateStyles />
      <h1>Report a sentence</h1>
      <p>Is this sentence wrong? The editors of this site compare it with its source.</p>
      {quote(text)}
      {passages.length === 0 ? null : <h2>What it rests on</h2>}
      {passages.map((passage) => (
        <div key={passage.url}>
          {quote(passage.text)}
          <p>
            <a href={passage.url}>Read it in the source</a>
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
          label="What is wrong? (optional)"
          optional
          rows={3}
          maxCharacters={limits.correction.note}
          defaultValue={sent?.values.note ?? ''}
          problems={problems}
        />
        <button type="submit" className={form.send}>
          Report this sentence
        </button>
      </form>
      <p className={styles.more}>
        <a href={back}>Back to the issue</a>
      </p>
    </article>
  );
}

export function SentenceReported({ back }: { back: string }) {
  return (
    <article className={styles.report}>
      <LateStyles />
      <h1>Thank you</h1>
      <p>
        The editors will look at the sentence. If it is wrong, they strike it, and everyone who
        received it gets a correction.
      </p>
      <p className={styles.more}>
        <a href={back}>Back to the issue</a>
      </p>
    </article>
  );
}
