import { managePath } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import * as form from '../../ui/form.styles.ts';
import { ActionButton, DescriptionList, PageLayout } from './page-layout.tsx';
import type { FeedbackData } from './loaders.ts';
import * as styles from './manage-subscription.styles.ts';

/** More or less like a post: lists the preferences, and adds one by a button. */
export function Feedback(view: FeedbackData) {
  const { texts, done, direction, title, wanted, choices, token } = view;
  const { manage, strings } = texts;
  const isDone = done === 'saved';
  const shown = choices.filter((choice) => choice.direction === direction);
  return (
    <PageLayout texts={texts} heading={manage[direction]} done={isDone ? manage.saved : null}>
      <p dir="auto">
        <bdi>{title}</bdi>
      </p>
      <DescriptionList rows={[[strings.emailPreferences, wanted]]} />
      {isDone ? null : shown.length === 0 ? (
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
