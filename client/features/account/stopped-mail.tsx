import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { plainCode } from '#shared/login-code.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { codeInput, type CodeMail } from '../../lib/code-input.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { useSaving, type SectionProps } from './section.tsx';

const labels = { otp: english('Code from the email') };

/** Says that mail to the address is stopped, and lifts a bounce by a mailed code. */
export function StoppedMail({ settings: { email }, onResult }: SectionProps) {
  const { api, t } = useApp();
  const client = useQueryClient();
  const key = ['stopped-mail', email];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('GET /api/account/bounce', {}, signal),
  });
  const [step, setStep] = useState<CodeMail | 'lifted' | null>(null);
  const lifted = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLFormElement>(null);
  // Each step replaces the pressed button, so it takes the focus.
  useEffect(() => {
    if (step === 'lifted') lifted.current?.focus();
    else if (step !== null) place.current?.querySelector('input')?.focus();
  }, [step]);
  const { problems, pending, save } = useSaving(labels, onResult);
  if (step === 'lifted')
    return (
      <p ref={lifted} tabIndex={-1} className={form.saved}>
        {t('Email to this address works again.')}
      </p>
    );
  if (!data || data.stopped === null) return null;
  if (data.stopped === 'other')
    return (
      <p>
        {t(
          'This address gets login codes only, after a complaint about our email or a block by ' +
            'staff. Write to us to change that.',
        )}
      </p>
    );
  const { told, missing, attributes } = codeInput(t, step ?? { sent: true });
  const requestCode = () =>
    save(async () => {
      setStep(await api('POST /api/account/bounce'));
    });
  const verify = (data: FormData) =>
    save(async () => {
      const otp = plainCode(String(data.get('otp')));
      if (otp === null) return [{ field: 'otp', message: missing }];
      const reply = await api('POST /api/account/bounce/verify', { body: { otp } });
      client.setQueryData(key, reply);
      if (reply.stopped === null) setStep('lifted');
    });
  return step === null ? (
    <Form label={t('Get email again')} problems={problems} onSend={() => void requestCode()}>
      <p>
        {t(
          'Email to this address came back, so it gets login codes only. A code that arrives ' +
            'there shows that it works again.',
        )}
      </p>
      <SendButton pending={pending} doing={t('Sending…')} className={form.quiet}>
        {t('Email me a code to get email again')}
      </SendButton>
    </Form>
  ) : (
    <Form
      ref={place}
      label={t('Get email again')}
      problems={problems}
      onSend={(data) => void verify(data)}
    >
      <p>{rich(t, told.text, { ...told.values, address: <strong>{email}</strong> })}</p>
      <Field
        name="otp"
        label={t(labels.otp)}
        problems={problems}
        className={form.code}
        {...attributes}
      />
      <SendButton pending={pending} doing={t('One moment…')}>
        {t('Get email again')}
      </SendButton>
    </Form>
  );
}
