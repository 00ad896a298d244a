import type { SiteTexts } from '../theme.ts';
import { privacyText, termsText } from './legal.ts';

const about = `{siteName} is a community for the study of international relations: diplomacy, security, trade, law, and the institutions that carry them. Its readers are students and scholars, officials and former officials, journalists, analysts, and citizens who want to understand events rather than only to follow them.

## What belongs here

Reporting with sources, treaties and official documents, research, and considered argument from every region and school of thought. A good submission tells the reader something that will still matter next month. Posts may be links or texts of your own. They are listed by [recent votes](/hot), by [date](/new) and by [score](/top).

## How we discuss

Address the argument and not the person, nor the country the person comes from. Distinguish what is known from what is claimed and what you infer. Name the source of a figure. Declare an office, an employer or a client that bears on your view. Disagreement is expected here; contempt is not.

{siteName} takes no side in the disputes it covers. Moderators act on conduct and not on opinion. They give their reasons, and their decisions are logged and can be appealed.

## The digest

Daily or weekly, the digest gathers the most important posts. They are chosen by [published rules](/newsletter/how-posts-are-chosen), and each sentence of a summary cites its posts. A language model may write the summary but never chooses the posts; a digest written without one says so. The digest is available in several languages, and past issues are in the [archive](/newsletter/archive).

Reading requires no account. See also [Privacy](/privacy) and [Terms](/terms).
`;

const contact = `The editors can be reached at editor@{domain}.

## Corrections

Accuracy matters more to us than speed. If a post, a summary or a digest contains an error of fact, please send us the link, the passage concerned and, if possible, a source. To propose an article, please [submit it](/submit), so that it can be discussed in the open.

## Subscriptions and accounts

The digest can be changed or ended through the link in every issue or at [Manage subscription](/manage-subscription). Your data can be exported, and your account deleted, in [Settings](/settings). Other requests concerning your data may be sent to the address above.

## Security reports

Please report vulnerabilities to the same address, with the word "Security" in the subject and the steps needed to reproduce them. Use only accounts of your own, do not view or alter the data of others, do not overload the service, and allow us time for a remedy before publication. We regard research conducted in this way as a service to our readers and will not act against it. We shall inform you once the matter is resolved.

## Appeals against moderation

Each decision to hide or lock a contribution or to ban an account carries a reason, is logged and can be reversed. To appeal, write to the editors with the link, your username and your grounds. Where possible, the matter is reviewed by someone who did not take part in the first decision. You will receive a reasoned reply, and a decision found to be mistaken is reversed.
`;

export const statecraftTexts: SiteTexts = {
  about,
  contact,
  privacy: privacyText,
  terms: termsText,
};
