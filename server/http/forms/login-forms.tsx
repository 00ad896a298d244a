import { codeInput } from '#client/lib/code-input.ts';
import { rich } from '#client/ui/rich.tsx';
import { loginLabels, signupLabels } from '#shared/field-labels.ts';
import { english } from '#shared/texts/translate.ts';
import { formPaths, loginPath, paths } from '#shared/paths.ts';
import type { Ctx } from '../../context.ts';
import { handOverScriptPath } from '../../ssr/hand-over-script.ts';
import {
  endFormSession,
  forgetStartedLogin,
  keepStartedLogin,
  readStartedLogin,
  startFormSession,
} from './form-session.ts';
import { action, type FormRoute } from './form-types.ts';
import { Field, PlainForm, Problems } from './form-view.tsx';

/** An invitation as its token or the whole link, whose fragment only a script reads. */
const readInvitation = (text = ''): string | undefined =>
  text.trim() === '' ? undefined : (/[\w-]{43}$/.exec(text.trim())?.[0] ?? text.trim());

const begin = (
  ctx: Ctx,
  email: string,
  next: string,
  { sent, long = false }: { sent: boolean; long?: boolean },
) => {
  keepStartedLogin(ctx, { email, sent, long, next });
  return formPaths.code;
};

/** The forms of `login` and `signup` are in React: `client/features/auth/auth-page.tsx`. */
const login: FormRoute = {
  path: paths.login,
  access: 'anyone',
  act: ({ ctx, next }, { email = '' }) =>
    action('POST /api/auth/login', { body: { email: email.trim() } }, loginLabels, (sent) =>
      begin(ctx, email.trim(), next, sent),
    ),
};

const signup: FormRoute = {
  path: paths.signup,
  access: 'anyone',
  act({ ctx, next }, { username = '', name = '', email = '', answer = '', invitation }) {
    const token = readInvitation(invitation);
    const body = {
      username: username.trim(),
      name: name.trim(),
      email: email.trim(),
      ...(answer.trim() !== '' && { answer: answer.trim() }),
      ...(token !== undefined && { invitation: token }),
    };
    return action('POST /api/auth/signup', { body }, signupLabels, (sent) =>
      begin(ctx, body.email, next, sent),
    );
  },
};

const code: FormRoute = {
  path: formPaths.code,
  access: 'anyone',
  show({ ctx }) {
    const started = readStartedLogin(ctx);
    if (!started) return paths.login;
    const { email, next } = started;
    const { t } = ctx.site;
    const { told, attributes } = codeInput(t, started);
    return {
      title: t('Enter your code'),
      render: ({ typed, hidden }) => (
        <>
          <p>{rich(t, told.text, { ...told.values, address: <strong>{email}</strong> })}</p>
          <PlainForm to={formPaths.code} label={t('Enter your code')} hidden={hidden}>
            <Problems t={t} list={typed.problems} />
            <Field name="otp" label={t('Code')} {...attributes} typed={typed} />
            <button type="submit">{t('Log in')}</button>
          </PlainForm>
          <p>
            {rich(t, 'No email? <again>Request a new code</again>', {
              again: (content) => <a href={loginPath(next)}>{content}</a>,
            })}
          </p>
        </>
      ),
    };
  },
  act({ ctx }, { otp = '' }) {
    const started = readStartedLogin(ctx);
    if (!started) return paths.login;
    return action(
      'POST /api/auth/verify',
      { body: { email: started.email, otp } },
      { otp: english('The code'), ...loginLabels },
      (result) => {
        forgetStartedLogin(ctx);
        if (!('token' in result)) return formPaths.waiting;
        startFormSession(ctx, result.token);
        return started.next;
      },
    );
  },
};

const waiting: FormRoute = {
  path: formPaths.waiting,
  access: 'anyone',
  show: ({
    ctx: {
      site: { t },
    },
  }) => ({
    title: t('Waiting for a moderator'),
    render: () => <p>{t('A moderator will review your account. We’ll email you the decision.')}</p>,
  }),
};

/** Where a platform admin arrives from another site. Its script does the same without a press. */
const handOver: FormRoute = {
  path: formPaths.handOver,
  access: 'anyone',
  show: ({
    query,
    ctx: {
      site: { public: shown, t },
    },
  }) => ({
    title: t('Log in to {site}', { site: shown.name }),
    script: handOverScriptPath,
    render: ({ typed, hidden }) => (
      <>
        <Problems t={t} list={typed.problems} />
        <p id="state" role="status" />
        <PlainForm to={formPaths.handOver} label={t('Log in')} hidden={hidden}>
          <input type="hidden" name="ticket" value={query.get('ticket') ?? ''} />
          <button type="submit">{t('Continue')}</button>
        </PlainForm>
      </>
    ),
  }),
  act: ({ ctx }, { ticket = '' }) =>
    action('POST /api/auth/hand-over', { body: { ticket } }, {}, ({ token }) => {
      startFormSession(ctx, token);
      return formPaths.account;
    }),
};

/** Where a login leads to, and where a session ends. */
const account: FormRoute = {
  path: formPaths.account,
  access: 'anyone',
  show: ({
    ctx: {
      viewer,
      site: { public: shown, t },
    },
  }) => ({
    title: viewer
      ? t('Logged in as {username}', { username: viewer.username })
      : t('{site} without JavaScript', { site: shown.name }),
    render: ({ typed, hidden }) =>
      viewer ? (
        <>
          <Problems t={t} list={typed.problems} />
          <p>
            {t(
              'To vote, comment or report, open a post and follow the links below its title and ' +
                'its comments.',
            )}
          </p>
          <ul>
            <li>
              <a href={formPaths.submit}>{t('Submit a post')}</a>
            </li>
            <li>
              <a href={paths.home}>{t('Read {site}', { site: shown.name })}</a>
            </li>
          </ul>
          <p>{t('Settings need JavaScript. All other pages look as they do for visitors.')}</p>
          <PlainForm to={formPaths.account} label={t('Log out')} action="logout" hidden={hidden}>
            <button type="submit">{t('Log out')}</button>
          </PlainForm>
        </>
      ) : (
        <p>
          {rich(
            t,
            'Here you can log in, submit, comment, vote and report without JavaScript. ' +
              '<login>Log in</login> or <signup>sign up</signup>.',
            {
              login: (content) => <a href={paths.login}>{content}</a>,
              signup: (content) => <a href={paths.signup}>{content}</a>,
            },
          )}
        </p>
      ),
  }),
  act: ({ ctx }, fields) =>
    fields.action === 'logout'
      ? action('POST /api/auth/logout', {}, {}, () => {
          endFormSession(ctx);
          return formPaths.account;
        })
      : undefined,
};

export const loginForms: readonly FormRoute[] = [login, signup, code, waiting, handOver, account];
