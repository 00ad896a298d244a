import type { SiteTexts } from '../theme.ts';
import { privacyText, termsText, type LegalFacts } from './legal.ts';

const facts: LegalFacts = {
  siteName: 'Broadsheet',
  contact: 'editor@broadsheet.example',
  subject: 'news and ideas',
};

const about = `Broadsheet is a place for links and conversation, made by curious people for curious people. Its readers are its editors: they bring the stories, vote for what deserves attention, and add in the comments what the article left out.

## How it works

Anyone may read. With an account you can submit a link or write a post of your own, vote, comment, and follow people whose choices you trust. [Hot](/hot) favours what is being voted for now, [New](/new) shows everything in order of arrival, and [Top](/top) lists the best of a day, a week or all time. The same rules apply to every post and every reader.

## The digest

If you would rather not visit every day, the digest brings the most important posts to your inbox, daily or weekly. You may add a wish in your own words, such as a simpler style, another language or a favourite subject. The posts are chosen by rule. Where a language model phrases the summary, each sentence cites its posts; where none does, the digest says so. Past issues are in the [archive](/newsletter/archive).

## What we ask

Be kind, be accurate, and be brief when you can. Link to the original. Say when you have an interest in the matter. Report what does not belong here, and do not feed it.

There are no tracking cookies and no advertising. [Privacy](/privacy) and [Terms](/terms) have the details, and [Contact](/contact) reaches a person. To join, [sign up](/signup).
`;

const contact = `You can reach us at ${facts.contact}.

## Something is wrong on a page

Tell us the address of the page and what you saw. If a post or comment breaks the rules, the Report link next to it is the quickest way: it goes straight to the moderators. To suggest a story, [submit it](/submit).

## Your subscription or account

To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). In [Settings](/settings) you can export your data or delete your account. If neither works for you, or you have another question about your data, write to us.

## Security reports

If you have found a vulnerability, write to the same address with "Security" in the subject and describe how to repeat it. Please use only your own accounts, leave other people's data alone, do not overload the service, and give us time to repair it before you publish. We will not act against anyone who keeps to this, and we will let you know when it is fixed.

## Appeals

When a moderator hides or locks a post or bans an account, there is a reason, the decision is logged, and it can be reversed. To appeal, send us the link, your username and why you think the decision was wrong. Where possible, another person than the one who decided looks at it. You get an answer with a reason, and a wrong decision is undone.
`;

export const defaultTexts: SiteTexts = {
  about,
  contact,
  privacy: privacyText(facts),
  terms: termsText(facts),
};
