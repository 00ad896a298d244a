import { useEffect, useRef } from 'react';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime } from '../../lib/time.ts';
import { deleteAccount, cancelDeletion } from '../../queries/account.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { rich } from '../../ui/rich.tsx';
import * as styles from './account.styles.ts';
import { Section, useSaving, type SectionProps } from './section.tsx';

const labels = { username: english('Username'), posts: english('Posts and comments') };
const days = limits.deletionGraceMs / dayMs;

/** Deletes the account after a grace period, in which it can be canceled. */
export function Deletion({
  settings,
  onResult,
  onScheduled,
}: SectionProps & { onScheduled: () => void }) {
  const app = useApp();
  const { t } = app;
  const { problems, pending, save } = useSaving(
    labels,
    onResult,
    t('Your account will be deleted in {days, plural, one {# day} other {# days}}.', { days }),
  );
  const send = (data: FormData) =>
    save(async () => {
      const username = String(data.get('username')).trim();
      if (username.toLowerCase() !== settings.username.toLowerCase())
        return [
          {
            field: 'username',
            message: t('Type your username, {username}, to confirm.', {
              username: settings.username,
            }),
          },
        ];
      await deleteAccount(app, {
        username,
        posts: data.get('posts') === 'delete' ? 'delete' : 'keep',
      });
      onScheduled();
    });
  return (
    <Section id="deletion">
      {settings.deletionScheduledAt === null ? (
        <Form label={t('Delete account')} problems={problems} onSend={(data) => void send(data)}>
          <ul className={styles.facts}>
            <li>
              {t(
                'Your account will be deleted after {days, plural, one {# day} other {# days}}. ' +
                  'Log in before then to cancel.',
                { days },
              )}
            </li>
            <li>{t('Other devices and API keys stop working now.')}</li>
            <li>
              {t(
                'Your profile, saved posts, inbox and follows are erased. Votes still count, ' +
                  'anonymously.',
              )}
            </li>
          </ul>
          <Options
            type="radio"
            name="posts"
            legend={t(labels.posts)}
            problems={problems}
            options={[
              {
                value: 'keep',
                label: t('Keep them'),
                hint: t('Shown as written by a deleted user.'),
              },
              {
                value: 'delete',
                label: t('Erase them'),
                hint: t('Replies from others stay.'),
              },
            ]}
            chosen={['keep']}
          />
          <Field
            name="username"
            label={t('Your username')}
            hint={t('Type {username} to confirm.', { username: settings.username })}
            problems={problems}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SendButton pending={pending} doing={t('One moment…')} className={form.danger}>
            {t('Delete my account')}
          </SendButton>
        </Form>
      ) : (
        <p>
          {t('Scheduled for {date}. You can cancel at the top of this page.', {
            date: exactTime(t, settings.deletionScheduledAt),
          })}
        </p>
      )}
    </Section>
  );
}

export function DeletionPending({
  at,
  justScheduled,
}: {
  at: string;
  /** Requested on this page. */ justScheduled: boolean;
}) {
  const app = useApp();
  const { t } = app;
  const { problems, pending, run } = useSubmit({});
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (justScheduled) place.current?.focus();
  }, [justScheduled]);
  const keep = () =>
    void run(async () => {
      await cancelDeletion(app);
      announce(t('Deletion canceled.'));
      // The button was removed.
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <div
      ref={place}
      className={styles.pending}
      tabIndex={-1}
      role="group"
      aria-label={t('Account deletion')}
    >
      <Notice>
        <Problems list={problems} />
        <p>
          {rich(
            t,
            '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.',
            {
              date: exactTime(t, at),
              strong: (content) => <strong>{content}</strong>,
            },
          )}
        </p>
        <p>
          <button
            type="button"
            className={form.quiet}
            aria-disabled={pending || undefined}
            onClick={keep}
          >
            {pending ? t('One moment…') : t('Cancel deletion')}
          </button>
        </p>
      </Notice>
    </div>
  );
}
