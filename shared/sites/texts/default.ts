import type { SiteTexts } from '../theme.ts';
import { privacyText, termsText } from './legal.ts';

const about = `{siteName} is a place for links and conversation, made by curious people for curious people. Its readers are its editors: they bring the stories, vote for what deserves attention, and add in the comments what the article left out.

## How it works

Anyone can read. With an account you can submit a link or write a post of your own, vote, comment, and follow people whose choices you trust. [Hot](/hot) favors what’s being voted for now, [New](/new) shows everything in order of arrival, and [Top](/top) lists the best of a day, a week or all time.

## The digest

If you would rather not visit every day, the digest brings the most important posts to your inbox, daily or weekly. You can personalize it in your own words. Posts are picked by votes. Where AI writes the summary, each sentence cites its posts; where it doesn’t, the digest says so. Past issues are in the [archive](/newsletter/archive).

## What we ask

Be kind, be accurate, and be brief when you can. Link to the original. Say when you have an interest in the matter. Report what does not belong here, and do not feed it.

[Privacy](/privacy) and [Terms](/terms) have the details, and [Contact](/contact) reaches a person.
`;

const contact = `You can reach us at editor@{domain}.

## Something wrong on a page?

Send us the link and tell us what you saw. If a post or comment breaks the rules, the Report link next to it is the quickest way for members: it goes straight to the moderators. To suggest a story, [submit it](/submit).

## Your subscription or account

To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). In [Settings](/settings) you can export your data or delete your account. If neither works for you, or you have another question about your data, write to us.

## Security reports

If you have found a vulnerability, write to the same address with "Security" in the subject and describe how to reproduce it. Please use only your own accounts, leave other people's data alone, do not overload the service, and give us time to fix it before you publish. We won’t take action against good-faith research, and we’ll let you know when it’s fixed.

## Appeals

When a moderator hides or locks a post or bans an account, there is a reason, the decision is logged, and it can be reversed. To appeal, send us the link, your username and why you think the decision was wrong. Where possible, someone other than the moderator who decided will review it. You’ll get a reply with a reason, and a wrong decision is reversed.
`;

export const defaultTexts: SiteTexts = {
  about,
  contact,
  privacy: privacyText,
  terms: termsText,
};
