import { dateOnly } from '#shared/dates.ts';
import { settingsPath } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** Confirms a deletion request, with the day until which it can be canceled. */
export function deletionMail(
  site: MailSite,
  { username, at }: { username: string; at: Date },
): Mail {
  return accountNoticeMail(site, {
    subject: `Your ${site.theme.siteName} account will be deleted`,
    what:
      `Your ${site.theme.siteName} account ${username} will be deleted on ${dateOnly(at)}, ` +
      'as you asked. Other devices and API keys have stopped working.',
    advice: 'You can cancel in Settings until then:',
    link: 'Settings',
    path: settingsPath('deletion'),
    warning: 'Wasn’t you? Log in now to cancel.',
    why: 'you have an account there',
  });
}
