import { useApp } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { postComment } from '../../queries/comment-mutations.ts';
import { announceResult } from './announce-result.ts';
import { commentForms } from './comment-forms.ts';
import { CommentForm } from './comment-form.tsx';
import { focusOnComment } from './focus-on-comment.ts';

export function NewComment({ slug }: { slug: string }) {
  const app = useApp();
  const { t } = app;
  const username = useSession().user?.username ?? '';
  return (
    <CommentForm
      // Another user who logs in gets an empty form.
      key={username}
      waits
      label={t('Write a comment')}
      draft={{ username, subject: commentForms.new(slug) }}
      button={t('Post comment')}
      doing={t('Posting…')}
      send={(text, key) => postComment(app, slug, null, text, key)}
      onSent={(comment) => {
        focusOnComment(comment.id);
        announceResult(t, comment, t('Comment posted'));
      }}
    />
  );
}
