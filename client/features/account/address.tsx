import { useEffect, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { setSession, useSession } from '../../lib/session.ts';
import { verifyAddress } from '../../queries/account.ts';
import { Field, Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as styles from './account.styles.ts';
import { Section, useSaving, type Part } from './section.tsx';

const { digits, lives } = limits.loginCode;
type Step = { at: 'address'; typed: string; focus: boolean } | { at: 'code'; to: string } | { at: 'changed' };

/** The email address, which changes once a code that was mailed to the new one is entered. */
export function Address({ settings, tell }: Part) {
  const [step, setStep] = useState<Step>({ at: 'address', typed: '', focus: false });
  const changed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step.at === 'changed') changed.current?.focus();
  }, [step.at]);
  return (
    <Section id="email-address" title="Email">
      <p ref={changed} tabIndex={-1}>
        {step.at === 'changed' ? <span className={form.saved}>Changed. </span> : null}
        Your address is <strong>{settings.email}</strong>. Nobody else sees it.
      </p>
      {step.at === 'code' ? (
        <Code
          to={step.to}
          tell={tell}
          onBack={() => setStep({ at: 'address', typed: step.to, focus: true })}
          onDone={() => setStep({ at: 'changed' })}
        />
      ) : (
        <NewAddress
          key={step.at}
          tell={tell}
          typed={step.at === 'address' ? step.typed : ''}
          focus={step.at === 'address' && step.focus}
          onSent={(to) => setStep({ at: 'code', to })}
        />
      )}
    </Section>
  );
}

const addressLabels = { email: 'New address' };

function NewAddress({ tell, typed, focus, onSent }: { tell: Part['tell']; typed: string; focus: boolean; onSent: (to: string) => void }) {
  const { api } = useApp();
  const { problems, pending, save } = useSaving(addressLabels, tell);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) place.current?.querySelector('input')?.focus();
  }, [focus]);
  const send = (data: FormData) =>
    save(async () => {
      const email = String(data.get('email')).trim();
      if (!/^\S+@\S+$/.test(email)) return [{ field: 'email', message: 'Enter an email address, like name@example.org.' }];
      await api('PUT /api/account/email', { body: { email } });
      onSent(email);
    });
  return (
    <Form ref={place} label="Change the address" problems={problems} onSend={(data) => void send(data)}>
      <Field
        name="email" label={addressLabels.email} hint="We send a code to it. All other sessions and all API keys end with the change." problems={problems} defaultValue={typed}
        type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false}
      />
      <SendButton pending={pending} doing="Sending…" className={form.quiet}>Email me a code</SendButton>
    </Form>
  );
}

const codeLabels = { otp: 'Code' };

function Code({ to, tell, onBack, onDone }: { to: string; tell: Part['tell']; onBack: () => void; onDone: () => void }) {
  const app = useApp();
  const session = useSession();
  const { problems, pending, save } = useSaving(codeLabels, tell, 'Your address is changed.');
  const place = useRef<HTMLFormElement>(null);
  // It took the place of the form that was sent: the keyboard goes along.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const send = (data: FormData) =>
    save(async () => {
      const otp = String(data.get('otp')).replace(/\D/g, '');
      if (otp.length !== digits) return [{ field: 'otp', message: `Enter the ${digits} digits of the code.` }];
      const user = await verifyAddress(app, otp);
      if (session.state === 'member') setSession({ ...session, user });
      onDone();
    });
  return (
    <Form ref={place} label="Change the address" problems={problems} onSend={(data) => void send(data)}>
      <p>
        A mail is on its way to <strong>{to}</strong>. The code in it is good for {lives / 60_000} minutes; until it is entered here, nothing changes.
      </p>
      <Field
        name="otp" label={codeLabels.otp} hint={`${digits} digits. Spaces between them do no harm.`} problems={problems} className={styles.code} inputMode="numeric" autoComplete="one-time-code"
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing="One moment…">Change address</SendButton>
        <button type="button" className={form.quiet} onClick={onBack}>Back</button>
      </div>
    </Form>
  );
}
