import { useState } from 'react';
import { commentPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import { forgetDraft, useDraftForms } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session.ts';
import { rich } from '../../ui/rich.tsx';
import { commentForms } from './comment-forms.ts';
import * as styles from './comments.styles.ts';

/** Says which comments of a post have an unsent reply or change, wherever they are. */
export function WaitingDrafts({ slug }: { slug: string }) {
  const t = useTranslate();
  const username = useSession().user?.username ?? '';
  const forms = useDraftForms(username, commentForms.all(slug));
  // One that is being typed does not move the page.
  const [earlier] = useState(forms);
  return forms
    .filter((form) => earlier.includes(form))
    .map((form) => {
      const [kind = '', id = ''] = form.slice(commentForms.all(slug).length).split(' ');
      const draft = (content: string) => <a href={commentPath(slug, id)}>{content}</a>;
      return (
        <p key={form} className={styles.draft}>
          {kind === 'reply'
            ? rich(t, 'You have an unsent <draft>reply</draft> here.', { draft })
            : rich(t, 'You have an unsent <draft>change of a comment</draft> here.', {
                draft,
              })}{' '}
          <button type="button" onClick={() => forgetDraft(username, form)}>
            {t('Discard')}
          </button>
        </p>
      );
    });
}
