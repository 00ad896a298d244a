/** Mail providers that report bounces and complaints. Part of URLs. */
export const mailProviders = [
  'amazon-ses',
  'postmark',
  'mailgun',
  'sendgrid',
  'resend',
  'mailchimp',
] as const;
export type MailProvider = (typeof mailProviders)[number];
