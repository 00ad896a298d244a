import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { feedbackPath, managePath } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import * as form from '../../ui/form.styles.ts';
import { ActionButton, DescriptionList, OwnerLink, PageLayout } from './page-layout.tsx';
import type { FeedbackData } from './loaders.ts';
import * as styles from './manage-subscription.styles.ts';

/**
 * More or less like a post: lists the preferences, and adds one by a button. The link of a digest
 * gives no access to them, so it offers one that does.
 */
export function Feedback(view: FeedbackData) {
  const { texts, done, direction, title, access, wanted, choices, token } = view;
  const { manage, strings } = texts;
  const isDone = done === 'saved';
  useOwnerPage(view);
  const shown = choices.filter((choice) => choice.direction === direction);
  return (
    <PageLayout
      texts={texts}
      heading={manage[direction]}
      done={isDone ? manage.saved : done === 'resent' ? manage.sentAgain : null}
    >
      <p dir="auto">
        <bdi>{title}</bdi>
      </p>
      <DescriptionList rows={[[strings.emailPreferences, wanted]]} />
      {access === 'full' ? null : <OwnerLink texts={texts} />}
      {isDone || access !== 'full' ? null : shown.length === 0 ? (
        <p>{manage.noTopic}</p>
      ) : (
        <section className={styles.section}>
          <h2>{manage.chooseWords}</h2>
          {shown.map(({ subject }) => (
            <ActionButton key={subject} action="choose" className={form.quiet} more={{ subject }}>
              <bdi>
                {format(
                  texts.language,
                  direction === 'more' ? manage.preferenceAbout : manage.preferenceWithout,
                  { subject },
                )}
              </bdi>
            </ActionButton>
          ))}
        </section>
      )}
      <p className={styles.links}>
        <a href={managePath(token)}>{strings.emailPreferences}</a>
      </p>
    </PageLayout>
  );
}

/** Leads the logged-in owner of the subscription to the page with full access. */
function useOwnerPage({ access, direction, token }: FeedbackData): void {
  const { api } = useApp();
  const { user } = useSession();
  const username = user?.username;
  const { pathname } = useLocation();
  useEffect(() => {
    if (access === 'full' || username === undefined) return;
    const [postId] = (pathname.split('/').at(-1) ?? '').split('.').slice(1);
    const isOwn = (owner: string) => owner.split('.')[0] === token.split('.')[0];
    api('GET /api/subscriptions/status').then(
      // A new document, so that no referrer or analytics gets the token.
      ({ token: owner }) =>
        owner !== null && isOwn(owner)
          ? window.location.replace(feedbackPath(direction, `${owner}.${postId}`))
          : undefined,
      () => undefined,
    );
  }, [access, api, direction, pathname, token, username]);
}
