import { paths } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { mailTranslate, type Mail, type MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** Tells the owner of an account that the subscription form showed its username. */
export function accountRevealedMail(site: MailSite, { username }: { username: string }): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username };
  return accountNoticeMail(site, {
    subject: t('Your address was entered in the subscription form of {site}', named),
    what: t(
      'Someone entered this email address in the subscription form of {site}. ' +
        'The form then showed that it has an account with the username {username}.',
      named,
    ),
    advice: t('Nothing else was shown, and nothing has changed. You don’t have to do anything.'),
    link: t('Contact us'),
    path: paths.contact,
    warning: t('We send at most one such email a day.'),
    why: english('Sent by {site} because this is the address of your account there.'),
  });
}
