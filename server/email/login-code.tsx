import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { createStyles, plainMail, renderMail, type Mail, type MailSite } from './layout.tsx';

const short =
  `Expires in ${limits.loginCode.lifetimeMs / minuteMs} minutes. ` +
  'Only your latest code works, in the browser where you requested it.';
const long = `${short} This code is longer because of repeated attempts on your account.`;

/** Sends a login code. The subject starts with it for notifications. No link logs in. */
export function loginCodeMail(site: MailSite, code: string): Mail {
  return codeMail(
    site,
    code,
    `Enter this code to log in to ${site.theme.siteName}:`,
    'Didn’t request this? Ignore it. Never share this code.',
  );
}

export function signupCodeMail(
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail {
  return codeMail(
    site,
    code,
    `Enter this code to finish signing up for ${site.theme.siteName} as ${username}:`,
    'Didn’t sign up? Ignore it. Never share this code.',
  );
}

/** Sends the code that works instead of all others when no more are sent. */
export function dayCodeMail(site: MailSite, code: string): Mail {
  return codeMail(
    site,
    code,
    `We got many requests for ${site.theme.siteName} codes to this address, so we send no more ` +
      'for now. Keep this email: if you need a code today, request one and enter this one instead:',
    'Didn’t request any? You can ignore this. Never share this code.',
    'It works once within 24 hours, in any browser.',
  );
}

/** How somebody can sign up: the path of the form, or what keeps them from it. */
export type SignupAdvice = { path: string } | { mode: 'closed' | 'domain' | 'invitation' };

const refusals = {
  closed: 'The site doesn’t accept new members.',
  domain: 'The site accepts members with addresses at certain domains only.',
  invitation: 'To sign up, you need an invitation from a member.',
};

/** Answers a login attempt without an account. The site itself does not reveal it. */
export function noAccountMail(site: MailSite, signup: SignupAdvice): Mail {
  const other = 'You may have signed up with a different address.';
  return accountNoticeMail(site, {
    subject: `No ${site.theme.siteName} account with this address`,
    what: `You tried to log in, but there’s no ${site.theme.siteName} account with this address.`,
    ...('path' in signup
      ? {
          advice: `${other} If you don’t have an account yet, sign up here:`,
          link: 'Sign up',
          path: signup.path,
        }
      : { advice: `${other} ${refusals[signup.mode]}` }),
  });
}

/** Answers a signup with the address of an account. */
export function existingAccountMail(site: MailSite): Mail {
  return accountNoticeMail(site, {
    subject: `You already have a ${site.theme.siteName} account`,
    what:
      'You tried to sign up, but you already have a ' +
      `${site.theme.siteName} account with this address.`,
    advice: 'Log in here and we’ll send you a code:',
    link: 'Log in',
    path: paths.login,
  });
}

/** Renders an email with a code of six digits or a long one. */
export function codeMail(
  site: MailSite,
  code: string,
  what: string,
  warning: string,
  rule = code.length === limits.longCode.characters ? long : short,
): Mail {
  const subject = `${code} is your ${site.theme.siteName} code`;
  const style = createStyles(site.theme);
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <p style={style.paragraph}>{what}</p>
        <p className="code" style={style.code}>
          {code}
        </p>
        <p style={style.paragraph}>{rule}</p>
        <p className="quiet" style={style.quiet}>
          {warning}
        </p>
      </>,
    ),
    text: plainMail(site, [what, code, rule, warning]),
  };
}

type Advice = {
  subject: string;
  what: string;
  advice: string;
  /** With `path`. */
  link?: string;
  path?: string;
  warning?: string;
  why?: string;
};

/** Renders an email about an event, with advice and perhaps a link to a page. */
export function accountNoticeMail(
  site: MailSite,
  {
    subject,
    what,
    advice,
    link,
    path,
    warning = 'Wasn’t you? Ignore this email. Nothing has changed.',
    why,
  }: Advice,
): Mail {
  const style = createStyles(site.theme);
  const url = path === undefined ? null : toSiteUrl(site, path);
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <p style={style.paragraph}>{what}</p>
        <p style={style.paragraph}>{advice}</p>
        {url === null ? null : (
          <p style={style.paragraph}>
            <a className="button" href={url} style={style.button}>
              {link}
            </a>
          </p>
        )}
        <p className="quiet" style={style.quiet}>
          {warning}
        </p>
      </>,
      { why },
    ),
    text: plainMail(site, [what, advice, ...(url === null ? [] : [url]), warning], { why }),
  };
}
