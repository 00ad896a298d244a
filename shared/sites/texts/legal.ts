import { statisticsPlaceholder } from './statistics.ts';

/** The privacy page, in Markdown. It must promise only what the software does. */
export const privacyText = `Last changed: 28 November 2026

This page explains what {siteName} stores about you, why, and for how long. The operator of this site, the person or organization that runs it, is responsible for your data. Write to editor@{domain}.

## Reading

Reading needs no account. Technical cookies protect forms and logins, and show you your own changes at once. Your browser's local storage remembers your choices, such as dark mode, when the subscription window was last shown, whether you have subscribed and which threads you have read.

Your IP address is used only to limit abuse, for example how many codes one network may request. It is stored for a short time and then discarded. For a new account, we keep an encoded form of the network for 30 days, so that votes from accounts created together count once. Server logs hold no email addresses, codes, tokens or prompts. An analytics script runs only if the operator has turned it on, and never on pages opened with a personal link.

## Your account

We store your email address, username and name, and what you add to your profile. Your email address is never shown. Your profile, posts and comments are public. Your votes appear to others only as totals. To mark new comments on all your devices, we store how far you have read in each thread; no one else sees that.

You log in with a code sent by email and valid for ten minutes, with a passkey, or through another service that the operator offers; there is no password. The session token is stored in your browser's local storage and expires after 14 days without use, and after 30 days at the latest. [Settings](/settings) lists your sessions. An account here is separate from accounts on other sites that use the same software.

## The email digest

We store your email address, frequency, language, time zone and, if you write one, a personal prompt. When you subscribe with a form, no digest is sent until you open the link in our first mail and confirm there. Every digest has a one-click unsubscribe. With the subscription we store what you agreed to, when and on which page, and an encoded form of the network, as proof. After you unsubscribe we keep the address, only to make sure nothing more is sent, and this proof, until you ask us to delete them. We send mail only about your account, your subscription and the notifications that you choose in your settings. If you turn on notifications in a browser, we store the address that its push service gave us until you log out there, and the push service delivers them encrypted.

${statisticsPlaceholder}

Unless the operator has turned this off, the subscription form says whether an address belongs to a member here, and under which username.

## Language models

If the operator has configured a language-model provider, we send it the texts of posts and of the pages they link to, and your prompt, to understand what you want and to write summaries. Your address is never sent. Leave private details out of the prompt. Without a provider nothing is sent, and the digest consists of excerpts.

## Who else is involved

The hosting and email providers process data on the operator's behalf, and so do the providers of a language model and of analytics where the operator uses them. If you log in through another service, it learns of your logins. We do not sell data.

## Export and deletion

In [Settings](/settings) you can export your data and delete your account. Deletion removes your address and profile and ends your sessions and API keys. Contributions that others have replied to may remain without your name. Copies in feeds, sent mail and search engines are beyond our reach. [Manage subscription](/manage-subscription) works without an account.

You may also ask us for access, correction or erasure, object to processing, and complain to your data-protection authority. See [Contact](/contact).
`;

/** The terms page, in Markdown. */
export const termsText = `Last changed: 28 November 2026

These terms apply to everyone who uses {siteName}, a place to share and discuss news and ideas. "We" means the operator of this site, the person or organization that runs it. If you do not agree with them, please do not use the site.

## Your account

You need a working email address, because every login uses a code sent to it. You must be old enough to agree to these terms under the law where you live. Keep your mailbox and your API keys to yourself; you are responsible for what is done with them. Use one account, and do not pretend to be someone else.

## What you post

What you write remains yours. By posting you allow us, free of charge and worldwide, to store, show, format, shorten, translate and summarize it on this site, in its feeds, through its API and in its digests. This permission ends when you delete the contribution, except for digests already sent, copies made by others, and placeholders that keep a discussion readable.

Post only what you may post. Do not post:

- anything unlawful, threats, or harassment,
- other people's private details or works without permission,
- spam, hidden advertising, or posts made to manipulate votes,
- malicious software, or links to it.

Say so when you have a personal or commercial interest in what you submit.

## Moderation

Members can report posts and comments. Moderators can hide or lock them and ban accounts, with an end date or permanently. Each decision has a reason, is logged and can be reversed. You can appeal; [Contact](/contact) says how.

## Digests and summaries

Summaries may be written by a language model. Their sentences cite their sources, but they can still be wrong or incomplete, so read the source before you rely on one. A digest written without a model says so. Summaries and posts are not professional advice. You may stop the digest at any time through its unsubscribe link or at [Manage subscription](/manage-subscription).

## API and automated use

Use the API within its limits and only with your own keys. Do not try to get around limits, reach other people's data or overload the service. Security research in good faith is welcome under the rules on [Contact](/contact).

## Availability and liability

The service is free and offered as it is. It may change, pause or end. Posts and linked pages are the responsibility of those who publish them; we do not check everything in advance. We are liable as far as the law requires, and otherwise only for damage caused by intent or gross negligence. Rights that consumer law gives you are not affected.

## Ending and changes

You may delete your account in [Settings](/settings) at any time. We may close accounts that break these terms. When we change the terms, we change the date above; if you keep using the site after that, the new terms apply. The law of the country where the operator is established applies, without taking from you the protection of your own country's consumer law.

How we treat your data is described under [Privacy](/privacy). Questions: editor@{domain}.
`;
