import { useEffect, useRef } from 'react';
import { useApp } from '../../app-context.tsx';
import { localStore } from '../../lib/storage.ts';
import { addPasskey, passkeyOfferedKey } from '../../queries/passkeys.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { PageHead } from '../../ui/page-head.tsx';
import * as ui from '../../ui/ui.styles.ts';

/** Offers a passkey after a login by mailed code, once per browser. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const { api, t } = useApp();
  const { problems, pending, run } = useSubmit({});
  const heading = useRef<HTMLHeadingElement>(null);
  // This panel replaced the submitted form, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    localStore.set(passkeyOfferedKey, 'true');
    onDone();
  };
  const send = () =>
    void run(async () => {
      await addPasskey(api);
      leave();
      // Stays pending until the next page loads.
      return new Promise(() => undefined);
    });
  return (
    <>
      <PageHead title={t('Add a passkey')} />
      <h1 ref={heading} tabIndex={-1} className={ui.heading}>
        {t('Next time without a code?')}
      </h1>
      <p>
        {t(
          'You’re logged in. With a passkey, you log in with your fingerprint, face or screen ' +
            'lock instead of an emailed code. You can remove it in Settings.',
        )}
      </p>
      <Form label={t('Passkey')} problems={problems} onSend={send}>
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('One moment…')}>
            {t('Add a passkey')}
          </SendButton>
          <button type="button" className={form.quiet} onClick={leave}>
            {t('Not now')}
          </button>
        </div>
      </Form>
    </>
  );
}
