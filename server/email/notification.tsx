import type { ReactNode } from 'react';
import { settingsPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import {
  createStyles,
  plainMail,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';

/** The recipient's language, and the page that turns these emails off. */
export type NotificationRecipient = MailLanguage & { turnOffUrl: string };

/** Notifies a member, with a button and with links to change or stop such emails. */
export function notificationMail(
  site: MailSite,
  { language, pack, turnOffUrl }: NotificationRecipient,
  {
    subject,
    content,
    lines,
    button,
  }: {
    subject: string;
    content: ReactNode;
    /** The content as plain text, without the subject. */
    lines: readonly string[];
    button: { label: string; url: string };
  },
): Mail {
  const style = createStyles(site.theme);
  const texts = pack.mail.notification;
  const settingsUrl = toSiteUrl(site, settingsPath('notifications'));
  const frame = { foot: texts.why, language };
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        {content}
        <p style={style.paragraph}>
          <a className="button" href={button.url} style={style.button}>
            {button.label}
          </a>
        </p>
        <p className="quiet" style={style.quiet}>
          <a className="link" href={turnOffUrl} style={style.link}>
            {texts.turnOff}
          </a>
          {' · '}
          <a className="link" href={settingsUrl} style={style.link}>
            {texts.settings}
          </a>
        </p>
      </>,
      frame,
    ),
    text: plainMail(
      site,
      [
        `${subject}:`,
        ...lines,
        `${button.label}:\n${button.url}`,
        `${texts.turnOff}:\n${turnOffUrl}`,
        `${texts.settings}:\n${settingsUrl}`,
      ],
      frame,
    ),
  };
}
