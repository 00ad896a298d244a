import { translateDevice } from '#shared/device-name.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { settingsPath } from '#shared/paths.ts';
import { isolate } from '#shared/text-rules.ts';
import { mailTranslate, type Mail, type MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** Notifies the account's address that somebody can log in with a new passkey. */
export function passkeyAddedMail(
  site: MailSite,
  { username }: { username: string },
  passkey: string,
): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username, passkey: isolate(passkey, t.dir) };
  return accountNoticeMail(site, {
    subject: t('A passkey was added to your {site} account', named),
    what: t(
      'The passkey “{passkey}” was added to your {site} account {username}. ' +
        'You can log in with it instead of an emailed code.',
      named,
    ),
    advice: t('Wasn’t you? Remove it in Settings, and log out other devices there:'),
    link: t('Settings'),
    path: settingsPath('passkeys'),
    warning: t(
      'If it was you, you’re all set. A passkey that replaces others may open the admin area ' +
        'only after {hours} hours.',
      { hours: limits.passkeys.waitMs / hourMs },
    ),
  });
}

/** Notifies the account's address of a login in a browser that it did not use before. */
export function passkeyLoginMail(
  site: MailSite,
  { username }: { username: string },
  { passkey, device }: { passkey: string; device: string },
): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username, passkey: isolate(passkey, t.dir) };
  return accountNoticeMail(site, {
    subject: t('New login to your {site} account', named),
    what: t('The passkey “{passkey}” logged in to your {site} account {username} on {device}.', {
      ...named,
      device: translateDevice(t, device),
    }),
    advice: t('Wasn’t you? Log out that device in Settings, and remove the passkey:'),
    link: t('Settings'),
    path: settingsPath('passkeys'),
    warning: t('If it was you, you’re all set.'),
  });
}

/** Notifies the account's address that a passkey no longer logs in. */
export function passkeyRemovedMail(
  site: MailSite,
  { username }: { username: string },
  passkey: string,
): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username, passkey: isolate(passkey, t.dir) };
  return accountNoticeMail(site, {
    subject: t('A passkey was removed from your {site} account', named),
    what: t(
      'The passkey “{passkey}” was removed from your {site} account {username}. ' +
        'Devices that it had logged in were logged out.',
      named,
    ),
    advice: t('Wasn’t you? Check your passkeys and sessions in Settings:'),
    link: t('Settings'),
    path: settingsPath('passkeys'),
    warning: t('If it was you, you’re all set.'),
  });
}
