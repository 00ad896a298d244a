import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { plainCode } from '#shared/login-code.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import { formPaths, paths, withQuery } from '#shared/paths.ts';
import { signupTexts } from '#shared/signup-modes.ts';
import type { Ctx } from '../../context.ts';
import {
  endFormSession,
  forgetStartedLogin,
  keepStartedLogin,
  readStartedLogin,
  startFormSession,
} from './form-session.ts';
import { action, type FormRoute } from './form-types.ts';
import { Area, Field, PlainForm, Problems, type Typed } from './form-view.tsx';

const emailLabel = 'Email address';
const emailField = (typed: Typed) => (
  <Field
    name="email"
    label={emailLabel}
    hint="We’ll email you a code. No password; your address stays private."
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    typed={typed}
  />
);

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

const login: FormRoute = {
  path: formPaths.login,
  access: 'anyone',
  show({ ctx, next }) {
    if (ctx.viewer) return next;
    return {
      title: 'Log in',
      render: ({ typed, hidden }) => (
        <>
          <PlainForm to={formPaths.login} label="Log in" hidden={hidden}>
            <Problems list={typed.problems} />
            <input type="hidden" name="next" value={next} />
            {emailField(typed)}
            <button type="submit">Email me a code</button>
          </PlainForm>
          <p>
            No account yet? <a href={withQuery(formPaths.signup, { next })}>Sign up</a>
          </p>
        </>
      ),
    };
  },
  act: ({ ctx, next }, { email = '' }) =>
    action(
      'POST /api/auth/login',
      { body: { email: email.trim() } },
      { email: emailLabel },
      (sent) => begin(ctx, email.trim(), next, sent),
    ),
};

const signup: FormRoute = {
  path: formPaths.signup,
  access: 'anyone',
  show({ ctx, next }) {
    if (ctx.viewer) return next;
    const { name, signup: rules } = ctx.site.public;
    return {
      title: 'Sign up',
      render: ({ typed, hidden }) => (
        <>
          {rules.mode === 'open' ? null : (
            <p>
              {fillIn(signupTexts.en[rules.mode], {
                site: name,
                domains: rules.domains.join(', '),
              })}
            </p>
          )}
          <PlainForm to={formPaths.signup} label="Sign up" hidden={hidden}>
            <Problems list={typed.problems} />
            <input type="hidden" name="next" value={next} />
            <Field
              name="username"
              label="Username"
              hint={
                `${limits.username.min} to ${limits.username.max} characters: letters, numbers, ` +
                `_ or -. It’s public and can’t be changed.`
              }
              autoComplete="username"
              autoCapitalize="none"
              typed={typed}
            />
            <Field
              name="name"
              label="Name"
              hint="Shown on your profile."
              autoComplete="name"
              typed={typed}
            />
            {emailField(typed)}
            {rules.question === null ? null : (
              <Area name="answer" label={rules.question} typed={typed} />
            )}
            {rules.mode === 'open' ? null : (
              <Field
                name="invitation"
                label="Invitation link, if you have one"
                autoComplete="off"
                typed={typed}
              />
            )}
            <button type="submit">Email me a code</button>
          </PlainForm>
          <p>
            Have an account? <a href={withQuery(formPaths.login, { next })}>Log in</a>
          </p>
        </>
      ),
    };
  },
  act({ ctx, next }, { username = '', name = '', email = '', answer = '', invitation }) {
    const token = readInvitation(invitation);
    const body = {
      username: username.trim(),
      name: name.trim(),
      email: email.trim(),
      ...(answer.trim() !== '' && { answer: answer.trim() }),
      ...(token !== undefined && { invitation: token }),
    };
    return action(
      'POST /api/auth/signup',
      { body },
      {
        username: 'Username',
        name: 'Name',
        email: emailLabel,
        answer: 'The answer',
        invitation: 'The invitation',
      },
      (sent) => begin(ctx, body.email, next, sent),
    );
  },
};

const code: FormRoute = {
  path: formPaths.code,
  access: 'anyone',
  show({ ctx }) {
    const started = readStartedLogin(ctx);
    if (!started) return formPaths.login;
    const { email, sent, long, next } = started;
    return {
      title: 'Enter the code',
      render: ({ typed, hidden }) => (
        <>
          {sent ? (
            <p>
              We’ve emailed <strong>{email}</strong> a code, or what to do instead. A code works in
              this browser for {limits.loginCode.lifetimeMs / minuteMs} minutes.
            </p>
          ) : (
            <p>
              We’ve sent as many codes as we may to <strong>{email}</strong>. Enter the code of{' '}
              {limits.longCode.characters} letters and digits that we emailed within the last 24
              hours.
            </p>
          )}
          <PlainForm to={formPaths.code} label="Enter the code" hidden={hidden}>
            <Problems list={typed.problems} />
            <Field
              name="otp"
              label="Code"
              hint={long ? 'Ten letters and digits.' : 'Six digits.'}
              inputMode={long ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              typed={typed}
            />
            <button type="submit">Log in</button>
          </PlainForm>
          <p>
            No email? <a href={withQuery(formPaths.login, { next })}>Request a new code</a>
          </p>
        </>
      ),
    };
  },
  act({ ctx }, { otp = '' }) {
    const started = readStartedLogin(ctx);
    if (!started) return formPaths.login;
    return action(
      'POST /api/auth/verify',
      { body: { email: started.email, otp: plainCode(otp) ?? otp } },
      { otp: 'The code', email: emailLabel },
      (result) => {
        forgetStartedLogin(ctx);
        if ('waiting' in result) return formPaths.waiting;
        startFormSession(ctx, result.token);
        return started.next;
      },
    );
  },
};

const waiting: FormRoute = {
  path: formPaths.waiting,
  access: 'anyone',
  show: () => ({
    title: 'Waiting for a moderator',
    render: () => <p>A moderator decides about your account. We’ll email you the decision.</p>,
  }),
};

/** Where a login leads to, and where a session ends. */
const account: FormRoute = {
  path: formPaths.account,
  access: 'anyone',
  show: ({ ctx: { viewer, site } }) => ({
    title: viewer ? `Logged in as ${viewer.username}` : `${site.public.name} without JavaScript`,
    render: ({ typed, hidden }) =>
      viewer ? (
        <>
          <Problems list={typed.problems} />
          <p>
            To vote, comment or report, open a post and follow the links below its title and its
            comments.
          </p>
          <ul>
            <li>
              <a href={formPaths.submit}>Submit a post</a>
            </li>
            <li>
              <a href={paths.home}>Read {site.public.name}</a>
            </li>
          </ul>
          <p>Settings need JavaScript. All other pages look as they do for visitors.</p>
          <PlainForm to={formPaths.account} label="Log out" action="logout" hidden={hidden}>
            <button type="submit">Log out</button>
          </PlainForm>
        </>
      ) : (
        <p>
          Here you can log in, submit, comment, vote and report without JavaScript.{' '}
          <a href={formPaths.login}>Log in</a> or <a href={formPaths.signup}>sign up</a>.
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

export const loginForms: readonly FormRoute[] = [login, signup, code, waiting, account];
