import { paths } from '#shared/paths.ts';
import { isolate } from '#shared/text-rules.ts';
import type { Mail, MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** A moderation action that the author is notified of. */
export type NoticeAction = 'hide' | 'show' | 'remove' | 'lock' | 'unlock' | 'approve' | 'reject';
/** The title is that of the post, also for a comment. */
export type NoticeItem = { kind: 'post' | 'comment'; title: string };

const done: Record<NoticeAction, string> = {
  hide: 'hidden',
  show: 'made visible again',
  remove: 'removed',
  lock: 'locked',
  unlock: 'unlocked',
  approve: 'approved',
  reject: 'not approved',
};
const verbs: Record<NoticeAction, [before: string, after: string]> = {
  hide: ['hid', ''],
  show: ['made', ' visible again'],
  remove: ['removed', ''],
  lock: ['locked', ''],
  unlock: ['unlocked', ''],
  approve: ['approved', ''],
  reject: ['didn’t approve', ''],
};
const meaning: Record<NoticeAction, string> = {
  hide: 'Only you can see it until a moderator makes it visible again.',
  show: 'Everyone can see it again.',
  remove: 'Only you can see it.',
  lock: 'No one can comment on it.',
  unlock: 'People can comment on it again.',
  approve: 'It was waiting for review. Everyone can see it now.',
  reject: 'It was waiting for review and won’t be published.',
};
/** More items are only counted. */
const maxNamedItems = 5;
const frame = { why: 'you have an account there', warning: 'Please don’t reply to this email.' };
const because = (reason: string) => (reason === '' ? '' : ` Reason: ${isolate(reason)}`);

/** Notifies an author of an action on posts and comments, with a link to contact the site. */
export function moderationActionMail(
  site: MailSite,
  { action, items, reason }: { action: NoticeAction; items: readonly NoticeItem[]; reason: string },
): Mail {
  const name = site.theme.siteName;
  const [first] = items;
  const [before, after] = verbs[action];
  const isSingle = items.length === 1 && first !== undefined;
  const what = isSingle
    ? `A moderator of ${name} ${before} your ${phrase(first)}${after}.` +
      `${because(reason)} ${meaning[action]}`
    : `A moderator of ${name} reviewed ${items.length} of your posts and comments. ` +
      `These were ${done[action]}: ${listed(items)}.${because(reason)}`;
  return accountNoticeMail(site, {
    ...frame,
    what,
    advice: 'Think this is a mistake? Tell us:',
    link: 'Contact us',
    path: paths.contact,
    subject: isSingle
      ? `Your ${first.kind} on ${name} was ${done[action]}`
      : `${items.length} of your posts and comments on ${name} were ${done[action]}`,
  });
}

const phrase = ({ kind, title }: NoticeItem) =>
  `${kind === 'post' ? 'post' : 'comment on'} “${isolate(title)}”`;

function listed(items: readonly NoticeItem[]): string {
  const named = items.slice(0, maxNamedItems).map((item) => `your ${phrase(item)}`);
  const more = items.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/** `until`: such as ` until 1 December 2026 at 08:00 UTC`, or empty. */
export function banMail(
  site: MailSite,
  {
    username,
    until,
    reason,
    removed,
  }: { username: string; until: string; reason: string; removed: boolean },
): Mail {
  const name = site.theme.siteName;
  return accountNoticeMail(site, {
    ...frame,
    subject: `Your ${name} account is banned${until}`,
    what:
      `Your ${name} account ${username} can’t post or comment${until}.${because(reason)}` +
      `${removed ? ' Your posts and comments were removed.' : ''} You can still log in and read, ` +
      'and export or delete your account in Settings.',
    advice: 'Think this is a mistake? Tell us:',
    link: 'Contact us',
    path: paths.contact,
  });
}

/** Notifies a user that a ban ended early. */
export function unbanMail(
  site: MailSite,
  { username, reason }: { username: string; reason: string },
): Mail {
  const name = site.theme.siteName;
  return accountNoticeMail(site, {
    ...frame,
    subject: `Your ${name} account is no longer banned`,
    what: `Your ${name} account ${username} is no longer banned.${because(reason)}`,
    advice: 'You can post and comment again:',
    link: 'Log in',
    path: paths.login,
  });
}
