import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Comment } from '#shared/contract/comments.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useDraftForms } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session.ts';
import {
  changeComment,
  deleteComment,
  hideComment,
  postComment,
} from '../../queries/comment-mutations.ts';
import { choose } from '../../queries/choices.ts';
import { voteStateOptions } from '../../queries/votes.ts';
import { ActionMenu, type Close, type Action } from '../../ui/action-menu.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { ReasonForm, ReportForm } from '../../ui/report-form.tsx';
import { announceResult } from './announce-result.ts';
import { commentForms } from './comment-forms.ts';
import { CommentForm } from './comment-form.tsx';
import * as styles from './comments.styles.ts';
import { focusOnComment } from './focus-on-comment.ts';

/** Members reply to and report comments, and edit or delete their own. Moderators hide them. */
export function CommentActions({ slug, comment }: { slug: string; comment: Comment }) {
  const app = useApp();
  const { t } = app;
  const { user } = useSession();
  const [hidden, setHidden] = useState(false);
  const [reported, setReported] = useState(false);
  const username = user?.username ?? '';
  const author = comment.author?.username ?? '';
  const isAuthor = username === author;
  const { id } = comment;
  const { data: state } = useQuery({
    ...voteStateOptions(app.api, 'comments', id),
    enabled: !isAuthor,
  });
  const drafts = [
    ...useDraftForms(username, commentForms.reply(slug, id)),
    ...useDraftForms(username, commentForms.edit(slug, id)),
  ];
  const muted = state?.muted !== undefined;
  useEffect(() => {
    const article = document.getElementById(`c-${id}`);
    const fold = article?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!article || !fold || !muted) return;
    article.dataset.muted = '';
    fold.open = false;
    return () => {
      delete article.dataset.muted;
      fold.open = true;
    };
  }, [id, muted]);

  const hide = async (isHidden: boolean, reason?: string) => {
    await hideComment(app, slug, comment, isHidden, reason);
    setHidden(isHidden);
    announce(isHidden ? t('Hidden [state]') : t('Visible again'));
  };
  const actions: Action[] = [];
  if (comment.depth < limits.commentDepth) actions.push({ name: english('Reply'), first: true });
  if (isAuthor) actions.push({ name: english('Edit') }, { name: english('Delete') });
  if (hidden)
    actions.push({
      name: english('Unhide'),
      act: () => void hide(false).catch(() => announce(t('That didn’t work. Try again.'), 'alert')),
    });
  else if (user?.role !== 'member') actions.push({ name: english('Hide') });
  if (!isAuthor)
    actions.push(
      reported ? { name: english('Reported'), done: true } : { name: english('Report [verb]') },
    );
  if (!isAuthor && author !== '')
    actions.push({
      name: `mute ${author}`,
      label: muted
        ? t('Unmute {subject}', { subject: author })
        : t('Mute {subject}', { subject: author }),
      act: () =>
        void choose(app, 'person', author, muted ? null : 'mute')
          .then(() =>
            announce(
              muted
                ? t('Unmuted {subject}', { subject: author })
                : t('Muted {subject}', { subject: author }),
            ),
          )
          .catch(() => announce(t('That wasn’t saved. Try again.'), 'alert')),
    });
  if (!isAuthor && author !== '' && user && user.role !== 'member')
    actions.push({ name: english('Open author in admin'), href: `/admin/members/${author}` });

  const open = (name: string, close: Close) => {
    switch (name) {
      case 'Reply':
        return (
          <CommentForm
            key={`${name} ${username}`}
            label={t('Reply to {author}', { author })}
            draft={{ username, subject: commentForms.reply(slug, id) }}
            button={t('Reply')}
            doing={t('Posting…')}
            send={(text, key) => postComment(app, slug, id, text, key)}
            onSent={(reply) => {
              close('stay');
              focusOnComment(reply.id);
              announceResult(t, reply, t('Comment posted'));
            }}
            onCancel={close}
          />
        );
      case 'Edit':
        return (
          <CommentForm
            key={`${name} ${username}`}
            changes
            label={t('Your comment')}
            draft={{ username, subject: commentForms.edit(slug, id) }}
            text={comment.text ?? ''}
            button={t('Save')}
            doing={t('Saving…')}
            send={(text) => changeComment(app, id, text)}
            onSent={(saved) => {
              close('stay');
              focusOnComment(id);
              announceResult(t, saved, t('Comment saved'));
            }}
            onCancel={close}
          />
        );
      case 'Delete':
        return (
          <Confirm
            title={t('Delete this comment?')}
            yes={t('Delete')}
            doing={t('Deleting…')}
            no={t('Keep it')}
            act={async () => {
              await deleteComment(app, slug, comment);
              focusOnComment(id);
              announce(t('Comment deleted'));
            }}
            onClose={(done) => close(done ? 'stay' : undefined)}
          >
            <p>{t('This can’t be undone. Replies to it stay.')}</p>
          </Confirm>
        );
      case 'Hide':
        return (
          <ReasonForm
            label={t('Hide')}
            doing={t('Hiding…')}
            send={(reason) => hide(true, reason)}
            onClose={close}
          />
        );
      default:
        return (
          <ReportForm
            send={async (body) =>
              void (await app.api('POST /api/comments/{id}/report', { path: { id }, body }))
            }
            onClose={close}
            onSent={() => setReported(true)}
          />
        );
    }
  };
  return (
    <>
      <ActionMenu
        actions={actions}
        item={isAuthor ? t('your comment') : t('comment by {author}', { author })}
      >
        {open}
      </ActionMenu>
      {drafts.length > 0 ? (
        <span className={styles.draftHere}>{t('You have a draft here')}</span>
      ) : null}
      {hidden ? <p>{t('Hidden. [state]')}</p> : null}
    </>
  );
}
