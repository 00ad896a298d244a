import { translateDevice } from '#shared/device-name.ts';
import { settingsPath } from '#shared/paths.ts';
import { isolate } from '#shared/text-rules.ts';
import { mailTranslate, type Mail, type MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** `issuer`: host of the provider. */
type NamedIdentity = { issuer: string; account: string };

/** Notifies the account's address that an account at a provider can log in to it. */
export function identityLinkedMail(
  site: MailSite,
  { username }: { username: string },
  { issuer, account }: NamedIdentity,
): Mail {
  const t = mailTranslate(site);
  const named = {
    site: site.theme.siteName,
    username,
    account: isolate(account, t.dir),
    provider: issuer,
  };
  return accountNoticeMail(site, {
    subject: t('A login was linked to your {site} account', named),
    what: t(
      '{account} at {provider} was linked to your {site} account {username}. ' +
        'You can log in with it instead of an emailed code.',
      named,
    ),
    advice: t('Wasn’t you? Remove it in Settings, and log out other devices there:'),
    link: t('Settings'),
    path: settingsPath('identities'),
    warning: t('If it was you, you’re all set.'),
  });
}

/** Notifies the account's address that an account at a provider no longer logs in. */
export function identityRemovedMail(
  site: MailSite,
  { username }: { username: string },
  { issuer, account }: NamedIdentity,
): Mail {
  const t = mailTranslate(site);
  const named = {
    site: site.theme.siteName,
    username,
    account: isolate(account, t.dir),
    provider: issuer,
  };
  return accountNoticeMail(site, {
    subject: t('A login was removed from your {site} account', named),
    what: t(
      '{account} at {provider} was removed from your {site} account {username}. ' +
        'Devices that it had logged in were logged out.',
      named,
    ),
    advice: t('Wasn’t you? Check your linked accounts and sessions in Settings:'),
    link: t('Settings'),
    path: settingsPath('identities'),
    warning: t('If it was you, you’re all set.'),
  });
}

/** Notifies the account's address of a login in a browser that it did not use before. */
export function identityLoginMail(
  site: MailSite,
  { username }: { username: string },
  { issuer, account, device }: NamedIdentity & { device: string },
): Mail {
  const t = mailTranslate(site);
  const named = {
    site: site.theme.siteName,
    username,
    account: isolate(account, t.dir),
    provider: issuer,
  };
  return accountNoticeMail(site, {
    subject: t('New login to your {site} account', named),
    what:
      device === ''
        ? t(
            '{account} at {provider} logged in to your {site} account {username} ' +
              'in a new browser.',
            named,
          )
        : t(
            '{account} at {provider} logged in to your {site} account {username} ' +
              'in a new browser: {device}.',
            { ...named, device: translateDevice(t, device) },
          ),
    advice: t('Wasn’t you? Remove it in Settings, and log out other devices there:'),
    link: t('Settings'),
    path: settingsPath('identities'),
    warning: t('If it was you, you’re all set.'),
  });
}
