import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field, Form, problemsOf, SendButton, useSending, type Labels, type Problem } from '../../ui/form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import * as styles from './auth.styles.ts';
import { verifyCode } from './session.ts';

/** Between two mails. Milliseconds. */
const wait = 60_000;
const { digits } = limits.loginCode;
const labels = { otp: 'Code' };

/** The second step: the code from the mail. `onBack`: to the first, with what is wrong there; `onDone`: the session is stored. */
export function CodeStep({ email, title, earlier, resend, onBack, onDone }: {
  email: string;
  title: string;
  /** The fields of the first step. */
  earlier: Labels;
  resend: () => Promise<void>;
  onBack: (found: Problem[]) => void;
  onDone: () => void;
}) {
  const { api } = useApp();
  const { problems, pending, run } = useSending(labels);
  const [sentAt, setSentAt] = useState(Date.now);
  const [mails, setMails] = useState(1);
  const left = useCountdown(sentAt + wait);
  const form = useRef<HTMLFormElement>(null);
  // The form took the place of the one that was sent: the keyboard goes along.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = (data: FormData) => {
    const otp = String(data.get('otp')).replace(/\D/g, '');
    void run(async () => {
      if (otp.length !== digits) return [{ field: 'otp', message: `Enter the ${digits} digits of the code.` }];
      try {
        if (!(await verifyCode(api, { email, otp }))) {
          return [{ field: 'otp', message: 'This code is not right, or not valid any more. Look for the newest mail, or ask for a new code.' }];
        }
      } catch (error) {
        // The name was taken meanwhile, for example: that is for the first step.
        if (error instanceof ApiError && error.fields.some(({ field }) => field !== 'otp')) onBack(problemsOf(error, earlier));
        throw error;
      }
      onDone();
      // It stays as it is until the next page is there.
      return new Promise(() => undefined);
    });
  };
  const sendAgain = () =>
    void run(async () => {
      if (left > 0) {
        announce(`A new code can be sent in ${left} seconds.`);
        return problems;
      }
      await resend();
      setSentAt(Date.now());
      setMails(mails + 1);
      announce('A new code is on its way.');
      return [];
    });

  return (
    <>
      <PageHead title={problems.length > 0 ? `Error: ${title}` : title} />
      <h1 className={styles.heading}>Enter your code</h1>
      <p>
        {mails > 1 ? 'Another' : 'A'} mail is on its way to <strong>{email}</strong>. The code in it is good for {limits.loginCode.lives / 60_000} minutes.
      </p>
      <Form ref={form} label={title} problems={problems} onSend={send}>
        <Field
          name="otp"
          label={labels.otp}
          hint={`${digits} digits. Spaces between them do no harm.`}
          problems={problems}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          onInput={(event) => {
            // Pasted or filled in whole, not typed: there is nothing left to do.
            const { inputType } = event.nativeEvent as InputEvent;
            if (!inputType?.startsWith('insertText') && !inputType?.startsWith('delete') && event.currentTarget.value.replace(/\D/g, '').length === digits) event.currentTarget.form?.requestSubmit();
          }}
        />
        <SendButton pending={pending} doing="One moment…">{title}</SendButton>
      </Form>
      <div className={styles.others}>
        <button type="button" aria-disabled={left > 0 || undefined} onClick={sendAgain}>
          Send a new code{left > 0 ? ` (in ${left} s)` : ''}
        </button>
        <button type="button" onClick={() => onBack([])}>
          Use another address
        </button>
      </div>
    </>
  );
}

/** Seconds until a moment. */
function useCountdown(until: number): number {
  const [left, setLeft] = useState(wait / 1000);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
