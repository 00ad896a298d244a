import { fillIn } from '#shared/newsletter/interpolate.ts';
import { notificationTexts } from '#shared/newsletter/notification-texts.ts';
import { commentPath, paths, type DigestLanguage } from '#shared/paths.ts';
import { plainText, type RichText } from '#shared/rich-text.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { truncate } from '#shared/truncate.ts';
import { createStyles, plainMail, renderMail, type Mail, type MailSite } from './layout.tsx';

/** A comment for one recipient. `kind`: its relation to them. */
export type ReplyNotification = {
  kind: 'comment' | 'answer' | 'mention' | 'thread';
  author: string;
  post: { slug: string; title: string };
  commentId: string;
  content: RichText;
};

/** The recipient's language, and the page that turns these mails off. */
export type ReplyRecipient = { language: DigestLanguage; turnOffUrl: string };

/** Characters of a comment in the mail. */
const maxLength = 500;

/** Says in a line what a comment is to its recipient. */
export const describeNotification = (
  language: DigestLanguage,
  { kind, author, post }: Pick<ReplyNotification, 'kind' | 'author'> & { post: { title: string } },
): string => fillIn(notificationTexts[language][kind], { author, title: post.title });

/** Notifies a user of a comment. Links in the comment become plain text. */
export function replyMail(
  site: MailSite,
  notification: ReplyNotification,
  { language, turnOffUrl }: ReplyRecipient,
): Mail {
  const style = createStyles(site.theme);
  const texts = notificationTexts[language];
  const subject = describeNotification(language, notification);
  const text = truncate(plainText(notification.content), maxLength);
  const url = toSiteUrl(site, commentPath(notification.post.slug, notification.commentId));
  const frame = { foot: texts.why, language };
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <p style={style.paragraph}>{subject}:</p>
        {text !== '' && <p style={style.paragraph}>{text}</p>}
        <p style={style.paragraph}>
          <a className="button" href={url} style={style.button}>
            {texts.view}
          </a>
        </p>
        <NotificationLinks site={site} language={language} turnOffUrl={turnOffUrl} />
      </>,
      frame,
    ),
    text: plainMail(
      site,
      [
        `${subject}:`,
        ...(text === '' ? [] : [text]),
        `${texts.view}:\n${url}`,
        ...notificationLinkLines(site, { language, turnOffUrl }),
      ],
      frame,
    ),
  };
}

/** The links below a notification. */
export function NotificationLinks({
  site,
  language,
  turnOffUrl,
}: { site: MailSite } & ReplyRecipient) {
  const style = createStyles(site.theme);
  const texts = notificationTexts[language];
  return (
    <p className="quiet" style={style.quiet}>
      <a className="link" href={turnOffUrl} style={style.link}>
        {texts.turnOff}
      </a>
      {' · '}
      <a className="link" href={toSiteUrl(site, paths.settings)} style={style.link}>
        {texts.settings}
      </a>
    </p>
  );
}

export const notificationLinkLines = (
  site: MailSite,
  { language, turnOffUrl }: ReplyRecipient,
): string[] => [
  `${notificationTexts[language].turnOff}:\n${turnOffUrl}`,
  `${notificationTexts[language].settings}:\n${toSiteUrl(site, paths.settings)}`,
];
