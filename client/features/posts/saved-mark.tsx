import { useState } from 'react';
import type { PostSummary } from '#shared/contract/posts.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { savePost } from '../../queries/saved.ts';
import * as global from '../../theme/global.styles.ts';
import * as styles from './saved.styles.ts';

/** Removes a post from the saved list. The row stays until the next fetch, for undo. */
export function SavedMark({ post }: { post: PostSummary }) {
  const app = useApp();
  const { t } = app;
  const [saved, setSaved] = useState(true);
  const toggle = async () => {
    const next = !saved;
    setSaved(next);
    try {
      await savePost(app, post.id, next);
      announce(next ? t('Put back. [done]') : t('Removed from your saved posts.'));
    } catch {
      setSaved(!next);
      announce(t('That didn’t work. Try again.'), 'alert');
    }
  };
  return (
    <p className={styles.mark}>
      {saved ? null : `${t('Removed.')} `}
      <button type="button" onClick={() => void toggle()}>
        {saved ? t('Remove') : t('Put back [verb]')}
        <span className={global.hidden}>{` ${post.title}`}</span>
      </button>
    </p>
  );
}
