import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { plainCode } from '#shared/login-code.ts';
import { english } from '#shared/texts/translate.ts';
import { AppProvider, useApp, type App } from '../../app-context.tsx';
import { codeInput, type CodeMail } from '../../lib/code-input.ts';
import { hasWebAuthn, logInByPasskey } from '../../queries/passkeys.ts';
import { useModalDialog } from '../../ui/dialog.tsx';
import * as styles from '../../ui/dialog.styles.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { verifyCode } from './session.ts';

/** Opens a dialog over what is open. Returns whether the person has logged in again. */
export function confirmIdentity(app: App): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const close = (done: boolean) => {
      root.unmount();
      place.remove();
      resolve(done);
    };
    root.render(
      <AppProvider value={app}>
        <ConfirmIdentity onClose={close} />
      </AppProvider>,
    );
  });
}

const labels = { otp: english('Code') };

/** Logs the same person in again, by an emailed code or a passkey. */
function ConfirmIdentity({ onClose }: { onClose: (done: boolean) => void }) {
  const { api, t } = useApp();
  const heading = useId();
  const [email, setEmail] = useState('');
  const [mail, setMail] = useState<CodeMail>();
  const { problems, pending, run } = useSubmit(labels);
  const dialog = useModalDialog(false, onClose);
  const { told, missing, attributes } = codeInput(t, mail ?? { sent: true });
  const begin = useEffectEvent(() => {
    void run(async () => {
      const { user } = await api('GET /api/auth/verify');
      setEmail(user.email);
      setMail(await api('POST /api/auth/login', { body: { email: user.email } }));
      return [];
    });
  });
  useEffect(() => begin(), []);
  const sendCode = (data: FormData) =>
    void run(async () => {
      const otp = plainCode(String(data.get('otp')));
      if (otp === null) return [{ field: 'otp', message: missing }];
      const result = await verifyCode(api, { email, otp });
      if (result.state === 'wrong') return [{ field: 'otp', message: result.message }];
      dialog.close(true);
      return [];
    });
  const usePasskey = () =>
    void run(async () => {
      await logInByPasskey(api);
      const isSame = (await api('GET /api/auth/verify')).user.email === email;
      // A passkey of another account has changed who this page is for: nothing is done as this one.
      if (!isSame) window.location.reload();
      dialog.close(isSame);
      return [];
    });
  return (
    <dialog {...dialog.props} className={styles.dialog} aria-labelledby={heading}>
      <h2 id={heading}>{t('Confirm it’s you')}</h2>
      <p>
        {mail
          ? rich(t, told.text, { ...told.values, address: <strong>{email}</strong> })
          : t('One moment…')}
      </p>
      <Form label={t('Confirm it’s you')} problems={problems} onSend={sendCode}>
        <Field
          name="otp"
          label={t(labels.otp)}
          problems={problems}
          className={form.code}
          autoFocus
          {...attributes}
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('One moment…')}>
            {t('Confirm')}
          </SendButton>
          {hasWebAuthn() ? (
            <button type="button" className={form.quiet} onClick={usePasskey}>
              {t('Use a passkey')}
            </button>
          ) : null}
          <button type="button" className={form.quiet} onClick={dialog.dismiss}>
            {t('Cancel')}
          </button>
        </div>
      </Form>
    </dialog>
  );
}
