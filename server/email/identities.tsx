import { settingsPath } from '#shared/paths.ts';
import { isolate } from '#shared/text-rules.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** `issuer`: host of the provider. */
type NamedIdentity = { issuer: string; account: string };

/** Notifies the account's address that an account at a provider can log in to it. */
export function identityLinkedMail(
  site: MailSite,
  { username }: { username: string },
  { issuer, account }: NamedIdentity,
): Mail {
  return accountNoticeMail(site, {
    subject: `A login was linked to your ${site.theme.siteName} account`,
    what:
      `${isolate(account)} at ${issuer} was linked to your ${site.theme.siteName} account ${username}. ` +
      'You can log in with it instead of an emailed code.',
    advice: 'Wasn’t you? Remove it in Settings, and log out other devices there:',
    link: 'Settings',
    path: settingsPath('identities'),
    warning: 'If it was you, you’re all set.',
  });
}

/** Notifies the account's address that an account at a provider no longer logs in. */
export function identityRemovedMail(
  site: MailSite,
  { username }: { username: string },
  { issuer, account }: NamedIdentity,
): Mail {
  return accountNoticeMail(site, {
    subject: `A login was removed from your ${site.theme.siteName} account`,
    what:
      `${isolate(account)} at ${issuer} was removed from your ${site.theme.siteName} account ` +
      `${username}. Devices that it had logged in were logged out.`,
    advice: 'Wasn’t you? Check your linked accounts and sessions in Settings:',
    link: 'Settings',
    path: settingsPath('identities'),
    warning: 'If it was you, you’re all set.',
  });
}

/** Notifies the account's address of a login in a browser that it did not use before. */
export function identityLoginMail(
  site: MailSite,
  { username }: { username: string },
  { issuer, account, device }: NamedIdentity & { device: string },
): Mail {
  return accountNoticeMail(site, {
    subject: `New login to your ${site.theme.siteName} account`,
    what:
      `${isolate(account)} at ${issuer} logged in to your ${site.theme.siteName} account ${username} ` +
      `in a new browser${device === '' ? '' : `: ${device}`}.`,
    advice: 'Wasn’t you? Remove it in Settings, and log out other devices there:',
    link: 'Settings',
    path: settingsPath('identities'),
    warning: 'If it was you, you’re all set.',
  });
}
