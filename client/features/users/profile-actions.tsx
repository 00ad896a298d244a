import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/contract/users.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession } from '../../lib/session.ts';
import { followOptions, setFollowing } from '../../queries/following.ts';

/** Follow, or the member's own links. */
export function ProfileActions({ user: { username } }: { user: User }) {
  const app = useApp();
  const { t } = app;
  const me = useSession().user?.username ?? '';
  const isOwn = me === username;
  const options = followOptions(app.api, username);
  const { data } = useQuery({ ...options, enabled: !isOwn });
  if (isOwn) {
    return (
      <>
        <a href={paths.settings}>{t('Edit profile')}</a>
        <a href={paths.saved}>{t('Saved posts')}</a>
      </>
    );
  }
  const following = data?.following ?? false;
  async function toggle() {
    try {
      // The state may be the requested one already.
      const before = await app.queryClient.ensureQueryData(options);
      if (before.following === following) await setFollowing(app, username, me, !following);
      announce(
        following
          ? t('You unfollowed {subject}', { subject: username })
          : t('You follow {subject}', { subject: username }),
      );
    } catch {
      announce(t('That wasn’t saved. Try again.'), 'alert');
    }
  }
  const names = [t('Follow [verb]'), t('Following [state]')] as const;
  const [name, other] = following ? names.toReversed() : names;
  return (
    <button
      type="button"
      data-other={other}
      aria-label={`${name} ${username}`}
      onClick={() => void toggle()}
    >
      {name}
    </button>
  );
}
