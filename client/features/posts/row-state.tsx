import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostSummary } from '#shared/contract/posts.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { choose } from '../../queries/choices.ts';
import { voteStateOptions } from '../../queries/votes.ts';
import { rich } from '../../ui/rich.tsx';
import * as global from '../../theme/global.styles.ts';
import * as styles from './posts.styles.ts';

/**
 * Shows a member's state of a listed post: "3 new" comments since the last visit, or a mute. A
 * muted row keeps its place, so that nothing moves.
 */
export function RowState({ post }: { post: PostSummary }) {
  const app = useApp();
  const { t } = app;
  const { data } = useQuery(voteStateOptions(app.api, 'posts', post.id));
  const [isShown, setShown] = useState(false);
  const muted = data?.muted;
  const fresh = data?.visit?.newComments ?? 0;
  if (!muted || isShown)
    return fresh === 0 ? null : (
      <span className={styles.fresh}>
        {t('{count, plural, one {# new} other {# new}} [comments]', { count: fresh })}
      </span>
    );
  const isHidden = muted.kind === 'post';
  const show = () =>
    isHidden
      ? void choose(app, 'post', post.id, null).catch(() =>
          announce(t('That didn’t work. Try again.'), 'alert'),
        )
      : setShown(true);
  return (
    <p className={styles.muted}>
      {isHidden
        ? t('You hid this post.')
        : rich(t, 'You muted {subject}.', { subject: <bdi>{muted.subject}</bdi> })}{' '}
      <button type="button" onClick={show}>
        {isHidden ? t('Unhide') : t('Show')}
        <span className={global.hidden}>{` ${post.title}`}</span>
      </button>
    </p>
  );
}
