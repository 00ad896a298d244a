import type * as z from 'zod/mini';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminApplications } from './admin-applications.ts';
import { adminCells } from './admin-cells.ts';
import { adminCorrections } from './admin-corrections.ts';
import { adminOverview } from './admin-overview.ts';
import { adminSites } from './admin-sites.ts';
import { adminNewsletter } from './admin-newsletter.ts';
import { adminStatistics } from './admin-statistics.ts';
import { adminSubscribers } from './admin-subscribers.ts';
import { adminModeration } from './admin-moderation.ts';
import { adminMembers } from './admin-members.ts';
import { adminMistakes } from './admin-mistakes.ts';
import { adminSegments } from './admin-segments.ts';
import { adminTemplates } from './admin-templates.ts';
import { adminInboundFeeds } from './admin-inbound-feeds.ts';
import { adminImages } from './admin-images.ts';
import { adminImports } from './admin-imports.ts';
import { apiKeys } from './api-keys.ts';
import { adminKeys } from './admin-keys.ts';
import { adminWebHooks } from './admin-web-hooks.ts';
import { adminLoginProviders } from './admin-login-providers.ts';
import { adminMail } from './admin-mail.ts';
import { adminSending } from './admin-sending.ts';
import { adminMailHooks, mailHooks } from './mail-hooks.ts';
import { archive } from './archive.ts';
import { auth } from './auth.ts';
import { choices } from './choices.ts';
import { comments } from './comments.ts';
import type { Endpoint } from './endpoint.ts';
import { frontPages } from './front-page.ts';
import { identities } from './identities.ts';
import { images } from './images.ts';
import { inbox } from './inbox.ts';
import { invitations } from './invitations.ts';
import { mailEvents } from './mail-events.ts';
import { moderations } from './moderations.ts';
import { newsletter } from './newsletter.ts';
import { newsletterTexts } from './newsletter-pages.ts';
import { passkeys } from './passkeys.ts';
import { posts } from './posts.ts';
import { push } from './push.ts';
import { reports } from './reports.ts';
import { savedPosts } from './saved.ts';
import { searches } from './search.ts';
import { subscriptions } from './subscriptions.ts';
import { texts } from './static-pages.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';
import { votes } from './votes.ts';

/**
 * All endpoints by method and path: source of the router, both transports, the API reference and
 * the tests. The browser imports only types, so that it downloads no schemas.
 */
export const contract = {
  ...posts,
  ...frontPages,
  ...comments,
  ...images,
  ...users,
  ...searches,
  ...votes,
  ...savedPosts,
  ...visits,
  ...choices,
  ...inbox,
  ...push,
  ...reports,
  ...texts,
  ...auth,
  ...account,
  ...passkeys,
  ...identities,
  ...apiKeys,
  ...invitations,
  ...subscriptions,
  ...newsletter,
  ...newsletterTexts,
  ...archive,
  ...mailEvents,
  ...moderations,
  ...admin,
  ...adminOverview,
  ...adminSites,
  ...adminCells,
  ...adminNewsletter,
  ...adminCorrections,
  ...adminStatistics,
  ...adminSubscribers,
  ...adminModeration,
  ...adminMembers,
  ...adminApplications,
  ...adminMistakes,
  ...adminSegments,
  ...adminTemplates,
  ...adminInboundFeeds,
  ...adminImages,
  ...adminImports,
  ...adminLoginProviders,
  ...adminKeys,
  ...adminWebHooks,
  ...adminMail,
  ...adminMailHooks,
  ...adminSending,
  ...mailHooks,
};

/** Endpoints by subject, in the order of the API reference. */
export const groups: { name: string; about: string; rows: Record<string, AnyEndpoint> }[] = [
  { name: 'Posts', about: 'Links and texts that people share.', rows: posts },
  { name: 'Front page', about: 'What leads the front page.', rows: frontPages },
  { name: 'Comments', about: 'Comments on a post, as a tree.', rows: comments },
  { name: 'Pictures', about: 'Pictures in posts and comments.', rows: images },
  { name: 'Search', about: 'Comments and people by words.', rows: searches },
  { name: 'Users', about: 'Users, their posts and their comments.', rows: users },
  { name: 'Votes', about: 'Votes on posts and comments.', rows: votes },
  { name: 'Saved posts', about: 'Posts that members save for later.', rows: savedPosts },
  { name: 'Follows and mutes', about: 'What members follow and mute.', rows: choices },
  { name: 'Read marks', about: 'How far members have read threads.', rows: visits },
  { name: 'Push messages', about: 'Push messages to browsers.', rows: push },
  { name: 'Inbox', about: 'Replies, mentions and what members follow.', rows: inbox },
  { name: 'Reports', about: 'Reports to moderators.', rows: reports },
  { name: 'Static pages', about: 'Texts of the site, such as About and Terms.', rows: texts },
  { name: 'Login', about: 'Signing up and logging in with an emailed code.', rows: auth },
  {
    name: 'Account',
    about: 'Whose key it is, settings, sessions, export, deletion.',
    rows: account,
  },
  {
    name: 'Passkeys',
    about: 'Passkeys (WebAuthn): logging in with them, and managing them.',
    rows: passkeys,
  },
  {
    name: 'Login providers',
    about: 'Logging in by another provider, and the accounts there that are linked.',
    rows: identities,
  },
  {
    name: 'Invitations',
    about: 'Links with which others can sign up.',
    rows: invitations,
  },
  {
    name: 'API keys',
    about: 'Keys for API clients, and for the administration.',
    rows: { ...apiKeys, ...adminKeys },
  },
  {
    name: 'Subscriptions',
    about: 'The digest by email: subscribing, confirming, preferences, unsubscribing.',
    rows: subscriptions,
  },
  {
    name: 'Newsletter',
    about: 'The newsletter pages and past issues.',
    rows: { ...newsletter, ...newsletterTexts, ...archive },
  },
  {
    name: 'Mail',
    about: 'Delivery events from the mail provider.',
    rows: { ...mailEvents, ...mailHooks },
  },
  {
    name: 'Moderation log',
    about: 'The public moderation log.',
    rows: moderations,
  },
  {
    name: 'Administration',
    about:
      'Site administration, for moderators and admins. Everyone else gets 404 under `/api/admin/`.',
    rows: { ...admin, ...adminOverview },
  },
  {
    name: 'Site settings',
    about: 'Settings of sites: drafts, publishing, history, hosts.',
    rows: adminSites,
  },
  {
    name: 'Cells',
    about: 'The sites of all cells of a platform, for platform admins.',
    rows: adminCells,
  },
  {
    name: 'Issues',
    about: 'Digest issues, before and after sending.',
    rows: { ...adminNewsletter, ...adminTemplates, ...adminMistakes, ...adminImages },
  },
  {
    name: 'Corrections',
    about: 'Digest sentences that readers reported as wrong.',
    rows: adminCorrections,
  },
  {
    name: 'Statistics',
    about: 'Counts of issues and subscribers, without personal data.',
    rows: adminStatistics,
  },
  { name: 'Subscribers', about: 'Newsletter subscribers.', rows: adminSubscribers },
  {
    name: 'Moderation',
    about: 'Reports, the review queue, moderator actions and the log.',
    rows: adminModeration,
  },
  { name: 'Members', about: 'Members, roles, bans and notes.', rows: adminMembers },
  {
    name: 'Applications',
    about: 'People who wait to be accepted as members.',
    rows: adminApplications,
  },
  {
    name: 'Segments',
    about: "Saved segments of the newsletter's subscribers.",
    rows: adminSegments,
  },
  { name: 'Inbound feeds', about: 'External feeds that become posts.', rows: adminInboundFeeds },
  { name: 'Imports', about: 'Files imported in batches.', rows: adminImports },
  {
    name: 'Login settings',
    about: 'Providers that members can log in with.',
    rows: adminLoginProviders,
  },
  {
    name: 'Web-hooks',
    about: 'Other programs that the site tells what happens.',
    rows: adminWebHooks,
  },
  {
    name: 'Mail settings',
    about: 'How a site sends mail.',
    rows: { ...adminMail, ...adminMailHooks, ...adminSending },
  },
];

export type Contract = typeof contract;
export type Key = keyof Contract;
export const keys = Object.keys(contract) as Key[];

type Given<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Taken<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** Input before validation, and after it. */
export type CallInput<K extends Key> = {
  path?: Given<Contract[K]['path']>;
  query?: Given<Contract[K]['query']>;
  body?: Given<NonNullable<Contract[K]['body']>>;
};
export type HandlerInput<K extends Key> = {
  path: Taken<Contract[K]['path']>;
  query: Taken<Contract[K]['query']>;
  body: Taken<NonNullable<Contract[K]['body']>>;
};
export type Reply<K extends Key> = Taken<Contract[K]['reply']>;

export type AnyEndpoint = Endpoint;
