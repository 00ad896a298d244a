import { useEffect, useRef } from 'react';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime } from '../../lib/time.ts';
import { deleteAccount, cancelDeletion } from '../../queries/account.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Notice } from '../../ui/notice.tsx';
import * as styles from './account.styles.ts';
import { Section, useSaving, type SectionProps } from './section.tsx';

const labels = { username: 'Username', posts: 'Posts and comments' };
const days = limits.deletionGraceMs / dayMs;

/** Deletes the account after a grace period, in which it can be canceled. */
export function Deletion({
  settings,
  onResult,
  onScheduled,
}: SectionProps & { onScheduled: () => void }) {
  const app = useApp();
  const { problems, pending, save } = useSaving(
    labels,
    onResult,
    `Your account will be deleted in ${days} days.`,
  );
  const send = (data: FormData) =>
    save(async () => {
      const username = String(data.get('username')).trim();
      if (username.toLowerCase() !== settings.username.toLowerCase())
        return [
          {
            field: 'username',
            message: `Type your username, ${settings.username}, to confirm.`,
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
        <Form label="Delete account" problems={problems} onSend={(data) => void send(data)}>
          <ul className={styles.facts}>
            <li>Your account will be deleted after {days} days. Log in before then to cancel.</li>
            <li>Other devices and API keys stop working now.</li>
            <li>
              Your profile, saved posts, inbox and follows are erased. Votes still count,
              anonymously.
            </li>
          </ul>
          <Options
            type="radio"
            name="posts"
            legend={labels.posts}
            problems={problems}
            options={[
              {
                value: 'keep',
                label: 'Keep them',
                hint: 'Shown as written by a deleted user.',
              },
              {
                value: 'delete',
                label: 'Erase them',
                hint: 'Replies from others stay.',
              },
            ]}
            chosen={['keep']}
          />
          <Field
            name="username"
            label="Your username"
            hint={`Type ${settings.username} to confirm.`}
            problems={problems}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SendButton pending={pending} doing="One moment…" className={form.danger}>
            Delete my account
          </SendButton>
        </Form>
      ) : (
        <p>
          Scheduled for {exactTime(Date.parse(settings.deletionScheduledAt))}. You can cancel at the
          top of this page.
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
  const { problems, pending, run } = useSubmit({});
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (justScheduled) place.current?.focus();
  }, [justScheduled]);
  const keep = () =>
    void run(async () => {
      await cancelDeletion(app);
      announce('Deletion canceled.');
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
      aria-label="Account deletion"
    >
      <Notice>
        <Problems list={problems} />
        <p>
          <strong>Your account will be deleted on {exactTime(Date.parse(at))}.</strong> You can
          cancel until then.
        </p>
        <p>
          <button
            type="button"
            className={form.quiet}
            aria-disabled={pending || undefined}
            onClick={keep}
          >
            {pending ? 'One moment…' : 'Cancel deletion'}
          </button>
        </p>
      </Notice>
    </div>
  );
}
