import type { Issue } from '#shared/contract/archive.ts';
import { archivePath, newsletterArchive, selectionPath } from '#shared/newsletter/archive-paths.ts';
import { issueDate, issueLabels, issueTitle } from '#shared/newsletter/issue-labels.ts';
import { domainPath, paths, postPath } from '#shared/paths.ts';
import { useTextLanguage } from '../../lib/text-language.ts';
import { count } from '../../lib/time.ts';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import { LateStyles } from '../../ui/late-styles.tsx';
import * as styles from './archive.late.styles.ts';

const itemId = (place: number) => `item-${place}`;

/** A public issue: the overview, with links to its sources, and the posts. */
export function IssueArticle({ issue }: { issue: Issue }) {
  const { kind, intro, overview, items, before, after } = issue;
  const findLanguage = useTextLanguage();
  /** Sentences by a model are in English, like the page. */
  const findSentenceLanguage = (text: string, source: string | null | undefined) =>
    findLanguage(text, kind === 'ai' ? 'en' : source);
  const sentences = overview.map(({ text, places }) => (
    <span
      key={text}
      lang={findSentenceLanguage(text, items[(places[0] ?? 0) - 1]?.language)}
      dir="auto"
    >
      {text}
      {places.map((place) => (
        <span key={place}>
          {' '}
          <a href={`#${itemId(place)}`} title={items[place - 1]?.post.title}>
            [{place}]
          </a>
        </span>
      ))}{' '}
    </span>
  ));
  return (
    <article className={styles.issue}>
      <LateStyles />
      <h1 className="title">{issueTitle(issue)}</h1>
      {intro === ''
        ? null
        : intro.split(/\n+/).map((paragraph) => (
            <p key={paragraph} lang={findLanguage(paragraph)} dir="auto">
              {paragraph}
            </p>
          ))}
      <p className={styles.byWhom}>{issueLabels[kind]}</p>
      {sentences.length === 0 ? null : (
        // A model writes one text; sentences of sources are separate paragraphs.
        <div className={styles.overview}>
          {kind === 'ai' ? (
            <p>{sentences}</p>
          ) : (
            sentences.map((sentence) => <p key={sentence.key}>{sentence}</p>)
          )}
        </div>
      )}
      {items.length === 0 ? (
        <p className={styles.empty}>The posts in this issue have been removed.</p>
      ) : null}
      <ol className={styles.items}>
        {items.map(({ post, language, sentences: own }, i) => (
          <li key={post.id} id={itemId(i + 1)}>
            <h2>
              {i + 1}.{' '}
              <a href={postPath(post.slug)} lang={findLanguage(post.title, language)} dir="auto">
                {post.title}
              </a>
            </h2>
            {own.map(({ id, text, language: spoken }) => (
              <p key={id} lang={findLanguage(text, spoken ?? undefined)} dir="auto">
                {text}
              </p>
            ))}
            <p className="facts">
              {post.domain === null ? null : (
                <>
                  <a href={domainPath(post.domain)}>{post.domain}</a>
                  {' · '}
                </>
              )}
              {count(post.score, 'point')}
              {' · '}
              <a href={postPath(post.slug)}>{count(post.commentCount, 'comment')}</a>
              {describeElsewhere(post)}
            </p>
          </li>
        ))}
      </ol>
      {before === null && after === null ? null : (
        <nav className={styles.around} aria-label="Previous and next issue">
          {before === null ? null : (
            <a rel="prev" href={archivePath(before.period)}>
              ← {issueDate(before)}
            </a>
          )}
          {after === null ? null : (
            <a rel="next" href={archivePath(after.period)}>
              {issueDate(after)} →
            </a>
          )}
        </nav>
      )}
      <p className={styles.more}>
        <a href={newsletterArchive}>Past issues</a>
        <a href={selectionPath}>How posts are chosen</a>
        <a href={paths.newsletter}>Get the digest by email</a>
      </p>
    </article>
  );
}
