import { format } from '#shared/texts/format.ts';
import { commentPath, paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { createStyles, type Mail, type MailSite } from './layout.tsx';
import { notificationMail, type NotificationRecipient } from './notification.tsx';
import { describeNotification, type ReplyNotification } from './reply.tsx';

/** An entry of the inbox. The email does not quote the comment. */
type InboxEntry = Omit<ReplyNotification, 'content'>;

/** Lists what is unread in an inbox. `count`: of all entries, also those that are not listed. */
export function dailyInboxMail(
  site: MailSite,
  { entries, count }: { entries: readonly InboxEntry[]; count: number },
  recipient: NotificationRecipient,
): Mail {
  const style = createStyles(site.theme);
  const { language, pack } = recipient;
  const texts = pack.mail.notification;
  const subject = format(language, texts.daily, { count });
  const more =
    count > entries.length ? format(language, texts.more, { count: count - entries.length }) : null;
  const lines = entries.map((entry) => ({
    id: entry.commentId,
    line: describeNotification(recipient, entry),
    url: toSiteUrl(site, commentPath(entry.post.slug, entry.commentId)),
  }));
  return notificationMail(site, recipient, {
    subject,
    content: (
      <>
        <h1 style={style.heading}>{subject}</h1>
        {lines.map(({ id, line, url }) => (
          <p key={id} style={style.paragraph}>
            <a className="link" href={url} style={style.link}>
              {line}
            </a>
          </p>
        ))}
        {more !== null && <p style={style.paragraph}>{more}</p>}
      </>
    ),
    lines: [...lines.map(({ line, url }) => `${line}:\n${url}`), ...(more === null ? [] : [more])],
    button: { label: texts.inbox, url: toSiteUrl(site, paths.inbox) },
  });
}
