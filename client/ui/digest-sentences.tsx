import { Fragment } from 'react';
import { showHost } from '#shared/host-names.ts';
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
 * The sentences of a piece. Each opens the passages that it rests on, also without script: by marks
 * of the posts that it cites besides the one at `place`, which are numbers of entries and domains
 * of other sources, or else by itself. `sources` are by place,
 * from 1. Without `isTarget`, no sentence can be linked to.
 */
export function DigestSentences({
  sentences,
  sources,
  wording,
  report,
  place = 0,
  isTarget = () => false,
}: {
  sentences: readonly IssueSentence[];
  sources: readonly SentenceSource[];
  wording: Wording;
  report?: ReportLink | undefined;
  place?: number;
  isTarget?: (id: string) => boolean;
}) {
  const findLanguage = useTextLanguage(wording.language);
  return sentences.map(({ id, text, kind, language, places, passages, correction }) => {
    const cited = places.filter((other) => other !== place);
    const others = passages.flatMap((passage) =>
      passage.place === null && passage.domain ? showHost(passage.domain) : [],
    );
    const marks = [...cited.map(toMark), ...new Set(others)].join(' ');
    const sentence = (
      <span lang={findLanguage(text, language ?? (kind === 'ai' ? wording.language : null))}>
        {correction === null ? text : <s>{text}</s>}
      </span>
    );
    return (
      <div
        key={id}
        {...(isTarget(id) ? { id } : {})}
        // A model writes one text; sentences of sources are separate lines.
        className={kind === 'ai' ? `${styles.sentence} ${styles.inText}` : styles.sentence}
        dir="auto"
      >
        {passages.length > 0 && marks === '' ? null : sentence}{' '}
        {passages.length > 0 ? (
          <details>
            <summary
              title={wording.texts.passage}
              className={marks === '' ? styles.cited : styles.mark}
            >
              {marks === '' ? sentence : marks}
            </summary>
            {passages.map((passage) => (
              <Passage
                key={passage.url}
                passage={passage}
                source={sources[(passage.place ?? 0) - 1]}
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
          cited.map((other, i) => {
            const source = sources[other - 1];
            return source?.href === undefined ? null : (
              <Fragment key={other}>
                {i > 0 ? ' ' : null}
                <a className={styles.mark} href={source.href} title={source.title}>
                  {toMark(other)}
                </a>
              </Fragment>
            );
          })
        )}{' '}
        {correction === null ? null : (
          <p className={styles.correction} dir="auto">
            <strong lang={wording.language}>{wording.texts.correction}</strong>
            {': '}
            <span lang={findLanguage(correction.text)}>{correction.text}</span>
          </p>
        )}
      </div>
    );
  });
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

/**
 * Says who made the sentences of a piece; null if all are of the `usual` kind. `publisher`: of its
 * source.
 */
export function namePieces(
  sentences: readonly Pick<IssueSentence, 'kind'>[],
  { language, texts }: Wording,
  publisher: string | null,
  usual: IssueSentence['kind'] | null = null,
): string | null {
  const kinds = new Set(sentences.map(({ kind }) => kind).filter((kind) => kind !== usual));
  return kinds.size === 0
    ? null
    : [...kinds]
        .map((kind) =>
          format(language, texts.pieces[kind], { publisher: showHost(publisher ?? '') }),
        )
        .join(' · ');
}

export function PieceLabel({
  sentences,
  publisher = null,
  wording,
}: {
  sentences: readonly Pick<IssueSentence, 'kind'>[];
  publisher?: string | null;
  wording: Wording;
}) {
  const label = namePieces(sentences, wording, publisher);
  return label === null ? null : <p className={styles.label}>{label}</p>;
}
