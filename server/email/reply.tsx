import { commentPath, paths } from '#shared/paths.ts';
import { plainText, type RichText } from '#shared/rich-text.ts';
import {
  createStyles,
  toSiteUrl,
  plainMail,
  renderMail,
  type Mail,
  type MailSite,
} from './layout.tsx';

/** A comment for one recipient. `kind`: its relation to them. */
export type ReplyNotification = {
  kind: 'comment' | 'answer' | 'mention';
  author: string;
  post: { slug: string; title: string };
  commentId: string;
  content: RichText;
};

/** Characters of a comment in the mail. */
const maxLength = 500;
const verbs = {
  comment: 'commented on',
  answer: 'replied to your comment on',
  mention: 'mentioned you on',
};
const why = 'you chose to get replies and mentions by email';

/** Notifies a user of a reply or mention. Links in the comment become plain text. */
export function replyMail(
  site: MailSite,
  { kind, author, post, commentId, content }: ReplyNotification,
): Mail {
  const style = createStyles(site.theme);
  const subject = `${author} ${verbs[kind]} “${post.title}”`;
  const text = shorten(plainText(content));
  const url = toSiteUrl(site, commentPath(post.slug, commentId));
  const settings = toSiteUrl(site, paths.settings);
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
            View and reply
          </a>
        </p>
        <p className="quiet" style={style.quiet}>
          <a className="link" href={settings} style={style.link}>
            Turn off these emails
          </a>
        </p>
      </>,
      { why },
    ),
    text: plainMail(
      site,
      [
        `${subject}:`,
        ...(text === '' ? [] : [text]),
        `View and reply:\n${url}`,
        `Turn off these emails:\n${settings}`,
      ],
      { why },
    ),
  };
}

/** Cuts a text at a space if possible, and never within a character. */
function shorten(text: string): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const cut = letters.slice(0, maxLength - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`;
}
