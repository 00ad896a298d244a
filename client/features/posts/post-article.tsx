import { Fragment } from 'react';
import { showHost } from '#shared/host-names.ts';
import type { Post, ShownPost } from '#shared/contract/posts.ts';
import { domainPath, itemFormPath, tagPath, userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { useLoginLink } from '../../lib/login-link.ts';
import { useSession } from '../../lib/session.ts';
import { setTitle } from '../../lib/typography.ts';
import { actions } from '../../ui/actions.styles.ts';
import { EditedMark } from '../../ui/edited-mark.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as voting from '../../ui/vote-layout.styles.ts';
import { votes } from '../../ui/vote-layout.tsx';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import { InDigest } from './digest-badges.tsx';
import * as styles from './post.styles.ts';

export function PostArticle({ post }: { post: ShownPost }) {
  const { api } = useApp();
  const login = useLoginLink();
  const { components } = useSession();
  return (
    <>
      <article className={styles.article}>
        <h1 className="title" dir="auto">
          {post.url === null ? (
            setTitle(post.title)
          ) : (
            <a href={post.url} rel="ugc noopener">
              {setTitle(post.title)}
            </a>
          )}
        </h1>
        <div className={styles.articleMeta}>
          {post.domain === null ? null : (
            <>
              <a href={domainPath(post.domain)} translate="no" className="domain">
                {showHost(post.domain)}
              </a>
              {' · '}
            </>
          )}
          {'by '}
          <a href={userPath(post.author.username)} translate="no">
            {post.author.username}
          </a>
          {' · '}
          <TimeAgo at={post.createdAt} />
          {post.editedAt === null ? null : (
            <EditedMark
              at={post.editedAt}
              load={() => api('GET /api/posts/{id}/versions', { path: { id: post.id } })}
            />
          )}
          {describeElsewhere(post)}
          {post.pinnedUntil === undefined ? null : ' · Pinned'}
          {post.tags.map((tag) => (
            <Fragment key={tag}>
              {' · '}
              <a href={tagPath(tag)}>
                <bdi>{tag}</bdi>
              </a>
            </Fragment>
          ))}
        </div>
        {post.linkedPage && <LinkedPage page={post.linkedPage} />}
        <div className={`actions ${actions} ${styles.articleActions}`}>
          {votes(
            {
              on: 'posts',
              id: post.id,
              author: post.author.username,
              score: post.score,
              what: post.title,
            },
            voting.line,
            components?.VoteButtons,
            login,
          )}
          {components ? <components.PostActions key={post.id} post={post} /> : null}
        </div>
        <noscript>
          <p className={styles.articleActions}>
            <a href={itemFormPath('posts', post.id)} rel="nofollow">
              Vote, comment or report without JavaScript
            </a>
          </p>
        </noscript>
        <InDigest post={post} />
        {post.content === null ? null : (
          <div className={`own-text ${styles.articleBody}`}>
            <RichText content={post.content} />
          </div>
        )}
      </article>
    </>
  );
}

/** What the page behind the link says of itself. Browsers may name a language in other words. */
function LinkedPage({ page }: { page: NonNullable<Post['linkedPage']> }) {
  const { description, minutes, language } = page;
  return (
    <p className={`${styles.articleMeta} ${styles.linkedPage}`}>
      {description === null ? null : (
        <>
          <bdi lang={language ?? undefined}>{description}</bdi>
          {' · '}
        </>
      )}
      {`${minutes} min read`}
      {language === null ? null : (
        <span suppressHydrationWarning>{` · ${nameLanguage(language)}`}</span>
      )}
    </p>
  );
}

function nameLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
  } catch {
    return tag;
  }
}

/** What is left of a post that its author deleted, above its discussion. */
export function DeletedPost({ post }: { post: Post }) {
  const { components } = useSession();
  return (
    <article className={styles.article}>
      <h1 className="title">{post.title}</h1>
      <p className={styles.articleMeta}>
        <TimeAgo at={post.createdAt} />
      </p>
      <p className={styles.articleBody}>The author deleted this post. Its discussion stays.</p>
      {components ? (
        <div className={`actions ${actions} ${styles.articleActions}`}>
          <components.DeletedPostActions key={post.id} post={post} />
        </div>
      ) : null}
    </article>
  );
}
