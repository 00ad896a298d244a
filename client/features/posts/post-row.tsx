import { memo } from 'react';
import type { PostSummary } from '#shared/contract/posts.ts';
import { domainPath, postPath, userPath } from '#shared/paths.ts';
import { count } from '../../lib/time.ts';
import * as global from '../../theme/global.styles.ts';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as styles from './posts.styles.ts';

/** One post in a list; `now` is the list's clock. A link post's title leaves the site, a text post's goes to the post. */
export const PostRow = memo(function PostRow({ post, now }: { post: PostSummary; now: number }) {
  const discussion = postPath(post.slug);
  return (
    <article className={styles.row}>
      <p className={`points ${styles.points}`}>
        {post.score}
        <span className={global.hidden}>{post.score === 1 ? ' point' : ' points'}</span>
      </p>
      <div className={styles.body}>
        <h2 className={`title ${styles.title}`}>
          {post.url === null ? <a href={discussion}>{post.title}</a> : <a href={post.url} rel="ugc noopener">{post.title}</a>}
        </h2>{' '}
        {post.domain === null ? null : <a href={domainPath(post.domain)} className={`domain ${styles.domain}`}>{post.domain}</a>}
        <p className={styles.meta}>
          <span className={styles.by}>by </span>
          <a href={userPath(post.author.username)}>{post.author.username}</a>
          {' · '}
          {timeAgo(post.createdAt, now)}
          {' · '}
          <a href={discussion}>
            {post.commentCount === 0 ? 'discuss' : count(post.commentCount, 'comment')}
            <span className={global.hidden}>{` on ${post.title}`}</span>
          </a>
        </p>
      </div>
    </article>
  );
});
