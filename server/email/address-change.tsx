import { paths } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { adviceMail, codeMail } from './login-code.tsx';

/** The code that makes an address the one of an account, mailed to that address. */
export function addressCodeMail(
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail {
  return codeMail(
    site,
    code,
    `Enter this code in the settings of your account ${username} at ${site.theme.siteName}. From then on it is logged in to with this address:`,
    'If you did not ask for it, do nothing: without the code nothing changes, so give it to nobody.',
  );
}

/** Somebody wants an address that another account has; the site itself answers the same as ever, so only the mail tells. */
export function addressKnownMail(site: MailSite): Mail {
  return adviceMail(site, {
    subject: `Another ${site.theme.siteName} account has this address`,
    what: `Somebody, probably you, wants to use this address for an account at ${site.theme.siteName}. Another account has it already.`,
    advice: 'Log in with it here to give that account another address first, or to delete it:',
    link: 'Log in',
    path: paths.login,
  });
}

/** What the old address is told once there is a new one. The new one is not in it. */
export function addressChangedMail(site: MailSite, { username }: { username: string }): Mail {
  return adviceMail(site, {
    subject: `Your ${site.theme.siteName} account has a new address`,
    what: `Your account ${username} at ${site.theme.siteName} has another address now. Nobody logs in with this one any more, and all other sessions and API keys have ended.`,
    advice: 'If you did not do this, tell us at once:',
    link: 'Contact us',
    path: paths.contact,
    warning: 'If it was you, there is nothing to do.',
    why: 'this was the address of an account there',
  });
}
