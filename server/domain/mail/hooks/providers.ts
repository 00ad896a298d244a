import type { MailProvider } from '#shared/mail-providers.ts';
import { amazonSes } from './amazon-ses.ts';
import { mailchimp } from './mailchimp.ts';
import type { MailHook } from './mail-hook.ts';
import { mailgun } from './mailgun.ts';
import { postmark } from './postmark.ts';
import { resend } from './resend.ts';
import { sendgrid } from './sendgrid.ts';

/** The mail providers whose events are understood. */
export const mailHooks: Record<MailProvider, MailHook> = {
  'amazon-ses': amazonSes,
  postmark,
  mailgun,
  sendgrid,
  resend,
  mailchimp,
};
