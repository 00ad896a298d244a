import { english } from '#shared/texts/translate.ts';
import type { Mail, MailSite } from './layout.tsx';
import { codeMail } from './login-code.tsx';

/** Sends the code that proves that mail to an address arrives again. */
export const bounceCodeMail = (
  site: MailSite,
  { username, code }: { username: string; code: string },
): Mail =>
  codeMail(
    site,
    code,
    english('To get email for your {site} account {username} again, enter this code in Settings:'),
    { username },
  );
