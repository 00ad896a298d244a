import { paths } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail, codeMail } from './login-code.tsx';

/** Sends the code to the new address of an account. */
export function emailChangeCodeMail(
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail {
  return codeMail(
    site,
    code,
    'Enter this code in Settings to confirm the new email address of your ' +
      `${site.theme.siteName} account ${username}:`,
  );
}

/** Tells the owner of an address that it is taken. The site itself does not reveal it. */
export function emailTakenMail(site: MailSite): Mail {
  return accountNoticeMail(site, {
    subject: `This address already has an account on ${site.theme.siteName}`,
    what:
      `You tried to use this address for your ${site.theme.siteName} account, ` +
      'but another account already has it.',
    advice: 'To change that account’s address or delete it, log in here:',
    link: 'Log in',
    path: paths.login,
  });
}

/** Notifies the old address, without naming the new one. */
export function emailChangedMail(site: MailSite, { username }: { username: string }): Mail {
  return accountNoticeMail(site, {
    subject: `Your ${site.theme.siteName} email address was changed`,
    what:
      `The email on your ${site.theme.siteName} account ${username} was changed. ` +
      'This address no longer works for logging in, other devices were logged out ' +
      'and API keys were revoked.',
    advice: 'Wasn’t you? Tell us right away:',
    link: 'Contact us',
    path: paths.contact,
    warning: 'If it was you, you’re all set.',
    why: 'this was the address of your account there',
  });
}
