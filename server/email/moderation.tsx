import { paths } from '#shared/paths.ts';
import { isolate } from '#shared/text-rules.ts';
import { exactTimeIn } from '#shared/newsletter/dates.ts';
import { format } from '#shared/texts/format.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { mailTranslate, type Mail, type MailSite } from './layout.tsx';
import { accountNoticeMail } from './login-code.tsx';

/** A moderation action that the author is notified of. */
export type NoticeAction = 'hide' | 'show' | 'remove' | 'lock' | 'unlock' | 'approve' | 'reject';
/** The title is that of the post, also for a comment. */
export type NoticeItem = { kind: 'post' | 'comment'; title: string };

/**
 * `subject` and `what`: about one item. `meaning`: what follows for it. `subjects` and `these`: about
 * several.
 */
type Texts = Record<'subject' | 'what' | 'meaning' | 'subjects' | 'these', string>;
const texts: Record<NoticeAction, Texts> = {
  hide: {
    subject: english(
      '{kind, select, post {Your post on {site} was hidden} ' +
        'other {Your comment on {site} was hidden}}',
    ),
    what: english(
      '{kind, select, post {A moderator of {site} hid your post “{title}”.} ' +
        'other {A moderator of {site} hid your comment on “{title}”.}}',
    ),
    meaning: english('Only you can see it until a moderator makes it visible again.'),
    subjects: english('{count} of your posts and comments on {site} were hidden'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts and comments. ' +
        'These were hidden: {items}.',
    ),
  },
  show: {
    subject: english(
      '{kind, select, post {Your post on {site} was made visible again} ' +
        'other {Your comment on {site} was made visible again}}',
    ),
    what: english(
      '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} ' +
        'other {A moderator of {site} made your comment on “{title}” visible again.}}',
    ),
    meaning: english('Everyone can see it again.'),
    subjects: english('{count} of your posts and comments on {site} were made visible again'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts and comments. ' +
        'These were made visible again: {items}.',
    ),
  },
  remove: {
    subject: english(
      '{kind, select, post {Your post on {site} was removed} ' +
        'other {Your comment on {site} was removed}}',
    ),
    what: english(
      '{kind, select, post {A moderator of {site} removed your post “{title}”.} ' +
        'other {A moderator of {site} removed your comment on “{title}”.}}',
    ),
    meaning: english('Only you can see it.'),
    subjects: english('{count} of your posts and comments on {site} were removed'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts and comments. ' +
        'These were removed: {items}.',
    ),
  },
  lock: {
    subject: english('Your post on {site} was locked'),
    what: english('A moderator of {site} locked your post “{title}”.'),
    meaning: english('No one can comment on it.'),
    subjects: english('{count} of your posts on {site} were locked'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.',
    ),
  },
  unlock: {
    subject: english('Your post on {site} was unlocked'),
    what: english('A moderator of {site} unlocked your post “{title}”.'),
    meaning: english('People can comment on it again.'),
    subjects: english('{count} of your posts on {site} were unlocked'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.',
    ),
  },
  approve: {
    subject: english(
      '{kind, select, post {Your post on {site} was approved} ' +
        'other {Your comment on {site} was approved}}',
    ),
    what: english(
      '{kind, select, post {A moderator of {site} approved your post “{title}”.} ' +
        'other {A moderator of {site} approved your comment on “{title}”.}}',
    ),
    meaning: english('It was waiting for review. Everyone can see it now.'),
    subjects: english('{count} of your posts and comments on {site} were approved'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts and comments. ' +
        'These were approved: {items}.',
    ),
  },
  reject: {
    subject: english(
      '{kind, select, post {Your post on {site} was not approved} ' +
        'other {Your comment on {site} was not approved}}',
    ),
    what: english(
      '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} ' +
        'other {A moderator of {site} didn’t approve your comment on “{title}”.}}',
    ),
    meaning: english('It was waiting for review and won’t be published.'),
    subjects: english('{count} of your posts and comments on {site} were not approved'),
    these: english(
      'A moderator of {site} reviewed {count} of your posts and comments. ' +
        'These were not approved: {items}.',
    ),
  },
};
/** More items are only counted. */
const maxNamedItems = 5;

/** What all these emails have. */
const createFrame = (t: Translate) => ({
  why: english('Sent by {site} because you have an account there.'),
  warning: t('Please don’t reply to this email.'),
});

const because = (t: Translate, reason: string): string[] =>
  reason === '' ? [] : [t('Reason: {reason}', { reason: isolate(reason, t.dir) })];

/** Notifies an author of an action on posts and comments, with a link to contact the site. */
export function moderationActionMail(
  site: MailSite,
  { action, items, reason }: { action: NoticeAction; items: readonly NoticeItem[]; reason: string },
): Mail {
  const t = mailTranslate(site);
  const [first] = items;
  const isSingle = items.length === 1 && first !== undefined;
  const values = {
    site: site.theme.siteName,
    kind: first?.kind ?? '',
    title: isolate(first?.title ?? '', t.dir),
    count: items.length,
    items: listItems(t, items),
  };
  const fill = (text: string) => format(t.language, t.find(text), values);
  const { subject, what, meaning, subjects, these } = texts[action];
  return accountNoticeMail(site, {
    ...createFrame(t),
    what: (isSingle
      ? [fill(what), ...because(t, reason), t.find(meaning)]
      : [fill(these), ...because(t, reason)]
    ).join(' '),
    advice: t('Think this is a mistake? Tell us:'),
    link: t('Contact us'),
    path: paths.contact,
    subject: fill(isSingle ? subject : subjects),
  });
}

function listItems(t: Translate, items: readonly NoticeItem[]): string {
  const [first = '', ...others] = items.slice(0, maxNamedItems).map(({ kind, title }) => {
    const named = { title: isolate(title, t.dir) };
    return kind === 'post'
      ? t('your post “{title}”', named)
      : t('your comment on “{title}”', named);
  });
  const list = others.reduce((list, item) => t('{list}, {item}', { list, item }), first);
  const count = items.length - maxNamedItems;
  return count > 0 ? t('{list}, and {count} more', { list, count }) : list;
}

/** `until`: null for a permanent ban. */
export function banMail(
  site: MailSite,
  {
    username,
    until,
    reason,
    removed,
  }: { username: string; until: Date | null; reason: string; removed: boolean },
): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username };
  const time = until && { ...named, until: exactTimeIn(t.language, until) };
  return accountNoticeMail(site, {
    ...createFrame(t),
    subject: time
      ? t('Your {site} account is banned until {until}', time)
      : t('Your {site} account is banned', named),
    what: [
      time
        ? t('Your {site} account {username} can’t post or comment until {until}.', time)
        : t('Your {site} account {username} can’t post or comment.', named),
      ...because(t, reason),
      ...(removed ? [t('Your posts and comments were removed.')] : []),
      t('You can still log in and read, and export or delete your account in Settings.'),
    ].join(' '),
    advice: t('Think this is a mistake? Tell us:'),
    link: t('Contact us'),
    path: paths.contact,
  });
}

/** Notifies a user that a ban ended early. */
export function unbanMail(
  site: MailSite,
  { username, reason }: { username: string; reason: string },
): Mail {
  const t = mailTranslate(site);
  const named = { site: site.theme.siteName, username };
  return accountNoticeMail(site, {
    ...createFrame(t),
    subject: t('Your {site} account is no longer banned', named),
    what: [
      t('Your {site} account {username} is no longer banned.', named),
      ...because(t, reason),
    ].join(' '),
    advice: t('You can post and comment again:'),
    link: t('Log in'),
    path: paths.login,
  });
}
