import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Issue } from '#shared/contract/archive.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { archivePath, domainPath, paths, postPath, toEntryId } from '#shared/paths.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { useTextLanguage } from '../../lib/text-language.ts';
import {
  DigestSentences,
  PieceLabel,
  type ReportLink,
  type SentenceTexts,
} from '../../ui/digest-sentences.tsx';
import { DocumentBlocks } from '../../ui/newsletter-document.tsx';
import * as styles from './archive.styles.ts';

type Content = Pick<Issue, 'document' | 'overview' | 'items' | 'publishedAt'>;
type Item = Issue['items'][number];
/** Counts of a post as texts. `heading` stands above the first post of a group. */
type ItemFacts = {
  points: string;
  comments: string;
  elsewhere: string | null;
  heading?: string | null;
  newSince: string | null;
  reason?: string | null;
};

/**
 * The content of an issue: the document, the overview and the entries. `date`: when it was
 * published. `facts`: points and comments of a post.
 */
export function IssueBody({
  issue: { document, overview, items, publishedAt },
  wording,
  report,
  date,
  facts,
  afterThird = null,
}: {
  issue: Content;
  wording: {
    language: DigestLanguage;
    texts: SentenceTexts & Pick<LanguagePack['issue'], 'removed' | 'otherSources'>;
  };
  report?: ReportLink;
  date: string;
  facts: (item: Item) => ItemFacts;
  /** Stands after the third entry, or after the last of fewer. */
  afterThird?: ReactNode;
}) {
  const findLanguage = useTextLanguage(wording.language);
  useOpenTarget();
  const published = { iso: publishedAt, shown: date };
  const sources = items.map((item) => ({
    title: item.post.title,
    language: item.language,
    href: `#${toEntryId(item.post.id)}`,
  }));
  const inOverview = new Set(overview.map(({ id }) => id));
  return (
    <>
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
          <PieceLabel sentences={overview} wording={wording} date={published} />
        </div>
      )}
      {items.length === 0 && document.before.length + document.after.length === 0 ? (
        <p className={styles.empty}>{wording.texts.removed}</p>
      ) : null}
      <ol className={styles.items}>
        {items.map((item, i) => (
          <Fragment key={item.post.id}>
            <li id={toEntryId(item.post.id)}>
              {facts(item).heading ? <p className="group">{facts(item).heading}</p> : null}
              <h2>
                {i + 1}.{' '}
                <a
                  {...(item.post.url === null
                    ? { href: postPath(item.post.slug) }
                    : { href: item.post.url, rel: 'ugc noopener' })}
                  lang={findLanguage(item.post.title, item.language)}
                  dir="auto"
                >
                  {item.post.title}
                </a>
              </h2>
              <DigestSentences
                sentences={item.sentences}
                sources={sources.map(({ title, language }) => ({ title, language }))}
                wording={wording}
                report={report}
                // Anchors are unique, also if the overview has the same sentence.
                isTarget={(id) => !inOverview.has(id)}
              />
              <PieceLabel
                sentences={item.sentences}
                publisher={item.post.domain}
                wording={wording}
                date={published}
              />
              <Facts item={item} {...facts(item)} />
              <Story item={item} text={wording.texts.otherSources} {...facts(item)} />
              {facts(item).reason ? (
                <p className="facts">
                  <a href={paths.selection}>Why here?</a> {facts(item).reason}
                </p>
              ) : null}
            </li>
            {afterThird !== null && i === Math.min(3, items.length) - 1 ? (
              <li>{afterThird}</li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      <DocumentBlocks blocks={document.after} findLanguage={findLanguage} />
    </>
  );
}

function Facts({ item: { post }, points, comments, elsewhere }: ItemFacts & { item: Item }) {
  return (
    <p className="facts">
      {post.domain === null ? null : (
        <>
          <a href={domainPath(post.domain)} dir="ltr">
            {post.domain}
          </a>
          {' · '}
        </>
      )}
      {points}
      {' · '}
      <a href={`${postPath(post.slug)}#comments`}>{comments}</a>
      {elsewhere}
    </p>
  );
}

/** Names the other sources of the story, and the earlier issue that had it. */
function Story({
  item: { otherSources, newSince: earlier },
  text,
  newSince,
}: Pick<ItemFacts, 'newSince'> & { item: Item; text: string }) {
  const [before, after] = text.split('{sources}');
  return (
    <>
      {otherSources.length === 0 ? null : (
        <p className="facts">
          {before}
          {otherSources.map(({ url, domain }, i) => (
            <Fragment key={url}>
              {i > 0 ? ' · ' : null}
              <a href={url} rel="ugc noopener" dir="ltr">
                {domain}
              </a>
            </Fragment>
          ))}
          {after}
        </p>
      )}
      {newSince === null ? null : (
        <p className="facts">
          {earlier?.period ? <a href={archivePath(earlier.period)}>{newSince}</a> : newSince}
        </p>
      )}
    </>
  );
}

/** Opens the passages of the sentence in the URL. Without script, the stylesheet shows them. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document
      .getElementById(hash.slice(1))
      ?.querySelector(':scope > details')
      ?.setAttribute('open', '');
  }, [hash]);
}
