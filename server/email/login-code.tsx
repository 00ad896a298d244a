import * as limits from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { looks, onSite, plainMail, renderMail, type Mail, type MailSite } from './layout.tsx';

const rule = (within: string) =>
  `It works once, within ${within}. If you have asked for another one since, only the newest works.`;
const short = rule(`${limits.loginCode.lives / 60_000} minutes`);
const long = `${rule(`${limits.longCode.lives / 3_600_000} hours`)} It is longer than usual, because somebody has tried to guess codes or asked for many.`;

/** The code that logs somebody in (product 7). It comes first in the subject, where a notification shows it; there is no link that logs in. */
export function loginCodeMail(site: MailSite, code: string): Mail {
  return codeMail(
    site,
    code,
    `Enter this code to log in to ${site.theme.siteName}:`,
    'If you did not ask for it, do nothing: nobody gets in without it, so give it to nobody.',
  );
}

/** The code that makes an account. */
export function signupCodeMail(
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail {
  return codeMail(
    site,
    code,
    `Enter this code to finish signing up at ${site.theme.siteName} as ${username}:`,
    'If you did not sign up, do nothing: no account is made without the code, so give it to nobody.',
  );
}

/** Somebody wants to log in with an address that has no account; the site itself answers the same as ever, so only the mail tells. */
export function noAccountMail(site: MailSite): Mail {
  return adviceMail(site, {
    subject: `No ${site.theme.siteName} account has this address`,
    what: `Somebody, probably you, wants to log in to ${site.theme.siteName} with this address. No account has it.`,
    advice:
      'You may have signed up with another address. If you have not signed up yet, do so here:',
    link: 'Sign up',
    path: paths.signup,
  });
}

/** Somebody signs up with an address that has an account already. */
export function knownAccountMail(site: MailSite): Mail {
  return adviceMail(site, {
    subject: `You already have a ${site.theme.siteName} account`,
    what: `Somebody, probably you, wants to sign up at ${site.theme.siteName} with this address. It has an account already.`,
    advice: 'Log in with it here; you get a code then:',
    link: 'Log in',
    path: paths.login,
  });
}

/** A mail with a code in it, six digits or a long one, first in the subject. */
export function codeMail(site: MailSite, code: string, what: string, warning: string): Mail {
  const subject = `${code} is your ${site.theme.siteName} code`;
  const style = looks(site.theme);
  const rule = code.length === limits.longCode.characters ? long : short;
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
  link: string;
  path: string;
  warning?: string;
  why?: string;
};

/** What happened, what to do about it, and where. */
export function adviceMail(
  site: MailSite,
  {
    subject,
    what,
    advice,
    link,
    path,
    warning = 'If that was not you, do nothing: nothing has changed.',
    why,
  }: Advice,
): Mail {
  const style = looks(site.theme);
  const address = onSite(site, path);
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <p style={style.paragraph}>{what}</p>
        <p style={style.paragraph}>{advice}</p>
        <p style={style.paragraph}>
          <a className="button" href={address} style={style.button}>
            {link}
          </a>
        </p>
        <p className="quiet" style={style.quiet}>
          {warning}
        </p>
      </>,
      { why },
    ),
    text: plainMail(site, [what, advice, address, warning], { why }),
  };
}
