import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loginLabels, signupLabels } from '#shared/field-labels.ts';
import * as limits from '#shared/limits.ts';
import { nextPath, withNext } from '#shared/next-path.ts';
import { paths } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { withProof } from '../../lib/with-proof.ts';
import { useSession } from '../../lib/session.ts';
import { useSubmittedForm } from '../../lib/submitted-form.ts';
import { shouldOfferPasskey } from '../../queries/passkeys.ts';
import type { CodeMail } from '../../lib/code-input.ts';
import { Area, Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit, type Labels, type Problem } from '../../ui/form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import * as formStyles from '../../ui/form.styles.ts';
import * as ui from '../../ui/ui.styles.ts';
import * as styles from './auth.styles.ts';
import { CodeStep } from './code-step.tsx';
import { keepInvitation, readInvitation } from './invitation.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { markWelcome } from './welcome-mark.ts';
import { Waiting } from './waiting.tsx';

type Kind = 'login' | 'signup';
type Values = { username: string; name: string; email: string; answer: string };

const texts = {
  login: {
    title: english('Log in'),
    failed: english('Error: Log in'),
    button: english('Email me a code'),
    other: english('No account yet?'),
    otherPath: paths.signup,
    otherName: english('Sign up'),
  },
  signup: {
    title: english('Sign up'),
    failed: english('Error: Sign up'),
    button: english('Email me a code'),
    other: english('Have an account?'),
    otherPath: paths.login,
    otherName: english('Log in'),
  },
} as const;

const fields = {
  username: {
    label: signupLabels.username,
    hint: english(
      '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.',
    ),
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  name: {
    label: signupLabels.name,
    hint: english('Shown on your profile. You can change it later.'),
    autoComplete: 'name',
  },
  email: {
    label: signupLabels.email,
    hint: english('We’ll email you a code. No password; your address stays private.'),
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const;
/** Browsers list passkeys with the addresses. */
const passkeyInput = { autoComplete: 'email webauthn' };
const labels: Record<Kind, Labels> = { login: loginLabels, signup: signupLabels };
const missing: Values = {
  username: english('Choose a username.'),
  name: english('Enter a name.'),
  email: english('Enter your email address, like name@example.org.'),
  answer: english('Answer the question.'),
};

/**
 * Renders /login and /signup: an email form, then a code form. The cached HTML is the same for
 * everyone, so `next` and the session are read in the browser. Without script, the email form is
 * posted to its page, and the code form is `formPaths.code`.
 */
export function AuthPage({ kind, notice }: { kind: Kind; notice?: ReactNode }) {
  const { api, site, t } = useApp();
  const session = useSession();
  // Also shown with a session: for a recent login, or after it expired.
  const again = useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).has('again'),
    () => false,
  );
  const next = useSyncExternalStore(
    never,
    () => nextPath(new URLSearchParams(window.location.search).get('next')),
    () => paths.home,
  );
  const invitation = useSyncExternalStore(never, readInvitation, () => null);
  useEffect(() => {
    if (kind === 'signup' && invitation !== null) keepInvitation(invitation);
  }, [kind, invitation]);
  const isClosed = kind === 'signup' && site.signup.mode === 'closed' && invitation === null;
  const rejected = useSubmittedForm();
  const { username = '', name = '', email = '', answer = '' } = rejected?.values ?? {};
  const [step, setStep] = useState<{
    values: Values;
    sent: boolean;
    mail?: CodeMail;
    found: Problem[];
    offers?: boolean;
    waiting?: boolean;
  }>({
    values: { username, name, email, answer },
    sent: false,
    found: rejected?.problems ?? [],
  });
  const { values, sent, found } = step;
  const { other, otherPath, otherName } = texts[kind];
  const title = t(texts[kind].title);
  const question = kind === 'signup' ? site.signup.question : null;
  const request = ({ answer, ...person }: Values): Promise<CodeMail> =>
    kind === 'login'
      ? api('POST /api/auth/login', { body: { email: person.email } })
      : withProof((proof) =>
          api('POST /api/auth/signup', {
            body: {
              ...person,
              ...(answer && { answer }),
              ...(invitation !== null && { invitation }),
              ...(proof && { proof }),
            },
          }),
        );
  // Loads a new document, so that no cached data of another user stays.
  const leave = () => window.location.replace(next);
  const currentEmail = again ? session.user?.email : undefined;
  if (session.state === 'member' && !again) {
    return (
      <div className={styles.page}>
        <PageHead title={title} />
        <h1 className={ui.heading}>{title}</h1>
        <p>
          {t('You’re already logged in as {username}.', { username: session.user.username })}{' '}
          <a href={next}>{t('Continue')}</a>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {step.waiting === true ? (
        <Waiting />
      ) : step.offers === true ? (
        <PasskeyOffer onDone={leave} />
      ) : sent ? (
        <CodeStep
          email={values.email}
          title={title}
          failed={t(texts[kind].failed)}
          mail={step.mail ?? { sent: true }}
          earlier={labels[kind]}
          resend={() => request(values)}
          onBack={(found) => setStep({ values, sent: false, found })}
          onWaiting={() => setStep({ ...step, waiting: true })}
          onDone={() => {
            if (kind === 'signup') markWelcome();
            void (
              kind === 'login' && !again ? shouldOfferPasskey(api) : Promise.resolve(false)
            ).then((offers) => (offers ? setStep({ ...step, offers }) : leave()));
          }}
        />
      ) : (
        <FirstStep
          key={currentEmail}
          kind={kind}
          question={question}
          isClosed={isClosed}
          notice={isClosed || site.signup.mode !== 'closed' ? notice : null}
          values={currentEmail && values.email === '' ? { ...values, email: currentEmail } : values}
          found={found}
          request={request}
          onSent={(typed, mail) => setStep({ values: typed, sent: true, mail, found: [] })}
        />
      )}
      {kind === 'login' && !sent ? <PasskeyLogin onDone={leave} /> : null}
      {sent || again || isClosed ? null : <ProviderLinks next={next} />}
      {currentEmail ? null : (
        <p>
          {t(other)} <a href={withNext(otherPath, next)}>{t(otherName)}</a>
        </p>
      )}
    </div>
  );
}

const never = () => () => undefined;

function FirstStep({
  kind,
  question,
  isClosed,
  notice,
  values,
  found,
  request,
  onSent,
}: {
  kind: Kind;
  /** The site's sign-up question, if any. */
  question: string | null;
  /** Without script, an invitation is typed, so the form is there. */
  isClosed: boolean;
  notice: ReactNode;
  values: Values;
  /** Problems found after this step. */
  found: Problem[];
  request: (values: Values) => Promise<CodeMail>;
  onSent: (values: Values, mail: CodeMail) => void;
}) {
  const inputs = kind === 'login' ? (['email'] as const) : (['username', 'name', 'email'] as const);
  const names = [...inputs, ...(question === null ? [] : (['answer'] as const))];
  const { problems, pending, run } = useSubmit(labels[kind], found);
  const { site, t } = useApp();
  const [title, button] = [t(texts[kind].title), t(texts[kind].button)];
  const form = useRef<HTMLFormElement>(null);
  // Coming back from the code step focuses the email, unless there are problems.
  const [back] = useState(values.email !== '' && found.length === 0);
  useEffect(() => {
    if (back) form.current?.querySelector<HTMLInputElement>('#email')?.focus();
  }, [back]);
  const send = (data: FormData) => {
    const typed = { ...values };
    for (const name of names) typed[name] = String(data.get(name)).trim();
    void run(async () => {
      const wrong = names.filter(
        (name) => typed[name] === '' || (name === 'email' && !/^\S+@\S+$/.test(typed.email)),
      );
      if (wrong.length > 0)
        return wrong.map((name) => ({ field: name, message: t(missing[name]) }));
      onSent(typed, await request(typed));
      return [];
    });
  };
  const { mode } = site.signup;
  const isByInvitation = mode === 'invitation' || mode === 'closed';
  const typedInvitation = useSubmittedForm()?.values.invitation;
  const invitation =
    kind === 'login' || mode === 'open' ? null : (
      <Field
        name="invitation"
        label={isByInvitation ? t(signupLabels.invitation) : t('Invitation link, if you have one')}
        optional={!isByInvitation}
        autoComplete="off"
        defaultValue={typedInvitation}
        problems={problems}
      />
    );
  const emailForm = (
    <Form ref={form} label={title} problems={problems} onSend={send}>
      {inputs.map((name) => {
        const { label, hint, ...attributes } = fields[name];
        return (
          <Field
            key={name}
            name={name}
            label={t(label)}
            hint={t(hint, limits.username)}
            problems={problems}
            defaultValue={values[name]}
            {...attributes}
            {...(kind === 'login' ? passkeyInput : {})}
          />
        );
      })}
      {question === null ? null : (
        <Area
          name="answer"
          label={question}
          problems={problems}
          defaultValue={values.answer}
          maxCharacters={limits.applications.answer}
        />
      )}
      {isClosed ? (
        <>
          {invitation}
          <button type="submit" className={formStyles.send}>
            {button}
          </button>
        </>
      ) : (
        <>
          {invitation && <noscript>{invitation}</noscript>}
          <SendButton pending={pending} doing={t('Sending…')} worksWithoutScript>
            {button}
          </SendButton>
        </>
      )}
    </Form>
  );
  return (
    <>
      <PageHead title={problems.length > 0 ? t(texts[kind].failed) : title} />
      <h1 className={ui.heading}>{title}</h1>
      {notice}
      {isClosed ? <noscript>{emailForm}</noscript> : emailForm}
    </>
  );
}
