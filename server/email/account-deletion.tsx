import { paths } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { adviceMail } from './login-code.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** What the owner of an account is told when its deletion was asked for: until when it can be taken back. */
export function deletionMail(
  site: MailSite,
  { username, at }: { username: string; at: Date },
): Mail {
  return adviceMail(site, {
    subject: `Your ${site.theme.siteName} account will be deleted`,
    what: `Your account ${username} at ${site.theme.siteName} will be deleted on ${day.format(at)}, as you asked. All other sessions and API keys have ended.`,
    advice: 'Until then you can log in and keep it, in your settings:',
    link: 'Settings',
    path: paths.settings,
    warning:
      'If you did not ask for it, somebody else was logged in to your account: log in and keep it.',
    why: 'you have an account there',
  });
}
