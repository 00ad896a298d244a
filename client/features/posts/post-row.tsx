import { memo, type ReactNode } from 'react';
import { showHost } from '#shared/host-names.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { domainPath, postPath, tagPath, userPath } from '#shared/paths.ts';
import type { MemberComponents, RowState as RowStateType } from '../../lib/session.ts';
import { number } from '../../lib/time.ts';
import { setTitle } from '../../lib/typography.ts';
import { shortAge } from '../../ui/short-age.tsx';
import * as voting from '../../ui/vote-layout.styles.ts';
import { votes } from '../../ui/vote-layout.tsx';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import * as styles from './posts.styles.ts';

/** Tags in a row. The page of the post has all. */
const maxTags = 2;

/**
 * A post in a list. Without `components`, the votes link to `login`. The title of a link post
 * leads to the linked site.
 */
export const PostRow = memo(function PostRow({
  t,
  post,
  title = setTitle(post.title),
  pinned = false,
  now,
  components,
  RowState,
  login,
}: {
  t: Translate;
  post: PostSummary;
  title?: ReactNode;
  pinned?: boolean;
  now: number;
  components: MemberComponents | undefined;
  RowState?: RowStateType | undefined;
  login: string;
}) {
  const discussion = postPath(post.slug);
  return (
    <article>
      {votes(
        t,
        {
          on: 'posts',
          id: post.id,
          author: post.author.username,
          score: post.score,
          what: post.title,
        },
        voting.column,
        components?.VoteButtons,
        login,
      )}
      <h2 className="title" dir="auto">
        {post.url === null ? (
          <a href={discussion}>{title}</a>
        ) : (
          <a href={post.url} rel="ugc noopener">
            {title}
          </a>
        )}
      </h2>
      {/* The page of the post has these links too, so they are no stops of the Tab key. */}
      {post.domain === null ? null : (
        <a href={domainPath(post.domain)} translate="no" tabIndex={-1} className="domain">
          {showHost(post.domain)}
        </a>
      )}
      <p>
        {pinned ? <strong className={styles.pinned}>{t('Pinned')}</strong> : null}
        {post.tags.slice(0, pinned ? 0 : maxTags).map((tag) => (
          <a key={tag} href={tagPath(tag)} tabIndex={-1} className="kicker">
            {tag}
          </a>
        ))}
        <a href={userPath(post.author.username)} translate="no" tabIndex={-1}>
          {post.author.username}
        </a>
        {shortAge(t, post.createdAt, now)}
        {post.commentsElsewhere === null ? null : ` · ${describeElsewhere(t, post)}`}
        <a
          href={discussion}
          className="figure"
          aria-label={t('{count, plural, one {# comment} other {# comments}}', {
            count: post.commentCount,
          })}
        >
          {number(t, post.commentCount)}
        </a>
      </p>
      {post.thumbnail === undefined ? null : (
        <img src={post.thumbnail} alt="" width={64} height={48} loading="lazy" decoding="async" />
      )}
      {RowState ? <RowState post={post} /> : null}
    </article>
  );
});
