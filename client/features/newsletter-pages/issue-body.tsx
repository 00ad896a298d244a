import { Fragment, useEffect, type ReactNode } from 'react';
import { showHost } from '#shared/host-names.ts';
import { useLocation } from 'react-router';
import type { Issue } from '#shared/contract/archive.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { archivePath, domainPath, postPath, tagPath, toEntryId } from '#shared/paths.ts';
import { useTextLanguage } from '../../lib/text-language.ts';
import { setTitle } from '../../lib/typography.ts';
import {
  DigestSentences,
  namePieces,
  type ReportLink,
  type SentenceTexts,
} from '../../ui/digest-sentences.tsx';
import { DocumentBlocks } from '../../ui/newsletter-document.tsx';
import * as global from '../../theme/global.styles.ts';
import * as styles from './archive.styles.ts';

type Content = Pick<Issue, 'document' | 'overview' | 'items' | 'picture' | 'kind'>;
type Item = Issue['items'][number];
/** Facts of a post as texts. `heading` stands above the first post of a group. */
type ItemFacts = {
  day: string;
  comments: string;
  newSince: string | null;
  heading?: string | null;
};

/**
 * The content of an issue, as in its email: the text of the editor, the overview and the entries.
 * The first entry has the headline of the page. `facts`: of a post. `end`: follows everything.
 */
export function IssueBody({
  issue: { document, overview, items, picture, kind },
  dateline,
  subject,
  wording,
  report,
  facts,
  afterThird = null,
  end,
}: {
  issue: Content;
  /** The day and the number. It is the headline of an issue without posts. */
  dateline: string;
  /** Of a letter: its headline. */
  subject: string | null;
  wording: {
    language: DigestLanguage;
    texts: SentenceTexts & Pick<LanguagePack['issue'], 'removed'>;
  };
  report?: ReportLink;
  facts: (item: Item) => ItemFacts;
  /** Stands after the third entry, or after the last of fewer. */
  afterThird?: ReactNode;
  end: ReactNode;
}) {
  const findLanguage = useTextLanguage(wording.language);
  useOpenTarget();
  const sources = items.map((item) => ({
    title: item.post.title,
    language: item.language,
    href: `#${toEntryId(item.post.id)}`,
  }));
  const inOverview = new Set(overview.map(({ id }) => id));
  const isCited = overview.some(({ places }) => places.length > 0);
  const headline = subject ?? (items.length === 0 ? dateline : null);
  return (
    <>
      {headline === dateline ? null : <p className={styles.dateline}>{dateline}</p>}
      {headline === null ? null : (
        <h1 className="title" dir="auto">
          {setTitle(headline)}
        </h1>
      )}
      <DocumentBlocks blocks={document.before} findLanguage={findLanguage} />
      {overview.length === 0 ? null : (
        <div className={styles.overview}>
          <DigestSentences
            sentences={overview}
            sources={sources}
            wording={wording}
            report={report}
            isTarget={() => true}
          />
        </div>
      )}
      {items.length === 0 && document.before.length + document.after.length === 0 ? (
        <p className={styles.empty}>{wording.texts.removed}</p>
      ) : null}
      <ol className={styles.items}>
        {items.map((item, i) => {
          const Title = i === 0 && headline === null ? 'h1' : 'h2';
          const { heading, ...shown } = facts(item);
          const [tag] = item.post.tags;
          return (
            <Fragment key={item.post.id}>
              <li id={toEntryId(item.post.id)}>
                {heading ? <p className="group">{heading}</p> : null}
                {i === 0 && picture !== null ? <LeadPicture {...picture} /> : null}
                {tag === undefined ? null : (
                  <p className={`kicker ${styles.kicker}`}>
                    <a href={tagPath(tag)}>
                      <bdi>{tag}</bdi>
                    </a>
                  </p>
                )}
                <Title className="title" dir="auto">
                  {isCited ? `${i + 1}. ` : null}
                  <a
                    {...(item.post.url === null
                      ? { href: postPath(item.post.slug) }
                      : { href: item.post.url, rel: 'ugc noopener' })}
                    lang={findLanguage(item.post.title, item.language)}
                  >
                    {setTitle(item.post.title)}
                  </a>
                </Title>
                <div className="text">
                  <DigestSentences
                    sentences={item.sentences}
                    sources={sources.map(({ title, language }) => ({ title, language }))}
                    wording={wording}
                    report={report}
                    place={i + 1}
                    // Anchors are unique, also if the overview has the same sentence.
                    isTarget={(id) => !inOverview.has(id)}
                  />
                </div>
                <Facts
                  item={item}
                  label={namePieces(item.sentences, wording, item.post.domain, kind)}
                  {...shown}
                />
              </li>
              {afterThird !== null && i === Math.min(3, items.length) - 1 ? (
                <li>{afterThird}</li>
              ) : null}
            </Fragment>
          );
        })}
      </ol>
      <DocumentBlocks blocks={document.after} findLanguage={findLanguage} />
      {end}
    </>
  );
}

function LeadPicture({ path, alt }: NonNullable<Content['picture']>) {
  const { width, height } = readImagePath(path) ?? {};
  return <img className={styles.picture} src={path} alt={alt} width={width} height={height} />;
}

/** The sources, who made the sentences if others made most, the day, and the discussion. */
function Facts({
  item: { post, otherSources, newSince: earlier },
  label,
  day,
  comments,
  newSince,
}: Omit<ItemFacts, 'heading'> & { item: Item; label: string | null }) {
  return (
    <p className={`facts ${global.dotted}`}>
      {post.domain === null || label?.includes(showHost(post.domain)) ? null : (
        <a href={domainPath(post.domain)} dir="ltr">
          {showHost(post.domain)}
        </a>
      )}
      {otherSources.map(({ url, domain }) => (
        <a key={url} href={url} rel="ugc noopener" dir="ltr">
          {showHost(domain)}
        </a>
      ))}
      {label === null ? null : <span>{label}</span>}
      <span>{day}</span>
      {newSince === null ? null : earlier?.period ? (
        <a href={archivePath(earlier.period)}>{newSince}</a>
      ) : (
        <span>{newSince}</span>
      )}
      <a href={`${postPath(post.slug)}#comments`}>{comments}</a>
    </p>
  );
}

/**
 * Opens the passages of the sentence in the URL, and of an entry to which an email leads. Without
 * script, the stylesheet shows them.
 */
function useOpenTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const isArrival = key === 'default';
    document
      .getElementById(hash.slice(1))
      ?.querySelectorAll(isArrival ? 'details' : ':scope > details')
      .forEach((details) => details.setAttribute('open', ''));
  }, [hash, key]);
}
