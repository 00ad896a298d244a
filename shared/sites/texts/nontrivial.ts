import type { SiteTexts } from '../theme.ts';
import { privacyText, termsText, type LegalFacts } from './legal.ts';

const facts: LegalFacts = {
  siteName: 'Nontrivial',
  contact: 'editor@nontrivial.example',
  subject: 'news about artificial intelligence',
};

const about = `Nontrivial is AI news for people who build with it: engineers, researchers, product people, and those who have to decide whether a thing is ready to ship. The name is a promise about the filter. A paper with code, a post-mortem, a benchmark taken apart, a licence that changed overnight: yes. A funding round dressed up as a breakthrough: no.

## How it works

Members submit links or write posts, vote, and argue in the comments. [Hot](/hot) weighs votes against age, [New](/new) shows everything, and [Top](/top) goes by score alone. There is no hidden feed that learns what keeps you scrolling.

## The digest

Daily or weekly, we send what mattered. A fixed rule chooses the posts: rank in the period, at most two from one domain, nothing sent before in the same edition. A language model may then phrase the summary, and that is all it does. Every sentence cites the posts it rests on, and a digest written without a model says so. You can tell it what you work on, in plain words and in your language. Past issues are in the [archive](/newsletter/archive).

## House rules

Show the method. Link the primary source. Say which version, which dataset, which hardware. Say when the product is yours. Correct yourself in public; nobody here minds.

Reading is free and needs no account. To post, [sign up](/signup). How we treat your data is under [Privacy](/privacy), and people answer at [Contact](/contact).
`;

const contact = `Write to ${facts.contact}. A person reads it.

## Corrections and tips

Found a wrong claim, a dead link or a misleading summary? Send the address of the page and what is wrong with it. For a digest, add its date and the sentence. To suggest a story, [submit it](/submit), so that others can find and discuss it.

## Your subscription or account

To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). You can export your data and delete your account in [Settings](/settings). If you no longer have the mailbox, write to us.

## Security reports

Send vulnerabilities to the same address with "Security" in the subject: what you did, what happened, and the smallest steps to repeat it. Test with your own accounts only, do not read or change other people's data, do not load the service, and give us time to repair it before you publish. Whoever keeps to this has nothing to fear from us. We will tell you when it is fixed, and credit you if you like.

## Appeals

Moderators state a reason when they hide or lock a post or ban an account, and every decision is logged and can be reversed. If you think one is wrong, write to us with the link, your username and your argument. Where we can, someone other than the moderator who decided looks at it. You get an answer with a reason, and if we were wrong, the decision is undone.
`;

export const nontrivialTexts: SiteTexts = {
  about,
  contact,
  privacy: privacyText(facts),
  terms: termsText(facts),
};
