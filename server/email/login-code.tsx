import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { codeTexts } from '#shared/texts/codes.ts';
import { format } from '#shared/texts/format.ts';
import { english } from '#shared/texts/translate.ts';
import { paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import {
  createStyles,
  mailTranslate,
  plainMail,
  renderMail,
  type Mail,
  type MailSite,
} from './layout.tsx';

/** Sends a login code. The subject starts with it for notifications. No link logs in. */
export const loginCodeMail = (site: MailSite, code: string) =>
  codeMail(site, code, codeTexts.login);

export const signupCodeMail = (
  site: MailSite,
  { username, code }: { username: string; code: string },
) => codeMail(site, code, codeTexts.signup, { username });

/** Sends the code that works instead of all others when no more are sent. */
export const dayCodeMail = (site: MailSite, code: string): Mail =>
  codeMail(site, code, codeTexts.day, {}, codeTexts.dayExpires);

/** How somebody can sign up: the path of the form, or what keeps them from it. */
export type SignupAdvice = { path: string } | { mode: 'closed' | 'domain' | 'invitation' };

const refusals = {
  closed: english('The site doesn’t accept new members.'),
  domain: english('The site accepts members with addresses at certain domains only.'),
  invitation: english('To sign up, you need an invitation from a member.'),
};

/** Answers a login attempt without an account. The site itself does not reveal it. */
export function noAccountMail(site: MailSite, signup: SignupAdvice): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName };
  const other = t('You may have signed up with a different address.');
  return accountNoticeMail(site, {
    subject: t('No account on {site} with this address', named),
    what: t('You tried to log in, but no account on {site} has this address.', named),
    ...('path' in signup
      ? {
          advice: `${other} ${t('If you don’t have an account yet, sign up here:')}`,
          link: t('Sign up'),
          path: signup.path,
        }
      : { advice: `${other} ${t(refusals[signup.mode])}` }),
  });
}

/** Answers a signup with the address of an account. */
export function existingAccountMail(site: MailSite): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName };
  return accountNoticeMail(site, {
    subject: t('You already have an account on {site}', named),
    what: t(
      'You tried to sign up, but you already have an account on {site} with this address.',
      named,
    ),
    advice: t('Log in here and we’ll send you a code:'),
    link: t('Log in'),
    path: paths.login,
  });
}

/**
 * Renders an email with a code of six digits or a long one. `what`: a text to translate, with
 * `{site}`. `rule`: replaces when the code expires.
 */
export function codeMail(
  site: MailSite,
  code: string,
  what: string,
  values: Record<string, string> = {},
  rule?: string,
): Mail {
  const texts = codeTexts;
  const t = mailTranslate(site);
  const fill = (text: string) =>
    format(t.language, t.find(text), {
      site: site.theme.siteName,
      code,
      ...values,
      minutes: limits.loginCode.lifetimeMs / minuteMs,
    });
  const isLong = code.length === limits.longCode.characters;
  const intro = fill(what);
  const expiry = (rule === undefined ? [texts.expires, ...(isLong ? [texts.longer] : [])] : [rule])
    .map(fill)
    .join(' ');
  const caution = fill(texts.warning);
  const subject = fill(texts.subject);
  const style = createStyles(site.theme);
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <p style={style.paragraph}>{intro}</p>
        <p className="code" dir="ltr" style={style.code}>
          {code}
        </p>
        <p style={style.paragraph}>{expiry}</p>
        <p className="quiet" style={style.quiet}>
          {caution}
        </p>
      </>,
    ),
    text: plainMail(site, [intro, code, expiry, caution]),
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

/** Renders an email about an event in its translated texts. `why`: as in the frame. */
export function accountNoticeMail(
  site: MailSite,
  {
    subject,
    what,
    advice,
    link,
    path,
    warning = mailTranslate(site)('Wasn’t you? Ignore this email. Nothing has changed.'),
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
