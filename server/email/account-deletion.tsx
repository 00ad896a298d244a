import { dateOnlyIn } from '#shared/newsletter/dates.ts';
import { settingsPath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { mailTranslate, type Mail, type MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** Confirms a deletion request, with the day until which it can be canceled. */
export function deletionMail(
  site: MailSite,
  { username, at }: { username: string; at: Date },
): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username };
  return accountNoticeMail(site, {
    subject: t('Your {site} account will be deleted', named),
    what: t(
      'Your {site} account {username} will be deleted on {date}, as you asked. ' +
        'Other devices and API keys have stopped working.',
      { ...named, date: dateOnlyIn(t.language, at) },
    ),
    advice: t('You can cancel in Settings until then:'),
    link: t('Settings'),
    path: settingsPath('deletion'),
    warning: t('Wasn’t you? Log in now to cancel.'),
    why: english('Sent by {site} because you have an account there.'),
  });
}
