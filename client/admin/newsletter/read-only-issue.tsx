import { count } from '../../lib/time.ts';
import { DocumentBlocks } from '../../ui/newsletter-document.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { type Draft } from './issue-draft.ts';
import * as styles from './newsletter.admin.styles.ts';
import { PostLine } from './post-line.tsx';

/** The same, read-only. */
export function ReadOnlyIssue({
  draft: { subject, document, posts },
  hasPosts,
}: {
  draft: Draft;
  hasPosts: boolean;
}) {
  return (
    <>
      {subject === '' ? null : <p className={components.gap}>Subject: {subject}</p>}
      <DocumentBlocks blocks={document} findLanguage={() => undefined} />
      {hasPosts ? (
        <>
          <h3 id="in-it">In this issue: {count(posts.length, 'post')}</h3>
          <ol className={styles.posts} aria-labelledby="in-it">
            {posts.map((post, at) => (
              <li key={post.id}>
                <span className={styles.place} aria-hidden="true">
                  {at + 1}
                </span>
                <div>
                  <PostLine post={post} />
                  {post.note === '' ? null : <p>{post.note}</p>}
                </div>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}
