import { showHost } from '#shared/host-names.ts';
import { truncate } from '#shared/truncate.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { toDateLocale } from '#shared/newsletter/dates.ts';
import { nameIssueIn, overviewLine } from '#shared/newsletter/issue-labels.ts';
import type { FeedSort, StaticPageName, TopPeriod, UserTab } from '#shared/paths.ts';
import { plainText } from '#shared/rich-text.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { PageModel } from './page-model.ts';

/** Characters. Search engines truncate longer descriptions and replace shorter ones. */
export const descriptionLength = { min: 50, max: 160 };

/**
 * Describes a page in one line of 50 to 160 characters. The site's own description may be shorter.
 */
export function describe(t: Translate, content: PageModel, theme: Theme): string {
  return truncate(createDescription(t, content, theme), descriptionLength.max);
}

function createDescription(
  t: Translate,
  content: PageModel,
  { siteName, siteDescription, seo }: Theme,
): string {
  const named = { site: siteName };
  switch (content.kind) {
    case 'list': {
      if (content.home) return seo.defaultDescription;
      const { sort, t: period = 'all' } = content.query;
      return `${t(sort === 'top' ? periods[period] : lists[sort], named)} ${siteDescription}`;
    }
    case 'tag': {
      const { name, description } = content.tag;
      const about = { ...named, tag: name, description };
      return t('Posts about {tag} on {site}, the latest first: {description}', about);
    }
    case 'post':
      return completeText(
        content.post.content === null ? '' : plainText(content.post.content),
        aboutPost(t, content.post, siteName),
      );
    case 'user':
      return completeText(
        content.tab === 'posts' ? content.user.about : '',
        aboutUser(t, content.user, content.tab, siteName),
      );
    case 'text':
      return t(texts[content.name], named);
    case 'languages': {
      const languages = formatList(
        t,
        content.languages.map(({ name }) => name),
      );
      return t('The digest of {site} by email in {languages}.', { ...named, languages });
    }
    case 'industries': {
      const industries = formatList(
        t,
        content.industries.map(({ name }) => (t.language === 'en' ? name.toLowerCase() : name)),
      );
      return t('The digest of {site} by email, for {industries}.', { ...named, industries });
    }
    case 'archive':
      return t(
        'Past digests of {site}, the latest first: what its readers found worth reading, ' +
          'day by day and week by week.',
        named,
      );
    case 'issue': {
      const { issue } = content;
      const titles = issue.items
        .slice(0, 3)
        .map(({ post }) => post.title)
        .join(' · ');
      const about = t('{issue} on {site}: what its readers found worth reading.', {
        ...named,
        issue: nameIssueIn(t, issue),
      });
      return completeText(overviewLine(issue), titles === '' ? about : `${about} ${titles}`);
    }
    case 'landing': {
      // In the language of the page, which may need few characters.
      const {
        copy: { subheadline },
        page,
      } = content.texts;
      return subheadline.length < descriptionLength.min
        ? `${subheadline} ${page.delivery}`
        : subheadline;
    }
    case 'other':
      return seo.defaultDescription;
  }
}

const formatList = ({ language }: Translate, names: string[]) =>
  new Intl.ListFormat(toDateLocale(language), { type: 'conjunction' }).format(names);

/** Returns the user's text, followed by the default text if it is too short. */
function completeText(userText: string, defaultText: string): string {
  const line = userText.replace(/\s+/g, ' ').trim();
  if (line.length >= descriptionLength.min) return line;
  return line === '' ? defaultText : `${line} · ${defaultText}`;
}

/** Lists of top posts. */
const periods = {
  day: english('The links and texts with the most points of the day on {site}.'),
  week: english('The links and texts with the most points of the week on {site}.'),
  month: english('The links and texts with the most points of the month on {site}.'),
  year: english('The links and texts with the most points of the year on {site}.'),
  all: english('The links and texts with the most points of all time on {site}.'),
} as const satisfies Record<TopPeriod, string>;

const lists = {
  new: english('The newest links and texts that were shared on {site}, the latest first.'),
  hot: english('What readers of {site} vote for and talk about at the moment.'),
  discussions: english('The discussions on {site}, those with the latest comment first.'),
} as const satisfies Record<Exclude<FeedSort, 'top'>, string>;

function aboutPost(
  t: Translate,
  { domain, author, score, commentCount }: ShownPost,
  site: string,
): string {
  const facts = { site, author: author.username, score, comments: commentCount };
  return domain === null
    ? t(
        'A text by {author}, discussed on {site}: ' +
          '{score, plural, one {# point} other {# points}} and ' +
          '{comments, plural, one {# comment} other {# comments}}.',
        facts,
      )
    : t(
        'A link to {host}, shared by {author} and discussed on {site}: ' +
          '{score, plural, one {# point} other {# points}} and ' +
          '{comments, plural, one {# comment} other {# comments}}.',
        { ...facts, host: showHost(domain) },
      );
}

function aboutUser(
  t: Translate,
  { name, karma, postCount, commentCount }: User,
  tab: UserTab,
  site: string,
): string {
  const facts = { site, name, karma, posts: postCount, comments: commentCount };
  return tab === 'posts'
    ? t(
        'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, ' +
          '{comments, plural, one {# comment} other {# comments}} and ' +
          '{karma, number} karma on {site}.',
        facts,
      )
    : t(
        'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, ' +
          '{comments, plural, one {# comment} other {# comments}} and ' +
          '{karma, number} karma on {site}.',
        facts,
      );
}

const texts = {
  about: english('What {site} is, who it is for, and how posts, votes and comments work here.'),
  contact: english(
    'How to reach the people who run {site}: questions, reports, appeals and security.',
  ),
  privacy: english(
    'What {site} stores about you, why, for how long, ' +
      'and how to take it with you or have it erased.',
  ),
  terms: english(
    'The terms under which you read {site} and take part in it, with posts, votes and comments.',
  ),
} as const satisfies Record<StaticPageName, string>;
