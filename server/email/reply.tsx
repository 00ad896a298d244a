import { format } from '#shared/texts/format.ts';
import { commentPath } from '#shared/paths.ts';
import { plainText, type RichText } from '#shared/rich-text.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { isolate } from '#shared/text-rules.ts';
import { truncate } from '#shared/truncate.ts';
import { Paragraph } from './digest-parts.tsx';
import { getTextAttributes } from './digest-text.ts';
import {
  createStyles,
  getDirection,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';
import { notificationMail, type NotificationRecipient } from './notification.tsx';

/** A comment for one recipient. `kind`: its relation to them. */
export type ReplyNotification = {
  kind: 'comment' | 'answer' | 'mention' | 'thread';
  author: string;
  post: { slug: string; title: string };
  commentId: string;
  content: RichText;
};

/** Characters of a comment in the email. */
const maxLength = 500;

/** Says in a line what a comment is to its recipient. */
export const describeNotification = (
  { language, pack }: MailLanguage,
  { kind, author, post }: Pick<ReplyNotification, 'kind' | 'author'> & { post: { title: string } },
): string =>
  format(language, pack.mail.notification[kind], {
    author,
    title: isolate(post.title, getDirection(language)),
  });

/** Notifies a user of a comment. Links in the comment become plain text. */
export function replyMail(
  site: MailSite,
  notification: ReplyNotification,
  recipient: NotificationRecipient,
): Mail {
  const style = createStyles(site.theme);
  const subject = describeNotification(recipient, notification);
  const expected = languageTag(site.theme.seo.locale) ?? 'en';
  const text = truncate(plainText(notification.content), maxLength);
  return notificationMail(site, recipient, {
    subject,
    content: (
      <>
        <p style={style.paragraph}>{subject}:</p>
        {text !== '' && (
          <Paragraph
            text={{ text, attributes: getTextAttributes(text, expected, recipient.language) }}
            style={style.paragraph}
          />
        )}
      </>
    ),
    lines: text === '' ? [] : [text],
    button: {
      label: recipient.pack.mail.notification.view,
      url: toSiteUrl(site, commentPath(notification.post.slug, notification.commentId)),
    },
  });
}
