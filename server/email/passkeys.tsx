import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { settingsPath } from '#shared/paths.ts';
import { isolate } from '#shared/text-rules.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** Notifies the account's address that somebody can log in with a new passkey. */
export function passkeyAddedMail(
  site: MailSite,
  { username }: { username: string },
  passkey: string,
): Mail {
  return accountNoticeMail(site, {
    subject: `A passkey was added to your ${site.theme.siteName} account`,
    what:
      `The passkey “${isolate(passkey)}” was added to your ${site.theme.siteName} account ${username}. ` +
      'You can log in with it instead of an emailed code.',
    advice: 'Wasn’t you? Remove it in Settings, and log out other devices there:',
    link: 'Settings',
    path: settingsPath('passkeys'),
    warning:
      'If it was you, you’re all set. A passkey that replaces others may open the admin area ' +
      `only after ${limits.passkeys.waitMs / hourMs} hours.`,
  });
}

/** Notifies the account's address of a login in a browser that it did not use before. */
export function passkeyLoginMail(
  site: MailSite,
  { username }: { username: string },
  { passkey, device }: { passkey: string; device: string },
): Mail {
  return accountNoticeMail(site, {
    subject: `New login to your ${site.theme.siteName} account`,
    what:
      `The passkey “${isolate(passkey)}” logged in to your ${site.theme.siteName} account ${username} ` +
      `on ${device}.`,
    advice: 'Wasn’t you? Log out that device in Settings, and remove the passkey:',
    link: 'Settings',
    path: settingsPath('passkeys'),
    warning: 'If it was you, you’re all set.',
  });
}

/** Notifies the account's address that a passkey no longer logs in. */
export function passkeyRemovedMail(
  site: MailSite,
  { username }: { username: string },
  passkey: string,
): Mail {
  return accountNoticeMail(site, {
    subject: `A passkey was removed from your ${site.theme.siteName} account`,
    what:
      `The passkey “${isolate(passkey)}” was removed from your ${site.theme.siteName} account ` +
      `${username}. Devices that it had logged in were logged out.`,
    advice: 'Wasn’t you? Check your passkeys and sessions in Settings:',
    link: 'Settings',
    path: settingsPath('passkeys'),
    warning: 'If it was you, you’re all set.',
  });
}
