import { paths } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { mailTranslate, type Mail, type MailSite } from './layout.tsx';
import { accountNoticeMail, codeMail } from './login-code.tsx';

/** Sends the code to the new address of an account. */
export function emailChangeCodeMail(
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail {
  return codeMail(
    site,
    code,
    english(
      'Enter this code in Settings to confirm the new email address of your {site} account ' +
        '{username}:',
    ),
    { username },
  );
}

/** Tells the owner of an address that it is taken. The site itself does not reveal it. */
export function emailTakenMail(site: MailSite): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName };
  return accountNoticeMail(site, {
    subject: t('This address already has an account on {site}', named),
    what: t(
      'You tried to use this address for your {site} account, but another account already has it.',
      named,
    ),
    advice: t('To change that account’s address or delete it, log in here:'),
    link: t('Log in'),
    path: paths.login,
  });
}

/** Notifies the old address, without naming the new one. */
export function emailChangedMail(site: MailSite, { username }: { username: string }): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username };
  return accountNoticeMail(site, {
    subject: t('Your {site} email address was changed', named),
    what: t(
      'The email on your {site} account {username} was changed. ' +
        'This address no longer works for logging in, other devices were logged out ' +
        'and API keys were revoked.',
      named,
    ),
    advice: t('Wasn’t you? Tell us right away:'),
    link: t('Contact us'),
    path: paths.contact,
    warning: t('If it was you, you’re all set.'),
    why: english('Sent by {site} because this was the address of your account there.'),
  });
}
