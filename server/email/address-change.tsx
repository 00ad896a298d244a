import { paths } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail, codeMail } from './login-code.tsx';

/** The code that makes an address the one of an account, mailed to that address. */
export function emailChangeCodeMail(
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail {
  return codeMail(
    site,
    code,
    `Enter this code in Settings to confirm the new email address of your ${site.theme.siteName} account ${username}:`,
    'Didn’t request this? Ignore it. Never share this code.',
  );
}

/** Somebody wants an address that another account has; the site itself answers the same as ever, so only the mail tells. */
export function emailTakenMail(site: MailSite): Mail {
  return accountNoticeMail(site, {
    subject: `This address already has a ${site.theme.siteName} account`,
    what: `You tried to use this address for your ${site.theme.siteName} account, but another account already has it.`,
    advice: 'To change that account’s address or delete it, log in here:',
    link: 'Log in',
    path: paths.login,
  });
}

/** What the old address is told once there is a new one. The new one is not in it. */
export function emailChangedMail(site: MailSite, { username }: { username: string }): Mail {
  return accountNoticeMail(site, {
    subject: `Your ${site.theme.siteName} email address was changed`,
    what: `The email on your ${site.theme.siteName} account ${username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.`,
    advice: 'Wasn’t you? Tell us right away:',
    link: 'Contact us',
    path: paths.contact,
    warning: 'If it was you, you’re all set.',
    why: 'this was the address of your account there',
  });
}
