import { Fragment } from 'react';
import type { IssueSentence } from '#shared/contract/archive.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { useTextLanguage } from '../lib/text-language.ts';
import * as styles from './digest-sentences.styles.ts';

export type SentenceTexts = Pick<LanguagePack['issue'], 'pieces' | 'passage' | 'inSource'> & {
  /** Above what an editor wrote about a struck sentence. */
  correction: string;
};

/** The language around the sentences, and its texts. */
export type Wording = { language: DigestLanguage; texts: SentenceTexts };

/** Where a sentence is reported as wrong. */
export type ReportLink = { text: string; href: (id: string) => string };

/** A post that sentences rest on. `href`: its entry on the page, if sentences stand elsewhere. */
type SentenceSource = { title: string; language: string | null; href?: string };

/**
 * The sentences of a piece. The mark behind each opens the passages that it rests on, also without
 * script. `sources` are by place, from 1. Without `isTarget`, no sentence can be linked to.
 */
export function DigestSentences({
  sentences,
  sources,
  wording,
  report,
  isTarget = () => false,
}: {
  sentences: readonly IssueSentence[];
  sources: readonly SentenceSource[];
  wording: Wording;
  report?: ReportLink | undefined;
  isTarget?: (id: string) => boolean;
}) {
  const findLanguage = useTextLanguage(wording.language);
  return sentences.map(({ id, text, kind, language, places, passages, correction }) => (
    <div
      key={id}
      {...(isTarget(id) ? { id } : {})}
      // A model writes one text; sentences of sources are separate lines.
      className={kind === 'ai' ? `${styles.sentence} ${styles.inText}` : styles.sentence}
      dir="auto"
    >
      <span lang={findLanguage(text, language ?? (kind === 'ai' ? wording.language : null))}>
        {correction === null ? text : <s>{text}</s>}
      </span>
      {'\u00a0'}
      {passages.length > 0 ? (
        <details>
          <summary title={wording.texts.passage}>{places.map(toMark).join(' ')}</summary>
          {passages.map((passage) => (
            <Passage
              key={passage.url}
              passage={passage}
              source={sources[passage.place - 1]}
              wording={wording}
            />
          ))}
          {report === undefined || correction !== null ? null : (
            <p className={styles.report} lang={wording.language}>
              <a href={report.href(id)} rel="nofollow">
                {report.text}
              </a>
            </p>
          )}
        </details>
      ) : (
        places.map((place) => {
          const source = sources[place - 1];
          return source?.href === undefined ? null : (
            <Fragment key={place}>
              <a href={source.href} title={source.title}>
                {toMark(place)}
              </a>{' '}
            </Fragment>
          );
        })
      )}
      {correction === null ? null : (
        <p className={styles.correction} dir="auto">
          <strong lang={wording.language}>{wording.texts.correction}</strong>
          {': '}
          <span lang={findLanguage(correction.text)}>{correction.text}</span>
        </p>
      )}
    </div>
  ));
}

const toMark = (place: number) => `[${place}]`;

/** A passage, word for word, with a link to it in its source. */
function Passage({
  passage: { text, url },
  source,
  wording: { language, texts },
}: {
  passage: IssueSentence['passages'][number];
  source: SentenceSource | undefined;
  wording: Wording;
}) {
  const findLanguage = useTextLanguage(language);
  return (
    <div className={styles.passage}>
      <blockquote lang={findLanguage(text, source?.language)} dir="auto">
        {text}
      </blockquote>
      <p lang={language}>
        {source?.href === undefined ? null : (
          <>
            <a href={source.href} lang={findLanguage(source.title, source.language)} dir="auto">
              {source.title}
            </a>
            {' · '}
          </>
        )}
        <a href={url} dir="auto" {...(url.startsWith('/') ? {} : { rel: 'ugc noopener' })}>
          {texts.inSource}
        </a>
      </p>
    </div>
  );
}

/** Says who made the sentences of a piece, and when if it is known. `publisher`: of its source. */
export function PieceLabel({
  sentences,
  publisher = null,
  wording: { language, texts },
  date,
}: {
  sentences: readonly Pick<IssueSentence, 'kind'>[];
  publisher?: string | null;
  wording: Wording;
  date?: { iso: string; shown: string };
}) {
  if (sentences.length === 0) return null;
  const kinds = new Set(sentences.map(({ kind }) => kind));
  return (
    <p className={styles.label}>
      {[...kinds]
        .map((kind) => format(language, texts.pieces[kind], { publisher: publisher ?? '' }))
        .join(' · ')}
      {date === undefined ? null : (
        <>
          {' · '}
          <time dateTime={date.iso}>{date.shown}</time>
        </>
      )}
    </p>
  );
}
