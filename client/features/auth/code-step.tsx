import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { plainCode } from '#shared/login-code.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { codeInput, type CodeMail } from '../../lib/code-input.ts';
import { Field } from '../../ui/fields.tsx';
import {
  Form,
  toProblems,
  SendButton,
  useSubmit,
  type Labels,
  type Problem,
} from '../../ui/form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { rich } from '../../ui/rich.tsx';
import * as formStyles from '../../ui/form.styles.ts';
import * as ui from '../../ui/ui.styles.ts';
import * as styles from './auth.styles.ts';
import { verifyCode } from './session.ts';

/** Between two emails. Milliseconds. */
const wait = 60_000;
const labels = { otp: english('Code') };

/**
 * Second step: the mailed code. `onBack` gets the problems of the first step. `onDone` runs after
 * the session is stored, `onProven` after the address of the identity `pending` is proven.
 */
export function CodeStep({
  email,
  title,
  failed,
  mail: first,
  earlier,
  resend,
  onBack,
  onWaiting,
  onDone,
  pending: identity,
  onProven,
}: {
  email: string;
  title: string;
  /** The title after an error. */
  failed: string;
  /** The first code. */
  mail: CodeMail;
  /** Fields of the first step. */
  earlier: Labels;
  resend: () => Promise<CodeMail>;
  onBack: (found: Problem[]) => void;
  /** A moderator decides about the account. */
  onWaiting?: () => void;
  onDone: () => void;
  pending?: string;
  onProven?: () => void;
}) {
  const { api, t } = useApp();
  const { problems, pending, run } = useSubmit(labels);
  const [sentAt, setSentAt] = useState(Date.now);
  const [mails, setMails] = useState(1);
  const [mail, setMail] = useState(first);
  const { told, missing, attributes } = codeInput(t, mail, mails > 1);
  const left = useCountdown(sentAt + wait);
  const form = useRef<HTMLFormElement>(null);
  // This form replaced the submitted one, so it takes the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = (data: FormData) => {
    const otp = plainCode(String(data.get('otp')));
    void run(async () => {
      if (otp === null) return [{ field: 'otp', message: missing }];
      try {
        const result = await verifyCode(api, {
          email,
          otp,
          ...(identity !== undefined && { pending: identity }),
        });
        if (result.state === 'wrong') return [{ field: 'otp', message: result.message }];
        if (result.state !== 'member') {
          (result.state === 'waiting' ? onWaiting : onProven)?.();
          return [];
        }
      } catch (error) {
        // For example, another member took the username.
        if (error instanceof ApiError && error.fields.some(({ field }) => field !== 'otp'))
          onBack(toProblems(t, error, earlier));
        throw error;
      }
      onDone();
      // Stays pending until the next page loads.
      return new Promise(() => undefined);
    });
  };
  const sendAgain = () =>
    void run(async () => {
      if (left > 0) {
        announce(
          t('You can request a new code in {left, plural, one {# second} other {# seconds}}.', {
            left,
          }),
        );
        return problems;
      }
      const again = await resend();
      setMail(again);
      setSentAt(Date.now());
      setMails(mails + 1);
      const { text, values } = codeInput(t, again).told;
      announce(again.sent ? t('New code sent.') : t(text, { ...values, address: email }));
      return [];
    });

  return (
    <>
      <PageHead title={problems.length > 0 ? failed : title} />
      <h1 className={ui.heading}>{t('Enter your code')}</h1>
      <p>{rich(t, told.text, { ...told.values, address: <strong>{email}</strong> })}</p>
      <Form ref={form} label={title} problems={problems} onSend={send}>
        <Field
          name="otp"
          label={t(labels.otp)}
          problems={problems}
          className={formStyles.code}
          {...attributes}
          onInput={(event) => {
            // Pasted or filled in whole: submit at once.
            const { inputType } = event.nativeEvent as InputEvent;
            if (
              !inputType?.startsWith('insertText') &&
              !inputType?.startsWith('delete') &&
              plainCode(event.currentTarget.value) !== null
            )
              event.currentTarget.form?.requestSubmit();
          }}
        />
        <SendButton pending={pending} doing={t('One moment…')}>
          {title}
        </SendButton>
      </Form>
      <div className={styles.others}>
        <button type="button" aria-disabled={left > 0 || undefined} onClick={sendAgain}>
          {left > 0 ? t('Send a new code (in {left} s)', { left }) : t('Send a new code')}
        </button>
        <button type="button" onClick={() => onBack([])}>
          {t('Use a different email')}
        </button>
      </div>
    </>
  );
}

/** Returns the seconds until a time. */
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
