import { showHost } from '#shared/host-names.ts';
import type { Post, ShownPost } from '#shared/contract/posts.ts';
import { domainPath, itemFormPath, tagPath, userPath } from '#shared/paths.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { useLoginLink } from '../../lib/login-link.ts';
import { useSession } from '../../lib/session.ts';
import { setTitle } from '../../lib/typography.ts';
import * as global from '../../theme/global.styles.ts';
import { actions } from '../../ui/actions.styles.ts';
import { EditedMark } from '../../ui/edited-mark.tsx';
import { rich } from '../../ui/rich.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as voting from '../../ui/vote-layout.styles.ts';
import { votes } from '../../ui/vote-layout.tsx';
import { describeElsewhere } from '../../lib/comments-elsewhere.ts';
import * as styles from './post.styles.ts';

export function PostArticle({ post }: { post: ShownPost }) {
  const { api, t } = useApp();
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
        <div className={`${global.dotted} ${styles.articleMeta}`}>
          {post.domain === null ? null : (
            <a href={domainPath(post.domain)} translate="no" className="domain">
              {showHost(post.domain)}
            </a>
          )}
          <span>
            {rich(t, 'by {author}', {
              author: (
                <a href={userPath(post.author.username)} translate="no">
                  {post.author.username}
                </a>
              ),
            })}
          </span>
          <TimeAgo at={post.createdAt} />
          {post.editedAt === null ? null : (
            <EditedMark
              at={post.editedAt}
              load={() => api('GET /api/posts/{id}/versions', { path: { id: post.id } })}
            />
          )}
          {post.commentsElsewhere === null ? null : <span>{describeElsewhere(t, post)}</span>}
          {post.pinnedUntil === undefined ? null : <span>{t('Pinned')}</span>}
          {post.tags.map((tag) => (
            <a key={tag} href={tagPath(tag)}>
              <bdi>{tag}</bdi>
            </a>
          ))}
          {post.linkedPage && (
            <span>{t('{minutes} min read', { minutes: post.linkedPage.minutes })}</span>
          )}
          {post.linkedPage?.language ? (
            <span suppressHydrationWarning>
              {nameLanguage(t.language, post.linkedPage.language)}
            </span>
          ) : null}
        </div>
        {post.linkedPage && <LinkedPage page={post.linkedPage} title={post.title} />}
        <div className={`actions ${actions} ${styles.articleActions}`}>
          {votes(
            t,
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
              {t('Vote, comment or report without JavaScript')}
            </a>
          </p>
        </noscript>
        {post.summary === null ? null : (
          <p className={styles.summary}>
            <strong>{t('AI summary')}</strong> <bdi>{post.summary}</bdi>
          </p>
        )}
        {post.content === null ? null : (
          <div className={`own-text ${styles.articleBody}`}>
            <RichText content={post.content} />
          </div>
        )}
      </article>
    </>
  );
}

/** What the page behind the link says of itself, unless the title says it too. */
function LinkedPage({
  page: { description, language },
  title,
}: {
  page: NonNullable<Post['linkedPage']>;
  title: string;
}) {
  if (description === null || repeats(description, title)) return null;
  return (
    <p
      lang={language ?? undefined}
      dir="auto"
      className={`${styles.articleMeta} ${styles.linkedPage}`}
    >
      {description}
    </p>
  );
}

/** Whether more than 60% of the words of a text are in a title. */
function repeats(text: string, title: string): boolean {
  const wordsOf = (value: string) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [words, known] = [wordsOf(text), new Set(wordsOf(title))];
  return words.filter((word) => known.has(word)).length > words.length * 0.6;
}

/** Browsers may name a language in other words than the server. */
function nameLanguage(language: string, tag: string): string {
  try {
    return (
      new Intl.DisplayNames(language, { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag
    );
  } catch {
    return tag;
  }
}

/** What is left of a post that its author deleted, above its discussion. */
export function DeletedPost({ post }: { post: Post }) {
  const t = useTranslate();
  const { components } = useSession();
  return (
    <article className={styles.article}>
      <h1 className="title">{post.title}</h1>
      <p className={styles.articleMeta}>
        <TimeAgo at={post.createdAt} />
      </p>
      <p className={styles.articleBody}>
        {t('The author deleted this post. Its discussion stays.')}
      </p>
      {components ? (
        <div className={`actions ${actions} ${styles.articleActions}`}>
          <components.DeletedPostActions key={post.id} post={post} />
        </div>
      ) : null}
    </article>
  );
}
