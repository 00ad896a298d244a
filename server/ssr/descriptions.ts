import { showHost } from '#shared/host-names.ts';
import { truncate } from '#shared/truncate.ts';
import { formatNumber } from '#shared/texts/format.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { nameIssue, overviewLine } from '#shared/newsletter/issue-labels.ts';
import type { FeedSort, StaticPageName, TopPeriod, UserTab } from '#shared/paths.ts';
import { plainText } from '#shared/rich-text.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { PageModel } from './page-model.ts';

/** Characters. Search engines truncate longer descriptions and replace shorter ones. */
export const descriptionLength = { min: 50, max: 160 };

/**
 * Describes a page in one line of 50 to 160 characters. The site's own description may be shorter.
 */
export function describe(content: PageModel, theme: Theme): string {
  return truncate(createDescription(content, theme), descriptionLength.max);
}

function createDescription(content: PageModel, { siteName, siteDescription, seo }: Theme): string {
  switch (content.kind) {
    case 'list':
      if (content.home) return seo.defaultDescription;
      return `${lists[content.query.sort](siteName, content.query.t)} ${siteDescription}`;
    case 'tag':
      return (
        `Posts about ${content.tag.name} on ${siteName}, the latest first: ` +
        content.tag.description
      );
    case 'post':
      return completeText(
        content.post.content === null ? '' : plainText(content.post.content),
        aboutPost(content.post, siteName),
      );
    case 'user':
      return completeText(
        content.tab === 'posts' ? content.user.about : '',
        aboutUser(content.user, content.tab, siteName),
      );
    case 'text':
      return texts[content.name](siteName);
    case 'languages': {
      const languages = formatList(content.languages.map(({ name }) => name));
      return `The digest of ${siteName} by email in ${languages}.`;
    }
    case 'industries': {
      const industries = formatList(content.industries.map(({ name }) => name.toLowerCase()));
      return `The digest of ${siteName} by email, for ${industries}.`;
    }
    case 'archive':
      return (
        `Past digests of ${siteName}, the latest first: what its readers found ` +
        'worth reading, day by day and week by week.'
      );
    case 'issue': {
      const { issue } = content;
      const titles = issue.items
        .slice(0, 3)
        .map(({ post }) => post.title)
        .join(' · ');
      return completeText(
        overviewLine(issue),
        `${nameIssue(issue)} on ${siteName}: what its readers found worth reading` +
          (titles === '' ? '.' : `. ${titles}`),
      );
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

const formatList = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Returns the user's text, followed by the default text if it is too short. */
function completeText(userText: string, defaultText: string): string {
  const line = userText.replace(/\s+/g, ' ').trim();
  if (line.length >= descriptionLength.min) return line;
  return line === '' ? defaultText : `${line} · ${defaultText}`;
}

const periods: Record<TopPeriod, string> = {
  day: 'of the day',
  week: 'of the week',
  month: 'of the month',
  year: 'of the year',
  all: 'of all time',
};

const lists: Record<FeedSort, (site: string, period?: TopPeriod) => string> = {
  new: (site) => `The newest links and texts that were shared on ${site}, the latest first.`,
  hot: (site) => `What readers of ${site} vote for and talk about at the moment.`,
  discussions: (site) => `The discussions on ${site}, those with the latest comment first.`,
  top: (site, period = 'all') =>
    `The links and texts with the most points ${periods[period]} on ${site}.`,
};

function aboutPost({ domain, author, score, commentCount }: ShownPost, site: string): string {
  const subject =
    domain === null
      ? `A text by ${author.username},`
      : `A link to ${showHost(domain)}, shared by ${author.username} and`;
  const numbers = `${count(score, 'point')} and ${count(commentCount, 'comment')}`;
  return `${subject} discussed on ${site}: ${numbers}.`;
}

function aboutUser(
  { name, karma, postCount, commentCount }: User,
  tab: UserTab,
  site: string,
): string {
  const subject = tab === 'posts' ? 'Posts' : 'Comments';
  const numbers = `${count(postCount, 'post')}, ${count(commentCount, 'comment')}`;
  return `${subject} by ${name}, who has ${numbers} and ${number(karma)} karma on ${site}.`;
}

const texts: Record<StaticPageName, (site: string) => string> = {
  about: (site) => `What ${site} is, who it is for, and how posts, votes and comments work here.`,
  contact: (site) =>
    `How to reach the people who run ${site}: questions, reports, appeals and security.`,
  privacy: (site) =>
    `What ${site} stores about you, why, for how long, ` +
    'and how to take it with you or have it erased.',
  terms: (site) =>
    `The terms under which you read ${site} and take part in it, with posts, votes and comments.`,
};

const number = (n: number) => formatNumber('en', n);
const count = (n: number, noun: string) => `${number(n)} ${noun}${n === 1 ? '' : 's'}`;
