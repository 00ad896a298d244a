import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { canPush, pushOptions, startPush, stopPush } from '../../queries/push.ts';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Section, useSaving, type SectionProps } from './section.tsx';

/** Turns push messages to this browser on and off. Permission is asked for on a click only. */
export function Push({ settings: { username }, onResult }: SectionProps) {
  const app = useApp();
  const { t } = app;
  const { data } = useQuery(pushOptions(app.api, username));
  const { problems, pending, save } = useSaving({}, onResult, t('Saved.'));
  if (!data || !canPush()) return null;
  const { publicKey, subscribed } = data;
  const send = () =>
    save(async () => {
      if (subscribed) return stopPush(app, username, publicKey);
      if (!(await startPush(app, username, publicKey)))
        return [
          {
            field: null,
            message: t(
              'Your browser doesn’t allow notifications from this site. Check its settings.',
            ),
          },
        ];
    });
  return (
    <Section id="push">
      <Form label={t('Browser notifications')} problems={problems} onSend={() => void send()}>
        <p>
          {subscribed
            ? t('This browser shows replies and mentions at once, until you log out.')
            : t(
                'Show replies and mentions immediately in this browser, even when the site is ' +
                  'closed.',
              )}
        </p>
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('One moment…')} className={form.quiet}>
            {subscribed ? t('Turn off') : t('Turn on')}
          </SendButton>
        </div>
      </Form>
    </Section>
  );
}
