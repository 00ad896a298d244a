import { lazy, Suspense } from 'react';
import type { Account } from '#shared/contract/auth.ts';
import { paths, userPath } from '#shared/paths.ts';
import { shortcutsKey } from '#shared/shortcuts.ts';
import type { App } from '../app-context.tsx';
import { followShortcuts } from '../features/account/follow-shortcuts.ts';
import { logOut, verifySession } from '../features/auth/session.ts';
import { consumeWelcome } from '../features/auth/welcome-mark.ts';
import { CommentActions } from '../features/comments/comment-actions.tsx';
import { NewComment } from '../features/comments/new-comment.tsx';
import { WaitingDrafts } from '../features/comments/waiting-drafts.tsx';
import { ThreadVisit } from '../features/comments/thread-visit.tsx';
import { ChoiceButtons } from '../features/posts/choice-buttons.tsx';
import { Feeds, Following } from '../features/posts/following.tsx';
import { DeletedPostActions } from '../features/posts/lock-post.tsx';
import { PostActions } from '../features/posts/post-actions.tsx';
import { RowState } from '../features/posts/row-state.tsx';
import { ProfileActions } from '../features/users/profile-actions.tsx';
import { VoteButtons } from '../features/votes/vote-buttons.tsx';
import { useSession, type MemberSession, type MemberComponents } from '../lib/session.ts';
import { showTimesIn } from '../lib/local-times.ts';
import { localStore } from '../lib/storage.ts';
import { MemberText } from './member-texts.tsx';
import { InboxLink } from './inbox-link.tsx';
import * as global from '../theme/global.styles.ts';
import { closeAfterClick } from './header.tsx';
import * as headerStyles from './header.styles.ts';
import * as buttonStyles from './icon-buttons.styles.ts';

const StaffNotice = lazy(() =>
  import('./staff-notice.tsx').then((module) => ({ default: module.StaffNotice })),
);

const Welcome = lazy(() => import('./welcome.tsx').then((module) => ({ default: module.Welcome })));

const components: MemberComponents = {
  VoteButtons,
  PostActions,
  DeletedPostActions,
  NewComment,
  WaitingDrafts,
  CommentActions,
  ChoiceButtons,
  ThreadVisit,
  ProfileActions,
  Feeds,
  Following,
};

/** Everything for members: a chunk that loads only with a token. */
export const startSession = (app: App): Promise<void> =>
  verifySession(app.api, ({ user, shortcuts, timeZone }) => {
    showTimesIn(app.t, timeZone);
    if (shortcuts !== null) {
      localStore.set(shortcutsKey, shortcuts);
      followShortcuts(app);
    }
    // Another user may have logged in in another tab.
    void app.queryClient.resetQueries({ queryKey: ['own'] });
    return { links: renderLinks(app, user), components, RowState };
  });

function renderLinks({ api, site, t }: App, user: Account): MemberSession['links'] {
  const isStaff = user.role !== 'member';
  const isNew = consumeWelcome();
  const ownLinks = user.username ? (
    <a href={userPath(user.username)} translate="no" title={user.username}>
      <span>{user.username}</span>
    </a>
  ) : null;
  return {
    header: (
      <>
        {isStaff && !site.isOpen ? (
          <Suspense>
            <StaffNotice />
          </Suspense>
        ) : null}
        {isStaff ? (
          <a href="/admin" className={headerStyles.besideMenu}>
            <MemberText name="administration" />
          </a>
        ) : null}
        <InboxLink key={user.username} username={user.username} />
        <a href={paths.submit} className={buttonStyles.primaryLink}>
          <MemberText name="submit" />
        </a>
        <button
          type="button"
          popoverTarget="own"
          title={user.username ?? undefined}
          className={headerStyles.menuButton}
        >
          <OwnPicture />
          <span className={global.hidden}>
            <MemberText name="account" />
          </span>
        </button>
        <div id="own" popover="auto" className={headerStyles.menu} ref={closeAfterClick}>
          {ownLinks}
          <a href={paths.saved}>
            <MemberText name="saved" />
          </a>
          <a href={paths.apiKeys}>
            <MemberText name="apiKeys" />
          </a>
          <a href={paths.settings}>
            <MemberText name="settings" />
          </a>
          {isStaff ? (
            <a href="/admin" className={headerStyles.inMenu}>
              <MemberText name="administration" />
            </a>
          ) : null}
          <button
            type="button"
            className={headerStyles.quietButton}
            onClick={() => void logOut(t, api)}
          >
            <MemberText name="logout" />
          </button>
        </div>
      </>
    ),
    footer:
      isNew && site.isOpen ? (
        <Suspense>
          <Welcome username={user.username} />
        </Suspense>
      ) : null,
  };
}

function OwnPicture() {
  const { user } = useSession();
  return user?.picture ? (
    <img src={user.picture} alt="" width={32} height={32} />
  ) : (
    <span aria-hidden="true">{[...(user?.username ?? '·')][0]}</span>
  );
}
