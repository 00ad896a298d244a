import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';
import { DocumentBlocks } from '../../ui/newsletter-document.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import { type Draft } from './issue-draft.ts';
import * as styles from './newsletter.admin.styles.ts';
import { PostLine } from './post-line.tsx';
import { groupBySection, titleSection, type References } from './sections.ts';

/** Shows the draft of an issue without fields. */
export function ReadOnlyIssue({
  draft: { subject, document, posts },
  references,
  hasPosts,
}: {
  draft: Draft;
  references: References;
  hasPosts: boolean;
}) {
  return (
    <>
      {subject === '' ? null : (
        <p className={components.gap}>
          {rich(t, 'Subject: {subject}', { subject: <bdi>{subject}</bdi> })}
        </p>
      )}
      {groupBySection(document).map(({ segmentId, blocks }, at) => (
        <div key={at}>
          {segmentId === null ? null : (
            <p className={admin.note}>
              {titleSection(references.find(({ id }) => id === segmentId)?.name)}:
            </p>
          )}
          <DocumentBlocks blocks={blocks} findLanguage={() => undefined} />
        </div>
      ))}
      {hasPosts ? (
        <>
          <h3 id="in-it">
            {t('In this issue: {count, plural, one {# post} other {# posts}}', {
              count: posts.length,
            })}
          </h3>
          <ol className={styles.posts} aria-labelledby="in-it">
            {posts.map((post, at) => (
              <li key={post.id}>
                <span className={styles.place} aria-hidden="true">
                  {at + 1}
                </span>
                <div>
                  <PostLine post={post} />
                  {post.note === '' ? null : <p dir="auto">{post.note}</p>}
                </div>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}
