import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { ChoiceKind, MemberChoice } from '#shared/choices.ts';
import type { Post, ShownPost } from '#shared/contract/posts.ts';
import { editPostPath, paths, postPath } from '#shared/paths.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession } from '../../lib/session.ts';
import { choose } from '../../queries/choices.ts';
import { deletePost, hidePost } from '../../queries/post-mutations.ts';
import { savePost } from '../../queries/saved.ts';
import { voteStateOptions } from '../../queries/votes.ts';
import { ActionMenu, type Close, type Action } from '../../ui/action-menu.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { ReasonForm, ReportForm } from '../../ui/report-form.tsx';
import { LockedNote, useLock } from './lock-post.tsx';
import { usePin } from './pin-post.tsx';

/** Authors edit, hide and delete their posts; moderators hide and lock any. */
export function PostActions({ post }: { post: ShownPost }) {
  const app = useApp();
  const { t } = app;
  const navigate = useNavigate();
  const { user } = useSession();
  const options = voteStateOptions(app.api, 'posts', post.id);
  const { data: mark } = useQuery(options);
  const [reported, setReported] = useState(false);
  const locking = useLock(post);
  const pinning = usePin(post);
  const isAuthor = user?.username === post.author.username;
  const saved = mark?.saved ?? false;
  const followed = mark?.followed ?? false;

  async function save() {
    // A reply that arrives later would overwrite the new state.
    await app.queryClient.ensureQueryData(options).catch(() => undefined);
    try {
      await savePost(app, post.id, !saved);
      announce(saved ? t('Removed from Saved') : t('Saved [post]'));
    } catch {
      announce(t('That wasn’t saved. Try again.'), 'alert');
    }
  }
  const chooseNow = (
    kind: ChoiceKind,
    subject: string,
    choice: MemberChoice | null,
    told: string,
  ) =>
    void choose(app, kind, subject, choice)
      .then(() => announce(told))
      .catch(() => announce(t('That wasn’t saved. Try again.'), 'alert'));
  const hide = async (isHidden: boolean, reason?: string) => {
    await hidePost(app, post.id, isHidden, reason);
    announce(
      !isHidden
        ? t('Visible again')
        : isAuthor
          ? t('Hidden. Only you can see it')
          : t('Hidden [state]'),
    );
  };
  const hideNow = (isHidden: boolean) =>
    void hide(isHidden).catch((error: unknown) =>
      announce(
        error instanceof ApiError ? error.message : t('That didn’t work. Try again.'),
        'alert',
      ),
    );

  const actions: Action[] = [
    {
      name: english('Save [post]'),
      first: true,
      toggle: { on: saved, name: english('Saved [post]') },
      act: () => void save(),
    },
    {
      name: english('Follow [verb]'),
      toggle: { on: followed, name: english('Following [state]') },
      act: () =>
        chooseNow(
          'post',
          post.id,
          followed ? null : 'follow',
          followed ? t('You no longer follow this post') : t('New comments will be in your inbox'),
        ),
    },
    { name: english('Share [verb]'), first: true, act: () => void share(t, post) },
  ];
  if (isAuthor)
    actions.push(
      ...(post.hiddenBy === 'removed'
        ? []
        : [{ name: english('Edit'), href: editPostPath(post.slug) }]),
      { name: english('Delete') },
    );
  // An author cannot show a post that a moderator hid.
  if (post.hidden && ((post.hiddenBy ?? 'author') === 'author' || user?.role !== 'member'))
    actions.push({ name: english('Unhide'), act: () => hideNow(false) });
  else if (isAuthor && !post.hidden)
    actions.push({ name: english('Hide'), act: () => hideNow(true) });
  else if (user?.role !== 'member' && !post.hidden) actions.push({ name: english('Hide') });
  actions.push(...locking.actions, ...pinning.actions);
  if (!isAuthor) {
    const isMuted = (kind: ChoiceKind, subject: string) =>
      mark?.muted?.kind === kind && mark.muted.subject === subject;
    actions.push(
      isMuted('post', post.id)
        ? {
            name: english('Show to me'),
            act: () => chooseNow('post', post.id, null, t('Shown in lists again')),
          }
        : {
            name: english('Hide for me'),
            act: () => chooseNow('post', post.id, 'mute', t('Hidden from your lists')),
          },
    );
    const subjects: [ChoiceKind, string][] = [
      ...post.tags.map((tag): [ChoiceKind, string] => ['tag', tag]),
      ...(post.domain === null ? [] : [['domain', post.domain] satisfies [ChoiceKind, string]]),
      ['person', post.author.username],
    ];
    for (const [kind, subject] of subjects) {
      const muted = isMuted(kind, subject);
      actions.push({
        name: `mute ${subject}`,
        label: muted ? t('Unmute {subject}', { subject }) : t('Mute {subject}', { subject }),
        act: () =>
          muted
            ? chooseNow(kind, subject, null, t('Unmuted {subject}', { subject }))
            : chooseNow(kind, subject, 'mute', t('Muted {subject}', { subject })),
      });
    }
  }
  if (!isAuthor)
    actions.push(
      reported ? { name: english('Reported'), done: true } : { name: english('Report [verb]') },
    );
  if (!isAuthor && user && user.role !== 'member')
    actions.push({
      name: english('Open author in admin'),
      href: `/admin/members/${post.author.username}`,
    });

  const open = (name: string, close: Close) => {
    switch (name) {
      case 'Delete':
        return (
          <Confirm
            title={t('Delete this post?')}
            yes={t('Delete')}
            doing={t('Deleting…')}
            no={t('Keep it')}
            act={() => deletePost(app, post)}
            onClose={(done) => {
              close(done ? 'stay' : undefined);
              if (done)
                void Promise.resolve(navigate(paths.home)).then(() => announce(t('Post deleted')));
            }}
          >
            <p>{t('This can’t be undone. Comments from others stay.')}</p>
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
      case 'Report [verb]':
        return (
          <ReportForm
            send={async (body) =>
              void (await app.api('POST /api/posts/{id}/report', { path: { id: post.id }, body }))
            }
            onClose={close}
            onSent={() => setReported(true)}
          />
        );
      default:
        return locking.form(name, close) ?? pinning.form(name, close);
    }
  };
  return (
    <>
      <ActionMenu actions={actions} item={post.title}>
        {open}
      </ActionMenu>
      {post.hidden ? (
        <p>
          {isAuthor
            ? t.find(hiddenFromOthers[post.hiddenBy ?? 'author'])
            : t.find(hiddenWords[post.hiddenBy ?? 'author'])}
        </p>
      ) : null}
      <LockedNote post={post} />
    </>
  );
}

type HiddenBy = NonNullable<Post['hiddenBy']>;

/** Labels for the author. */
const hiddenFromOthers: Record<HiddenBy, string> = {
  author: english('Hidden. Only you can see it.'),
  moderator: english('A moderator hid this post. Only you can see it.'),
  removed: english('A moderator removed this post. Only you can see it.'),
  pending_review: english('Waiting for review. Only you can see it until a moderator approves it.'),
};
/** Labels for moderators. */
const hiddenWords: Record<HiddenBy, string> = {
  author: english('Hidden by its author.'),
  moderator: english('Hidden by a moderator.'),
  removed: english('Removed by a moderator.'),
  pending_review: english('Waiting for review.'),
};

/** Shares by the device's dialog on touch screens, else by the clipboard. */
async function share(t: Translate, { slug, title }: Post): Promise<void> {
  const url = window.location.origin + postPath(slug);
  try {
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    announce(t('Link copied'));
  } catch (error) {
    // Canceled, not failed.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      window.prompt(t('The link to this post:'), url);
  }
}
