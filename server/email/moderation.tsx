import { paths } from '#shared/paths.ts';
import type { Mail, MailSite } from './layout.tsx';
import { adviceMail } from './login-code.tsx';

/** What moderators do to what somebody wrote, as its author is told. */
export type ToldDeed = 'hide' | 'show' | 'remove' | 'lock' | 'unlock' | 'approve' | 'refuse';
/** What it was done to: a post by its title, a comment by that of its post. */
export type ToldThing = { kind: 'post' | 'comment'; title: string };

const done: Record<ToldDeed, string> = {
  hide: 'hidden',
  show: 'shown again',
  remove: 'removed',
  lock: 'locked',
  unlock: 'unlocked',
  approve: 'approved',
  refuse: 'not approved',
};
const meaning: Record<ToldDeed, string> = {
  hide: 'Nobody else sees it until a moderator shows it again.',
  show: 'Everybody sees it again.',
  remove: 'Nobody else sees it any more.',
  lock: 'Nobody can comment on it any more.',
  unlock: 'It can be commented on again.',
  approve: 'It waited for a moderator. Now everybody sees it.',
  refuse: 'It waited for a moderator, and will not be shown.',
};
/** So many are named; the rest is counted. */
const mostNamed = 5;
const frame = { why: 'you have an account there', warning: 'Nobody reads answers to this mail.' };
const because = (reason: string) => (reason === '' ? '' : ` The reason: ${reason}`);

/** Tells the author what was done to one or more posts and comments, and why, and where to answer (product 37). */
export function deedMail(
  site: MailSite,
  { deed, things, reason }: { deed: ToldDeed; things: readonly ToldThing[]; reason: string },
): Mail {
  const name = site.theme.siteName;
  const [first] = things;
  const one = things.length === 1 && first !== undefined;
  const what = one
    ? `A moderator of ${name} has decided about your ${phrase(first)}: it was ${done[deed]}.${because(reason)} ${meaning[deed]}`
    : `A moderator of ${name} has decided about ${things.length} of your posts and comments: they were ${done[deed]}.${because(reason)} They are: ${listed(things)}.`;
  return adviceMail(site, {
    ...frame,
    what,
    advice: 'If you think that this is a mistake, tell us:',
    link: 'Contact us',
    path: paths.contact,
    subject: one
      ? `Your ${first.kind} at ${name} was ${done[deed]}`
      : `${things.length} of your posts and comments at ${name} were ${done[deed]}`,
  });
}

const phrase = ({ kind, title }: ToldThing) =>
  kind === 'post' ? `post “${title}”` : `comment on “${title}”`;

function listed(things: readonly ToldThing[]): string {
  const named = things.slice(0, mostNamed).map((thing) => `your ${phrase(thing)}`);
  const more = things.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/** Tells somebody that they can only read. `until`: ` until December 1, 2026 at 8:00 AM UTC`, or nothing. */
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
  return adviceMail(site, {
    ...frame,
    subject: `Your ${name} account is banned${until}`,
    what: `Your account ${username} at ${name} is banned from writing${until}.${because(reason)}${removed ? ' What you wrote is removed.' : ''} You can log in and read, and export or delete your account in your settings.`,
    advice: 'If you think that this is a mistake, tell us:',
    link: 'Contact us',
    path: paths.contact,
  });
}

/** Tells somebody that a ban has ended before its time. */
export function unbanMail(
  site: MailSite,
  { username, reason }: { username: string; reason: string },
): Mail {
  const name = site.theme.siteName;
  return adviceMail(site, {
    ...frame,
    subject: `Your ${name} account is no longer banned`,
    what: `Your account ${username} at ${name} is no longer banned.${because(reason)}`,
    advice: 'You can write again:',
    link: 'Log in',
    path: paths.login,
  });
}
