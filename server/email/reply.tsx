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

/** A comment that somebody is told of. `how`: what it has to do with them. */
export type ReplyNotification = {
  kind: 'comment' | 'answer' | 'mention';
  author: string;
  post: { slug: string; title: string };
  commentId: string;
  content: RichText;
};

/** Of a comment as much is in the mail. Characters. */
const maxLength = 500;
const why = 'you chose to get replies and mentions by email';

/** Somebody answered or named the reader, who chose to be mailed then. Words of people stay words: no link of theirs is one here. */
export function replyMail(
  site: MailSite,
  { kind: how, author, post, commentId, content }: ReplyNotification,
): Mail {
  const style = createStyles(site.theme);
  const subject = `${author} ${{ comment: 'commented on', answer: 'replied to your comment on', mention: 'mentioned you on' }[how]} “${post.title}”`;
  const words = shorten(plainText(content));
  const address = toSiteUrl(site, commentPath(post.slug, commentId));
  const settings = toSiteUrl(site, paths.settings);
  return {
    subject,
    html: renderMail(
      site,
      subject,
      <>
        <p style={style.paragraph}>{subject}:</p>
        {words !== '' && <p style={style.paragraph}>{words}</p>}
        <p style={style.paragraph}>
          <a className="button" href={address} style={style.button}>
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
        ...(words === '' ? [] : [words]),
        `View and reply:\n${address}`,
        `Turn off these emails:\n${settings}`,
      ],
      { why },
    ),
  };
}

/** Cut between words where that is possible, and never within a character. */
function shorten(words: string): string {
  const letters = [...words];
  if (letters.length <= maxLength) return words;
  const cut = letters.slice(0, maxLength - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`;
}
