import { fillIn } from '#shared/newsletter/interpolate.ts';
import { notificationTexts } from '#shared/newsletter/notification-texts.ts';
import { commentPath, paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { createStyles, plainMail, renderMail, type Mail } from './layout.tsx';
import type { MailSite } from './layout.tsx';
import {
  describeNotification,
  NotificationLinks,
  notificationLinkLines,
  type ReplyNotification,
  type ReplyRecipient,
} from './reply.tsx';

/** An entry of the inbox. The mail does not quote the comment. */
type InboxEntry = Omit<ReplyNotification, 'content'>;

/** Lists what is unread in an inbox. `count`: of all entries, also those that are not listed. */
export function dailyInboxMail(
  site: MailSite,
  { entries, count }: { entries: readonly InboxEntry[]; count: number },
  { language, turnOffUrl }: ReplyRecipient,
): Mail {
  const style = createStyles(site.theme);
  const texts = notificationTexts[language];
  const subject = fillIn(texts.daily, { count });
  const inbox = toSiteUrl(site, paths.inbox);
  const frame = { foot: texts.why, language };
  const more =
    count > entries.length ? fillIn(texts.more, { count: count - entries.length }) : null;
  const lines = entries.map((entry) => ({
    id: entry.commentId,
    line: describeNotification(language, entry),
    url: toSiteUrl(site, commentPath(entry.post.slug, entry.commentId)),
  }));
  return {
    subject,
    html: renderMail(
      site,
      subject,
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
        <p style={style.paragraph}>
          <a className="button" href={inbox} style={style.button}>
            {texts.inbox}
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
        ...lines.map(({ line, url }) => `${line}:\n${url}`),
        ...(more === null ? [] : [more]),
        `${texts.inbox}:\n${inbox}`,
        ...notificationLinkLines(site, { language, turnOffUrl }),
      ],
      frame,
    ),
  };
}
