import type { Post } from '#shared/contract/posts.ts';
import { domainPath, userPath } from '#shared/paths.ts';
import { count, exactTime } from '../../lib/time.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as styles from './posts.styles.ts';

/** A post in full. */
export function PostArticle({ post }: { post: Post }) {
  return (
    <article className={styles.article}>
      <h1 className="title">{post.url === null ? post.title : <a href={post.url} rel="ugc noopener">{post.title}</a>}</h1>
      <p className={styles.articleMeta}>
        {post.domain === null ? null : (
          <>
            <a href={domainPath(post.domain)} className="domain">{post.domain}</a>
            {' · '}
          </>
        )}
        <span className="points">{count(post.score, 'point')}</span>
        {' · by '}
        <a href={userPath(post.author.username)}>{post.author.username}</a>
        {' · '}
        <TimeAgo at={post.createdAt} />
        {' · '}
        {/* For the eye: the element before it says it to screen readers. */}
        <span aria-hidden="true">{exactTime(Date.parse(post.createdAt))}</span>
        {post.editedAt === null ? null : ' · edited'}
      </p>
      {post.content === null ? null : (
        <div className={styles.articleBody}>
          <RichText content={post.content} />
        </div>
      )}
    </article>
  );
}
