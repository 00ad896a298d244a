import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { hasAutofill, logInByPasskey, stopAutofill } from '../../queries/passkeys.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';

/** Logs in by a passkey, chosen by the button or in the email field. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const { api, t } = useApp();
  const { problems, pending, run } = useSubmit({});
  // A failed attempt ended the wait for autofill, so another one begins.
  const [attempt, setAttempt] = useState(0);
  const fail = (error: unknown) =>
    void run(async () => {
      setAttempt(attempt + 1);
      throw toProblem(error);
    });
  const send = () =>
    void run(async () => {
      try {
        await logInByPasskey(api);
      } catch (error) {
        setAttempt(attempt + 1);
        throw toProblem(error);
      }
      onDone();
      // Stays pending until the next page loads.
      return new Promise(() => undefined);
    });
  return (
    <Form label={t('Passkey')} problems={problems} onSend={send}>
      {!pending && <Autofill key={attempt} onDone={onDone} onRejected={fail} />}
      <SendButton pending={pending} doing={t('One moment…')} className={form.quiet}>
        {t('Log in with a passkey')}
      </SendButton>
    </Form>
  );
}

/** Waits until the user picks a passkey in the email field. */
function Autofill({
  onDone,
  onRejected,
}: {
  onDone: () => void;
  onRejected: (error: ApiError) => void;
}) {
  const { api } = useApp();
  const finish = useEffectEvent(onDone);
  const reject = useEffectEvent(onRejected);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let waits = false;
    const wait = async () => {
      if (!(await hasAutofill()) || signal.aborted) return;
      waits = true;
      try {
        await logInByPasskey(api, signal);
        if (!signal.aborted) finish();
      } catch (error) {
        // The button ends the wait, and a site that cannot be reached needs no message here.
        if (!signal.aborted && error instanceof ApiError && error.status === 401) reject(error);
      }
    };
    void wait();
    return () => {
      stopping.abort();
      if (waits) void stopAutofill();
    };
  }, [api]);
  return null;
}

/** A 401 here is about the passkey, not about an ended session. */
const toProblem = (error: unknown) =>
  error instanceof ApiError && error.status === 401
    ? new ApiError(0, 'passkey_rejected', error.message)
    : error;
