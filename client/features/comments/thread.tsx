import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Api } from '#shared/api/client.ts';
import type { Thread as ThreadReply } from '#shared/contract/comments.ts';
import * as limits from '#shared/limits.ts';
import {
  commentPath,
  commentSorts,
  itemFormPath,
  parseSlugId,
  postPath,
  userPath,
  withQuery,
  type CommentSort,
} from '#shared/paths.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { useLoginLink } from '../../lib/login-link.ts';
import { useSession, type MemberComponents } from '../../lib/session.ts';
import { sessionKeys, tabStore } from '../../lib/tab-storage.ts';
import * as global from '../../theme/global.styles.ts';
import { actions } from '../../ui/actions.styles.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EditedMark } from '../../ui/edited-mark.tsx';
import { Choices } from '../../ui/filter-links.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import * as voting from '../../ui/vote-layout.styles.ts';
import { votes } from '../../ui/vote-layout.tsx';
import { commentTree, type CommentNode } from './comment-tree.ts';
import * as styles from './comments.styles.ts';
import { NextNew, useNewComments } from './new-comments.tsx';

/**
 * The discussion of a post. `root`: one comment with its replies; `cursor`: a later part of a long
 * thread. `repliesOnly`: comments can be answered, but not the post.
 */
export function Thread({
  slug,
  submitter,
  thread,
  repliesOnly,
  sort,
  root,
  cursor,
}: {
  slug: string;
  /** Who submitted the post, unless the post is deleted. */
  submitter: string | undefined;
  thread: ThreadReply;
  repliesOnly: boolean;
  sort: CommentSort;
  root: string | undefined;
  cursor: string | undefined;
}) {
  const { api, t } = useApp();
  const list = useCollapsing(slug);
  const login = useLoginLink();
  const { components, user } = useSession();
  const sorted = sort === 'best' ? undefined : sort;
  const postId = parseSlugId(slug);
  const newest = thread.comments.reduce((max, { createdAt: at }) => (at > max ? at : max), '');
  const isWhole = root === undefined && cursor === undefined;
  const fresh = useNewComments(
    postId,
    thread.comments,
    newest,
    thread.totalCount,
    isWhole,
    user?.username,
  );
  const on: OnPage = {
    slug,
    sort: sorted,
    login,
    components,
    submitter,
    fresh,
    you: user?.username ?? undefined,
    api,
    t,
  };
  return (
    <section className={styles.section} aria-labelledby="comments">
      <div className={styles.head}>
        <h2 id="comments">
          {thread.totalCount === 0
            ? t('No comments yet')
            : t('{count, plural, one {# comment} other {# comments}}', {
                count: thread.totalCount,
              })}
        </h2>
        {root === undefined && !repliesOnly ? (
          <div className={styles.newComment}>
            {components ? (
              <components.NewComment key={slug} slug={slug} />
            ) : (
              <a href={login} rel="nofollow">
                {t('Log in to comment')}
              </a>
            )}
          </div>
        ) : null}
        {thread.totalCount > 1 ? <FoldAll key={slug} list={list} /> : null}
        {thread.totalCount > 1 ? (
          <Choices
            label={t('Sort comments')}
            options={commentSorts}
            current={sort}
            names={{ best: t('Best [sort]'), new: t('New [sort]'), old: t('Old [sort]') }}
            hrefFor={(option) =>
              withQuery(postPath(slug), { sort: option === 'best' ? undefined : option, root })
            }
          />
        ) : null}
      </div>
      {isWhole ? null : (
        <p className={styles.more}>
          <a id="all-comments" href={withQuery(postPath(slug), { sort: sorted })}>
            {t('All comments')}
          </a>
        </p>
      )}
      {components ? (
        <components.ThreadVisit postId={postId} newest={isWhole ? newest : null} />
      ) : null}
      {components ? <components.WaitingDrafts key={`drafts ${slug}`} slug={slug} /> : null}
      <NextNew key={slug} ids={fresh} />
      <ol ref={list} className={styles.thread}>
        {commentTree(thread.comments).map((node) => (
          <CommentItem key={node.comment.id} node={node} on={on} root={root} />
        ))}
      </ol>
      {thread.nextCursor === null ? null : (
        <p className={styles.more}>
          <a
            rel="next"
            href={withQuery(postPath(slug), { sort: sorted, root, cursor: thread.nextCursor })}
          >
            {root === undefined ? t('More comments') : t('More replies')}
          </a>
        </p>
      )}
    </section>
  );
}

/**
 * What is left of a comment: a word for the byline, its name, and a sentence in place of the text.
 */
const emptyStates = {
  author: [english('deleted'), english('a deleted comment'), english('Deleted by its author.')],
  moderator: [english('hidden'), english('a hidden comment'), english('Hidden by a moderator.')],
  removed: [english('removed'), english('a removed comment'), english('Removed by a moderator.')],
  pending_review: [
    english('hidden'),
    english('a hidden comment'),
    english('Hidden until a moderator has reviewed it.'),
  ],
} as const;
const emptyState = ({ hiddenBy }: CommentNode['comment']) => emptyStates[hiddenBy ?? 'author'];
const describeEmpty = (t: Translate, comment: CommentNode['comment']) => t(emptyState(comment)[1]);

/** Shared by all comments of the page. */
type OnPage = {
  slug: string;
  sort: string | undefined;
  login: string;
  components: MemberComponents | undefined;
  submitter: string | undefined;
  you: string | undefined;
  api: Api;
  t: Translate;
  /** IDs of comments since the last visit. */
  fresh: string[];
};

function CommentItem({
  node,
  on,
  root,
}: {
  node: CommentNode;
  on: OnPage;
  root?: string | undefined;
}) {
  const { comment, parent, replies } = node;
  const { slug, sort, login, components, submitter, you, fresh, t } = on;
  const isNew = fresh.includes(node.comment.id);
  const author = comment.author?.username ?? null;
  const name = author ?? describeEmpty(t, comment);
  return (
    <li>
      <article
        id={`c-${comment.id}`}
        data-new={isNew || undefined}
        className={
          styles.comment +
          (comment.id === root ? ` ${styles.chosen}` : '') +
          (isNew ? ` ${styles.fresh}` : '')
        }
        aria-label={t(
          'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}',
          { name, level: comment.depth + 1, points: comment.score },
        )}
      >
        <header className={`${global.dotted} ${styles.byline} ${styles.muted}`}>
          <div>
            <h3 className={global.hidden}>
              {parent
                ? t('{name} replied to {other}', {
                    name,
                    other: parent.author?.username ?? describeEmpty(t, parent),
                  })
                : name}
            </h3>
            {author === null ? (
              t(emptyState(comment)[0])
            ) : (
              <>
                <Avatar username={author} picture={comment.author?.picture} />
                <a href={userPath(author)} translate="no">
                  {author}
                </a>
              </>
            )}
            {isNew ? <span className={global.hidden}>{` ${t('New. [comment]')} `}</span> : null}
            {author !== null && author === submitter ? (
              <span className={styles.mark}>{t('submitter')}</span>
            ) : null}
            {author !== null && author === you ? (
              <span className={styles.mark}>{t('you [mark]')}</span>
            ) : null}
          </div>
          <a href={commentPath(slug, comment.id)}>
            <TimeAgo at={comment.createdAt} />
          </a>
          {comment.editedAt === null ? null : (
            <EditedMark
              at={comment.editedAt}
              load={() => on.api('GET /api/comments/{id}/versions', { path: { id: comment.id } })}
            />
          )}
          {parent !== null && comment.depth >= 5 ? (
            <span className={styles.parentLink}>
              <a href={`#c-${parent.id}`}>
                {t('in reply to {other}', {
                  other: parent.author?.username ?? describeEmpty(t, parent),
                })}
              </a>
            </span>
          ) : null}
        </header>
        <details className={styles.fold} open>
          <summary data-count={1 + below(node)}>
            <span className={global.hidden}>
              {t('Comment by {name} and {replies, plural, one {# reply} other {# replies}}', {
                name,
                replies: below(node),
              })}
            </span>
          </summary>
          <div className={styles.text}>
            {comment.content === null ? (
              <p className={styles.deleted}>{t(emptyState(comment)[2])}</p>
            ) : (
              <RichText content={comment.content} />
            )}
          </div>
          {comment.content === null ? null : (
            <div className={`actions ${actions}`}>
              {votes(
                t,
                {
                  on: 'comments',
                  id: comment.id,
                  author: author ?? undefined,
                  score: comment.score,
                  what: t('comment by {author}', { author: name }),
                },
                voting.line,
                components?.VoteButtons,
                login,
              )}
              {components ? <components.CommentActions slug={slug} comment={comment} /> : null}
              {components || comment.depth >= limits.commentDepth ? null : (
                <a href={login} rel="nofollow" aria-label={t('Log in to reply')}>
                  {t('Reply')}
                </a>
              )}
              <noscript>
                <a href={itemFormPath('comments', comment.id)} rel="nofollow">
                  {t('Reply, vote or report')}
                </a>
              </noscript>
            </div>
          )}
          {replies.length === 0 ? null : (
            <ol>
              {replies.map((reply) => (
                <CommentItem key={reply.comment.id} node={reply} on={on} />
              ))}
            </ol>
          )}
          {comment.moreReplies === 0 ? null : (
            <p className={styles.more}>
              <a href={withQuery(postPath(slug), { sort, root: comment.id })}>
                {t('More replies ({count, number})', { count: comment.moreReplies })}
              </a>
            </p>
          )}
        </details>
      </article>
    </li>
  );
}

/** Folds or unfolds the top comments of the page. */
function FoldAll({ list }: { list: RefObject<HTMLOListElement | null> }) {
  const { t } = useApp();
  const [folded, setFolded] = useState(false);
  return (
    <button
      type="button"
      className={styles.foldAll}
      onClick={() => {
        for (const details of list.current?.querySelectorAll<HTMLDetailsElement>(
          ':scope > li > article > details',
        ) ?? [])
          details.open = folded;
        setFolded(!folded);
      }}
    >
      {folded ? t('Expand all') : t('Collapse all')}
    </button>
  );
}

function below(node: CommentNode): number {
  return node.replies.reduce((sum, reply) => sum + 1 + below(reply), 0);
}

/**
 * Remembers collapsed comments in this tab, so that Back restores them. A rendering may bring new
 * elements. These are open, and fire `toggle` for that unless they are collapsed first.
 */
function useCollapsing(slug: string) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const key = sessionKeys.collapsed(slug);
    const collapsed = new Set((tabStore.get(key) ?? '').split(' ').filter(Boolean));
    for (const id of collapsed)
      element
        .querySelector<HTMLDetailsElement>(`[id="${CSS.escape(id)}"] > details`)
        ?.removeAttribute('open');
    const remember = (event: Event) => {
      const details = event.target as HTMLDetailsElement;
      const id = details.parentElement?.id ?? '';
      if (details.open) collapsed.delete(id);
      else collapsed.add(id);
      tabStore.set(key, [...collapsed].join(' '));
    };
    // `toggle` does not bubble, so listen in the capture phase.
    element.addEventListener('toggle', remember, { capture: true });
    return () => element.removeEventListener('toggle', remember, { capture: true });
  });
  return list;
}
