import { memo } from 'react';
import type { PostSummary } from '#shared/contract/posts.ts';
import { domainPath, postPath, tagPath, userPath } from '#shared/paths.ts';
import type { MemberComponents } from '../../lib/session.ts';
import { count } from '../../lib/time.ts';
import * as global from '../../theme/global.styles.ts';
import { timeAgo } from '../../ui/time-ago.tsx';
import * as voting from '../../ui/vote-layout.styles.ts';
import { votes } from '../../ui/vote-layout.tsx';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import * as styles from './posts.styles.ts';

/**
 * A post in a list. Without `VoteButtons`, the arrows link to `login`. The title of a link post
 * leads to the linked site.
 */
export const PostRow = memo(function PostRow({
  post,
  now,
  VoteButtons,
  login,
}: {
  post: PostSummary;
  now: number;
  VoteButtons: MemberComponents['VoteButtons'] | undefined;
  login: string;
}) {
  const discussion = postPath(post.slug);
  return (
    <article className={styles.row}>
      <div className={voting.column}>
        {votes(
          {
            on: 'posts',
            id: post.id,
            author: post.author.username,
            score: post.score,
            what: post.title,
          },
          VoteButtons,
          login,
        )}
      </div>
      <div className={styles.body}>
        <h2 className={`title ${styles.title}`}>
          {post.url === null ? (
            <a href={discussion}>{post.title}</a>
          ) : (
            <a href={post.url} rel="ugc noopener">
              {post.title}
            </a>
          )}
        </h2>{' '}
        {post.domain === null ? null : (
          <a href={domainPath(post.domain)} className={`domain ${styles.domain}`}>
            {post.domain}
          </a>
        )}
        <p className={styles.meta}>
          <span className={styles.by}>by </span>
          <a href={userPath(post.author.username)}>{post.author.username}</a>
          {' · '}
          {timeAgo(post.createdAt, now)}
          {' · '}
          <a href={discussion}>
            {count(post.commentCount, 'comment')}
            <span className={global.hidden}>{` on ${post.title}`}</span>
          </a>
          {describeElsewhere(post)}
          {post.tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {' · '}
              <a href={tagPath(tag)}>{tag}</a>
            </span>
          ))}
        </p>
      </div>
    </article>
  );
});
