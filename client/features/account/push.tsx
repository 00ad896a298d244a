import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { canPush, pushOptions, startPush, stopPush } from '../../queries/push.ts';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Section, useSaving, type SectionProps } from './section.tsx';

/** Turns push messages to this browser on and off. Permission is asked for on a click only. */
export function Push({ settings: { username }, onResult }: SectionProps) {
  const app = useApp();
  const { data } = useQuery(pushOptions(app.api, username));
  const { problems, pending, save } = useSaving({}, onResult, 'Saved.');
  if (!data || !canPush()) return null;
  const { publicKey, subscribed } = data;
  const send = () =>
    save(async () => {
      if (subscribed) return stopPush(app, username, publicKey);
      if (!(await startPush(app, username, publicKey)))
        return [
          {
            field: null,
            message: 'Your browser doesn’t allow notifications from this site. Check its settings.',
          },
        ];
    });
  return (
    <Section id="push">
      <Form label="Browser notifications" problems={problems} onSend={() => void send()}>
        <p>
          {subscribed
            ? 'This browser shows replies and mentions at once, until you log out.'
            : 'Show replies and mentions immediately in this browser, even when the site is ' +
              'closed.'}
        </p>
        <div className={form.buttons}>
          <SendButton pending={pending} doing="One moment…" className={form.quiet}>
            {subscribed ? 'Turn off' : 'Turn on'}
          </SendButton>
        </div>
      </Form>
    </Section>
  );
}
