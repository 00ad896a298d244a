import type { ReactNode } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { Post } from '#shared/contract/posts.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession } from '../../lib/session.ts';
import { lockPost } from '../../queries/post-mutations.ts';
import { ActionMenu, type Action, type Close } from '../../ui/action-menu.tsx';
import { ReasonForm } from '../../ui/report-form.tsx';

const lock = english('Lock');

/** What moderators do with the discussion of a post: an action, and the form that it opens. */
export function useLock(post: Post): {
  actions: Action[];
  form: (name: string, close: Close) => ReactNode;
} {
  const app = useApp();
  const { t } = app;
  const { user } = useSession();
  const unlock = () =>
    lockPost(app, post.id, false).then(
      () => announce(t('Comments are open again')),
      (error: unknown) =>
        announce(
          error instanceof ApiError ? error.message : t('That didn’t work. Try again.'),
          'alert',
        ),
    );
  return {
    actions:
      user === undefined || user.role === 'member'
        ? []
        : [post.locked ? { name: english('Unlock'), act: () => void unlock() } : { name: lock }],
    form: (name, close) =>
      name === lock ? (
        <ReasonForm
          label={t(lock)}
          doing={t('Locking…')}
          send={async (reason) => {
            await lockPost(app, post.id, true, reason);
            announce(t('Comments are locked'));
          }}
          onClose={close}
        />
      ) : null,
  };
}

export function LockedNote({ post }: { post: Post }) {
  const t = useTranslate();
  return post.locked ? <p>{t('A moderator locked the comments.')}</p> : null;
}

/** The actions at what is left of a deleted post. */
export function DeletedPostActions({ post }: { post: Post }) {
  const { actions, form } = useLock(post);
  return (
    <>
      {actions.length === 0 ? null : (
        <ActionMenu
          actions={actions.map((action) => ({ ...action, first: true }))}
          item={post.title}
        >
          {form}
        </ActionMenu>
      )}
      <LockedNote post={post} />
    </>
  );
}
