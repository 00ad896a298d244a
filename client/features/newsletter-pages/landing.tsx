import { Fragment, type ReactNode } from 'react';
import { showHost } from '#shared/host-names.ts';
import type { DigestSample, Landing as Texts } from '#shared/contract/newsletter.ts';
import { paths, postPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import { useTextLanguage } from '../../lib/text-language.ts';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './newsletter-pages.styles.ts';
import * as listStyles from './page-lists.styles.ts';

/** `lang` and `dir` of the content. */
export const getLanguage = ({ language: { code, dir }, fallback }: Texts) =>
  fallback ? ({ lang: 'en', dir: 'ltr' } as const) : { lang: code, dir };

const formId = 'digest';

/**
 * A landing page. `form`: the form or its result, which `sent` summarizes. `children` are below the
 * benefits, `other` before the other languages.
 */
export function Landing({
  texts,
  form,
  sent,
  children,
  other,
}: {
  texts: Texts;
  form: ReactNode;
  sent: string | null;
  children?: ReactNode;
  other?: ReactNode;
}) {
  const { copy, strings, page, sample, activeSubscribers, languages, language } = texts;
  const t = useTranslate();
  const { lang, dir } = getLanguage(texts);
  const isOfSite = lang === t.language;
  const [before, after] = strings.activeSubscribers.split('{count}');
  return (
    <div className={styles.landing} lang={lang} dir={dir}>
      <div className={styles.hero}>
        <div className={styles.intro}>
          <p className={`label ${styles.eyebrow}`}>{page.eyebrow}</p>
          <h1 className="title">{copy.headline}</h1>
          <p className={styles.subheadline}>{copy.subheadline}</p>
          {activeSubscribers === null ? null : (
            <p className={styles.count}>
              {before}
              {/* Browsers may write it by older rules than the server. */}
              <strong suppressHydrationWarning>
                {new Intl.NumberFormat(`${lang}-u-nu-latn`).format(activeSubscribers)}
              </strong>
              {after}
            </p>
          )}
        </div>
        <section id={formId} className={styles.formBox} aria-label={strings.subscribe}>
          {sent === null ? <h2>{page.formHeading}</h2> : null}
          {form}
        </section>
        {sample === null && page.noSample === '' ? null : (
          <section className={styles.latest}>
            <h2>{page.sampleHeading}</h2>
            {sample === null ? (
              <p className={styles.letter}>{page.noSample}</p>
            ) : (
              <Sample sample={sample} language={lang} />
            )}
            {sample === null || !isOfSite ? null : (
              <p className={styles.past}>
                <a href={paths.archive}>{t('Past issues')}</a>
              </p>
            )}
          </section>
        )}
      </div>
      <Section heading={page.benefitsHeading}>
        <ul className={styles.benefits}>
          {copy.benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {children}
      <Section heading={strings.deliverySchedule}>
        {page.delivery === '' ? null : <p>{page.delivery}</p>}
        <p>
          <a href={paths.manageSubscription}>{strings.emailPreferences}</a>
        </p>
      </Section>
      <Section heading={strings.faq}>
        <div className={styles.questions}>
          {page.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        {isOfSite ? (
          <p className={styles.past}>
            <a href={paths.selection}>{t('How posts are chosen')}</a>
          </p>
        ) : null}
      </Section>
      {other}
      <Section heading={page.otherLanguages}>
        <LanguageLinks
          languages={languages}
          current={language.code}
          english={lang === 'en' && !texts.fallback ? null : page.inEnglish}
        />
      </Section>
      <p className={listStyles.end}>
        {sent === null ? (
          <>
            <a href={`#${formId}`}>{strings.subscribe}</a> <span>{strings.free}</span>
          </>
        ) : (
          <strong>{sent}</strong>
        )}
      </p>
    </div>
  );
}

/** The beginning of the last issue. Its words carry their own languages and directions. */
function Sample({
  sample: { dateline, label, kind, overview, posts },
  language,
}: {
  sample: DigestSample;
  language: string;
}) {
  const findLanguage = useTextLanguage(language);
  const getAttributes = (sentence: Sentence) => ({
    lang: findLanguage(sentence.text, sentence.language),
    dir: sentence.dir,
  });
  const [first] = overview;
  return (
    <div className={`${styles.letter} ${styles.sample}`}>
      <h3>{dateline}</h3>
      <p>{label}</p>
      {kind !== 'ai' ? (
        overview.map((sentence) => (
          <p key={sentence.text} {...getAttributes(sentence)}>
            {sentence.text}
          </p>
        ))
      ) : first === undefined ? null : (
        <p dir={first.dir}>
          {overview.map((sentence, i) => (
            <Fragment key={sentence.text}>
              {i > 0 ? ' ' : ''}
              <span {...getAttributes(sentence)}>{sentence.text}</span>
            </Fragment>
          ))}
        </p>
      )}
      <ul>
        {posts.map(({ slug, title, language: source, domain, sentence }) => (
          <li key={slug} dir="auto">
            <a href={postPath(slug)} lang={findLanguage(title, source)}>
              {title}
            </a>
            {domain === null ? null : <small>{showHost(domain)}</small>}
            {sentence === null ? null : <p {...getAttributes(sentence)}>{sentence.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
type Sentence = DigestSample['overview'][number];

/** A section, with its heading at the side on wide screens. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}
