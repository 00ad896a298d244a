import { useEffect, useRef, useState } from 'react';
import { plainCode } from '#shared/login-code.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { setSession, useSession } from '../../lib/session.ts';
import { verifyEmailChange } from '../../queries/account.ts';
import { codeInput, type CodeMail } from '../../lib/code-input.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { Section, useSaving, type SectionProps } from './section.tsx';
import { StoppedMail } from './stopped-mail.tsx';

type Step =
  | { at: 'address'; typed: string; focus: boolean }
  | { at: 'code'; to: string; mail: CodeMail }
  | { at: 'changed' };

/** Changes the email address, confirmed by a code sent to the new one. */
export function Address({ settings, onResult }: SectionProps) {
  const t = useTranslate();
  const [step, setStep] = useState<Step>({ at: 'address', typed: '', focus: false });
  const changed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step.at === 'changed') changed.current?.focus();
  }, [step.at]);
  return (
    <Section id="email-address">
      <p ref={changed} tabIndex={-1}>
        {step.at === 'changed' ? <span className={form.saved}>{t('Changed.')} </span> : null}{' '}
        {rich(t, 'Your email address is {email}. It’s private.', {
          email: <strong>{settings.email}</strong>,
        })}
      </p>
      <StoppedMail settings={settings} onResult={onResult} />
      {step.at === 'code' ? (
        <Code
          to={step.to}
          mail={step.mail}
          onResult={onResult}
          onBack={() => setStep({ at: 'address', typed: step.to, focus: true })}
          onDone={() => setStep({ at: 'changed' })}
        />
      ) : (
        <NewAddress
          key={step.at}
          onResult={onResult}
          typed={step.at === 'address' ? step.typed : ''}
          focus={step.at === 'address' && step.focus}
          onSent={(to, mail) => setStep({ at: 'code', to, mail })}
        />
      )}
    </Section>
  );
}

const addressLabels = { email: english('New email address') };

function NewAddress({
  onResult,
  typed,
  focus,
  onSent,
}: {
  onResult: SectionProps['onResult'];
  typed: string;
  focus: boolean;
  onSent: (to: string, mail: CodeMail) => void;
}) {
  const { api, t } = useApp();
  const { problems, pending, save } = useSaving(addressLabels, onResult);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) place.current?.querySelector('input')?.focus();
  }, [focus]);
  const send = (data: FormData) =>
    save(async () => {
      const email = String(data.get('email')).trim();
      if (!/^\S+@\S+$/.test(email))
        return [{ field: 'email', message: t('Enter an email address, like name@example.org.') }];
      onSent(email, await api('PUT /api/account/email', { body: { email } }));
    });
  return (
    <Form
      ref={place}
      label={t('Change email address')}
      problems={problems}
      onSend={(data) => void send(data)}
    >
      <Field
        name="email"
        label={t(addressLabels.email)}
        hint={t(
          'We’ll email you a code. Changing it logs out other devices and revokes your API keys.',
        )}
        problems={problems}
        defaultValue={typed}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SendButton pending={pending} doing={t('Sending…')} className={form.quiet}>
        {t('Email me a code')}
      </SendButton>
    </Form>
  );
}

const codeLabels = { otp: english('Code') };

function Code({
  to,
  mail,
  onResult,
  onBack,
  onDone,
}: {
  to: string;
  mail: CodeMail;
  onResult: SectionProps['onResult'];
  onBack: () => void;
  onDone: () => void;
}) {
  const app = useApp();
  const { t } = app;
  const session = useSession();
  const { problems, pending, save } = useSaving(
    codeLabels,
    onResult,
    t('Your email address was changed.'),
  );
  const { told, missing, attributes } = codeInput(t, mail);
  const place = useRef<HTMLFormElement>(null);
  // This form replaced the submitted one, so it takes the focus.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const send = (data: FormData) =>
    save(async () => {
      const otp = plainCode(String(data.get('otp')));
      if (otp === null) return [{ field: 'otp', message: missing }];
      const user = await verifyEmailChange(app, otp);
      if (session.state === 'member') setSession({ ...session, user });
      onDone();
    });
  return (
    <Form
      ref={place}
      label={t('Change email address')}
      problems={problems}
      onSend={(data) => void send(data)}
    >
      <p>
        {rich(t, told.text, { ...told.values, address: <strong>{to}</strong> })}{' '}
        {t('Your email address changes once you enter it.')}
      </p>
      <Field
        name="otp"
        label={t(codeLabels.otp)}
        problems={problems}
        className={form.code}
        {...attributes}
      />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('One moment…')}>
          {t('Change email address')}
        </SendButton>
        <button type="button" className={form.quiet} onClick={onBack}>
          {t('Back')}
        </button>
      </div>
    </Form>
  );
}
