import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { signupLabels } from '#shared/field-labels.ts';
import * as limits from '#shared/limits.ts';
import type { Reply } from '#shared/contract/index.ts';
import { withNext } from '#shared/next-path.ts';
import { paths } from '#shared/paths.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import type { CodeMail } from '../../lib/code-input.ts';
import { localStore } from '../../lib/storage.ts';
import { finishLogin, signUpByProvider } from '../../queries/identities.ts';
import { Area, Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { rich } from '../../ui/rich.tsx';
import * as ui from '../../ui/ui.styles.ts';
import * as styles from './auth.styles.ts';
import { CodeStep } from './code-step.tsx';
import { forgetInvitation, readKeptInvitation } from './invitation.ts';
import { markWelcome } from './welcome-mark.ts';
import { Waiting } from './waiting.tsx';

type Finish = Reply<'POST /api/auth/providers/{id}/callback'>;
type Pending = NonNullable<Finish['pending']>;

/** The page that a login provider returns to. It logs in, signs up, or says how to link. */
export function ProviderCallback({ id }: { id: string }) {
  const { api, site, t } = useApp();
  const [reply, setReply] = useState<Finish | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<string | null>(null);
  const [isProven, setProven] = useState(false);
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const search = new URLSearchParams(window.location.search);
    // The code works once, so it must not stay in the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const finish = async () => {
      if (search.has('failed'))
        return setFailure(
          english('We couldn’t reach it. Try again, or log in with an emailed code.'),
        );
      try {
        const found = await finishLogin(api, id, search);
        // Loads a new document, so that no cached data of another user stays.
        if (found.session) window.location.replace(found.next);
        // A member who is logged in links it to this account.
        else if (localStore.get(storageKeys.token) !== null)
          window.location.replace(paths.linkIdentity);
        else {
          setInvitation(readKeptInvitation());
          setReply(found);
        }
      } catch (error) {
        setFailure(
          error instanceof ApiError
            ? error.message
            : english('Something went wrong. Please try again.'),
        );
      }
    };
    void finish();
  }, [api, id]);
  return (
    <div className={styles.page}>
      {reply?.pending &&
      (isProven || reply.pending.canSignUp) &&
      (site.signup.mode !== 'invitation' || invitation !== null) ? (
        <SignUp pending={reply.pending} next={reply.next} invitation={invitation} />
      ) : reply?.pending ? (
        <Prove pending={reply.pending} isProven={isProven} onProven={() => setProven(true)} />
      ) : (
        <>
          <PageHead title={failure === null ? t('Log in') : t('Error: Log in')} />
          <h1 className={ui.heading} tabIndex={-1}>
            {t('Log in')}
          </h1>
          {failure !== null ? (
            <Notice>
              {t.find(failure)} <a href={paths.login}>{t('Back to the login')}</a>
            </Notice>
          ) : (
            <p className={styles.wait}>{t('One moment…')}</p>
          )}
        </>
      )}
      <noscript>
        <p>
          {t(
            'Logging in needs JavaScript, which is turned off in this browser. Reading {site} ' +
              'doesn’t.',
            { site: site.name },
          )}
        </p>
      </noscript>
    </div>
  );
}

/**
 * The address has an account, or is not verified: its owner proves it with a code. `isProven`: with
 * no account, and the site does not let the person sign up here.
 */
function Prove({
  pending: { id, account, email },
  isProven,
  onProven,
}: {
  pending: Pending;
  isProven: boolean;
  onProven: () => void;
}) {
  const { api, t } = useApp();
  const { problems, pending: sending, run } = useSubmit({});
  const [mail, setMail] = useState<CodeMail | null>(null);
  const request = (address: string) =>
    api('POST /api/auth/login', { body: { email: address, pending: id } });
  if (email !== null && mail !== null && !isProven)
    return (
      <CodeStep
        email={email}
        title={t('Log in')}
        failed={t('Error: Log in')}
        mail={mail}
        earlier={{}}
        resend={() => request(email)}
        onBack={() => setMail(null)}
        onDone={() => window.location.replace(paths.linkIdentity)}
        pending={id}
        onProven={onProven}
      />
    );
  return (
    <>
      <PageHead title={problems.length > 0 ? t('Error: Log in') : t('Log in')} />
      <h1 className={ui.heading} tabIndex={-1}>
        {t('Log in')}
      </h1>
      <p>
        {rich(t, '{account} isn’t linked to an account here yet.', {
          account: <strong translate="no">{account}</strong>,
        })}
      </p>
      {email === null || isProven ? (
        <p>{t('Log in or sign up with an emailed code once. Then you can link it.')}</p>
      ) : (
        <Form
          label={t('Log in')}
          problems={problems}
          onSend={() =>
            void run(async () => {
              setMail(await request(email));
              return [];
            })
          }
        >
          <p>
            {rich(t, 'To show that {email} is yours, enter a code that we email to it.', {
              email: <strong translate="no">{email}</strong>,
            })}
          </p>
          <SendButton pending={sending} doing={t('Sending…')}>
            {t('Email me a code')}
          </SendButton>
        </Form>
      )}
      <p>
        {email === null || isProven ? null : `${t('With another address:')} `}
        <a href={withNext(paths.login, paths.linkIdentity)}>{t('Log in')}</a> ·{' '}
        <a href={withNext(paths.signup, paths.linkIdentity)}>{t('Sign up')}</a>
      </p>
    </>
  );
}

function SignUp({
  pending,
  next,
  invitation,
}: {
  pending: Pending;
  next: string;
  invitation: string | null;
}) {
  const {
    api,
    t,
    site: {
      signup: { question },
    },
  } = useApp();
  const { problems, pending: sending, run } = useSubmit(signupLabels);
  const [waiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // This form replaced the message, so it takes the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = (data: FormData) => {
    const [username, name, answer] = ['username', 'name', 'answer'].map((field) =>
      String(data.get(field) ?? '').trim(),
    );
    void run(async () => {
      if (!username) return [{ field: 'username', message: t('Choose a username.') }];
      if (!name) return [{ field: 'name', message: t('Enter a name.') }];
      if (question !== null && !answer)
        return [{ field: 'answer', message: t('Answer the question.') }];
      const isMember = await signUpByProvider(api, {
        pending: pending.id,
        username,
        name,
        ...(answer && { answer }),
        ...(invitation !== null && { invitation }),
      });
      forgetInvitation();
      if (!isMember) {
        setWaiting(true);
        return [];
      }
      markWelcome();
      window.location.replace(next);
      // Stays pending until the next page loads.
      return new Promise(() => undefined);
    });
  };
  if (waiting) return <Waiting provider={pending.account} />;
  return (
    <>
      <PageHead title={problems.length > 0 ? t('Error: Sign up') : t('Sign up')} />
      <h1 className={ui.heading}>{t('Sign up')}</h1>
      <p>
        {rich(t, 'Your address {email} is verified. Choose how you appear here.', {
          email: <strong>{pending.email}</strong>,
        })}
      </p>
      <Form ref={form} label={t('Sign up')} problems={problems} onSend={send}>
        <Field
          name="username"
          label={t(signupLabels.username)}
          hint={t('It’s public and can’t be changed.')}
          problems={problems}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          name="name"
          label={t(signupLabels.name)}
          hint={t('Shown on your profile. You can change it later.')}
          problems={problems}
          defaultValue={pending.name}
          autoComplete="name"
        />
        {question === null ? null : (
          <Area
            name="answer"
            label={question}
            problems={problems}
            maxCharacters={limits.applications.answer}
          />
        )}
        <SendButton pending={sending} doing={t('One moment…')}>
          {t('Sign up')}
        </SendButton>
      </Form>
      <p>
        {t('Have an account with another address?')}{' '}
        <a href={withNext(paths.login, paths.linkIdentity)}>{t('Log in and link it')}</a>
      </p>
    </>
  );
}
