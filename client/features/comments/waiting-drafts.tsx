import { useState } from 'react';
import { commentPath } from '#shared/paths.ts';
import { forgetDraft, useDraftForms } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session.ts';
import { commentForms } from './comment-forms.ts';
import * as styles from './comments.styles.ts';

/** Says which comments of a post have an unsent reply or change, wherever they are. */
export function WaitingDrafts({ slug }: { slug: string }) {
  const username = useSession().user?.username ?? '';
  const forms = useDraftForms(username, commentForms.all(slug));
  // One that is being typed does not move the page.
  const [earlier] = useState(forms);
  return forms
    .filter((form) => earlier.includes(form))
    .map((form) => {
      const [kind = '', id = ''] = form.slice(commentForms.all(slug).length).split(' ');
      return (
        <p key={form} className={styles.draft}>
          You have an unsent{' '}
          <a href={commentPath(slug, id)}>{kind === 'reply' ? 'reply' : 'change of a comment'}</a>{' '}
          here.{' '}
          <button type="button" onClick={() => forgetDraft(username, form)}>
            Discard
          </button>
        </p>
      );
    });
}
