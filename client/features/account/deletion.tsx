import { useEffect, useRef } from 'react';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime } from '../../lib/time.ts';
import { deleteAccount, keepAccount } from '../../queries/account.ts';
import { Field, Form, Options, Problems, SendButton, useSending } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Notice } from '../../ui/notice.tsx';
import * as styles from './account.styles.ts';
import { Section, useSaving, type Part } from './section.tsx';

const labels = { username: 'Username', posts: 'What you wrote' };
const days = limits.deletionGrace / 86_400_000;

/** Deleting the account, which takes effect later and can be taken back until then. */
export function Deletion({ settings, tell, onAsked }: Part & { onAsked: () => void }) {
  const app = useApp();
  const { problems, pending, save } = useSaving(
    labels,
    tell,
    `Your account will be deleted in ${days} days.`,
  );
  const send = (data: FormData) =>
    save(async () => {
      const username = String(data.get('username')).trim();
      if (username.toLowerCase() !== settings.username.toLowerCase())
        return [
          {
            field: 'username',
            message: `Type your username, ${settings.username}, to show that you mean it.`,
          },
        ];
      await deleteAccount(app, {
        username,
        posts: data.get('posts') === 'delete' ? 'delete' : 'keep',
      });
      onAsked();
    });
  return (
    <Section id="deletion" title="Delete account">
      {settings.deletionAt === null ? (
        <Form label="Delete account" problems={problems} onSend={(data) => void send(data)}>
          <ul className={styles.facts}>
            <li>Your account is deleted in {days} days. Until then you can log in and keep it.</li>
            <li>All other sessions and all API keys end at once.</li>
            <li>
              Then your profile, what you saved, your inbox and whom you follow are gone for good.
              Votes stay counted, without a name.
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
                label: 'Stays',
                hint: 'Posts and comments stand under a name that is nobody’s.',
              },
              {
                value: 'delete',
                label: 'Goes too',
                hint: 'Posts and comments lose their words and your name; what others answered stays.',
              },
            ]}
            chosen={['keep']}
          />
          <Field
            name="username"
            label="Your username"
            hint={`Type ${settings.username}, to show that you mean it.`}
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
          It was asked for. On {exactTime(Date.parse(settings.deletionAt))} the account is deleted,
          unless you keep it: the button is at the top of this page.
        </p>
      )}
    </Section>
  );
}

/** On top of the settings while the account is about to be deleted. */
export function DeletionPending({ at, asked }: { at: string; /** Just now. */ asked: boolean }) {
  const app = useApp();
  const { problems, pending, run } = useSending({});
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) place.current?.focus();
  }, [asked]);
  const keep = () =>
    void run(async () => {
      await keepAccount(app);
      announce('Your account is kept.');
      // The button goes.
      document.querySelector<HTMLElement>('#main h1')?.focus();
      return [];
    });
  return (
    <div
      ref={place}
      className={styles.pending}
      tabIndex={-1}
      role="group"
      aria-label="Deletion of your account"
    >
      <Notice>
        <Problems list={problems} />
        <p>
          <strong>Your account will be deleted on {exactTime(Date.parse(at))}.</strong> Until then
          you can change your mind.
        </p>
        <p>
          <button
            type="button"
            className={form.quiet}
            aria-disabled={pending || undefined}
            onClick={keep}
          >
            {pending ? 'One moment…' : 'Keep my account'}
          </button>
        </p>
      </Notice>
    </div>
  );
}
