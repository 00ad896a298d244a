import type { SiteTexts } from '../theme.ts';
import { privacyText, termsText } from './legal.ts';

const about = `{siteName} is AI news for people who build with it: engineers, researchers, product people, and those who have to decide whether a thing is ready to ship. The name is a promise about the filter. A paper with code, a post-mortem, a benchmark taken apart, a license that changed overnight: yes. A funding round dressed up as a breakthrough: no.

## How it works

Members submit links or write posts, vote, and argue in the comments. [Hot](/hot) weighs votes against age, [New](/new) shows everything, and [Top](/top) goes by score alone. There is no hidden feed that learns what keeps you scrolling.

## The digest

Daily or weekly, we send what mattered. Posts are picked by votes, at most two per site ([the rules](/newsletter/how-posts-are-chosen)). AI may write the summary, never the selection. Every sentence cites its posts, and a digest written without AI says so. You can tell it what you work on, in your own words and your own language. Past issues are in the [archive](/newsletter/archive).

## House rules

Show the method. Link the primary source. Say which version, which dataset, which hardware. Say when the product is yours. Correct yourself in public; nobody here minds.

Reading is free and needs no account. How we treat your data is under [Privacy](/privacy), and people answer at [Contact](/contact).
`;

const contact = `Write to editor@{domain}. A person reads it.

## Corrections and tips

Found a wrong claim, a dead link or a misleading summary? Send us the link and what’s wrong with it. For a digest, add its date and the sentence. To suggest a story, [submit it](/submit), so that others can find and discuss it.

## Your subscription or account

To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). You can export your data and delete your account in [Settings](/settings). If you no longer have the mailbox, write to us.

## Security reports

Send vulnerabilities to the same address with "Security" in the subject: what you did, what happened, and the shortest steps to reproduce it. Test with your own accounts only, do not read or change other people's data, don’t overload the service, and give us time to fix it before you publish. We won’t take action against good-faith research. We’ll tell you when it’s fixed, and credit you if you like.

## Appeals

Moderators state a reason when they hide or lock a post or ban an account, and every decision is logged and can be reversed. If you think one is wrong, write to us with the link, your username and your argument. Where we can, someone other than the moderator who decided will review it. You’ll get a reply with a reason, and if we were wrong, we’ll reverse the decision.
`;

export const nontrivialTexts: SiteTexts = {
  about,
  contact,
  privacy: privacyText,
  terms: termsText,
};
