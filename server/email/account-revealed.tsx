import { paths } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** Tells the owner of an account that the subscription form showed its username. */
export function accountRevealedMail(site: MailSite, { username }: { username: string }): Mail {
  const { siteName } = site.theme;
  return accountNoticeMail(site, {
    subject: `Your address was entered in the subscription form of ${siteName}`,
    what:
      `Someone entered this email address in the subscription form of ${siteName}. ` +
      `The form then showed that it has an account with the username ${username}.`,
    advice: 'Nothing else was shown, and nothing has changed. You don’t have to do anything.',
    link: 'Contact us',
    path: paths.contact,
    warning: 'We send at most one such email a day.',
    why: 'this is the address of your account there',
  });
}
