import type * as z from 'zod/mini';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminSites } from './admin-sites.ts';
import { adminNewsletter } from './admin-newsletter.ts';
import { adminSubscribers } from './admin-subscribers.ts';
import { adminModeration } from './admin-moderation.ts';
import { adminPeople } from './admin-members.ts';
import { adminSources } from './admin-inbound-feeds.ts';
import { adminImports } from './admin-imports.ts';
import { apiKeys } from './api-keys.ts';
import { archive } from './archive.ts';
import { auth } from './auth.ts';
import { comments } from './comments.ts';
import type { Endpoint } from './endpoint.ts';
import { inbox } from './inbox.ts';
import { mailEvents } from './mail-events.ts';
import { moderations } from './moderations.ts';
import { newsletter } from './newsletter.ts';
import { newsletterTexts } from './newsletter-pages.ts';
import { posts } from './posts.ts';
import { reports } from './reports.ts';
import { savedPosts } from './saved.ts';
import { subscriptions } from './subscriptions.ts';
import { texts } from './static-pages.ts';
import { users } from './users.ts';
import { votes } from './votes.ts';

/**
 * THE API. A row's key is its method and path; the router, both transports, the reference and the tests read this table. The browser
 * takes only its types from here, so that no schema is downloaded to read a page.
 */
export const contract = {
  ...posts,
  ...comments,
  ...users,
  ...votes,
  ...savedPosts,
  ...inbox,
  ...reports,
  ...texts,
  ...auth,
  ...account,
  ...apiKeys,
  ...subscriptions,
  ...newsletter,
  ...newsletterTexts,
  ...archive,
  ...mailEvents,
  ...moderations,
  ...admin,
  ...adminSites,
  ...adminNewsletter,
  ...adminSubscribers,
  ...adminModeration,
  ...adminPeople,
  ...adminSources,
  ...adminImports,
};

/** The rows by what they are about, in the order of the reference. */
export const groups: { name: string; about: string; rows: Record<string, AnyEndpoint> }[] = [
  { name: 'Posts', about: 'Links and texts that people share.', rows: posts },
  { name: 'Comments', about: 'What is said about a post, as a tree.', rows: comments },
  { name: 'Users', about: 'People, what they posted and what they said.', rows: users },
  { name: 'Votes', about: 'What members think of posts and comments.', rows: votes },
  { name: 'Saved', about: 'Posts that members keep for later.', rows: savedPosts },
  { name: 'Inbox', about: 'Replies and mentions.', rows: inbox },
  { name: 'Reports', about: 'What members tell moderators.', rows: reports },
  { name: 'Texts', about: 'What the site says of itself.', rows: texts },
  { name: 'Accounts', about: 'Signing up and logging in by a code that is mailed.', rows: auth },
  { name: 'Own account', about: 'Settings, sessions, export, deletion.', rows: account },
  { name: 'API keys', about: 'Keys for programs.', rows: apiKeys },
  {
    name: 'Subscriptions',
    about: 'The digest by email: subscribing, confirming, preferences, leaving.',
    rows: subscriptions,
  },
  {
    name: 'Newsletter',
    about: 'What the newsletter says, and its past issues.',
    rows: { ...newsletter, ...newsletterTexts, ...archive },
  },
  {
    name: 'Mail',
    about: 'What becomes of mails, told by the service that passes them on.',
    rows: mailEvents,
  },
  {
    name: 'Moderations',
    about: 'What moderators did, as everybody may read it.',
    rows: moderations,
  },
  {
    name: 'Administration',
    about:
      'What runs a site: for moderators and admins. For everybody else there is nothing below `/api/admin/`.',
    rows: admin,
  },
  {
    name: 'Site settings',
    about: 'Settings of sites: drafts, publishing, history, hosts.',
    rows: adminSites,
  },
  { name: 'Issues', about: 'The digest, before and after it goes out.', rows: adminNewsletter },
  { name: 'Subscribers', about: 'Who receives the newsletter.', rows: adminSubscribers },
  {
    name: 'Moderation',
    about: 'Reports, what is held, deeds of moderators and their log.',
    rows: adminModeration,
  },
  { name: 'People', about: 'Members, roles, bans and notes.', rows: adminPeople },
  { name: 'Sources', about: 'Feeds of others that become posts.', rows: adminSources },
  { name: 'Imports', about: 'Files that are brought in piece by piece.', rows: adminImports },
];

export type Contract = typeof contract;
export type Key = keyof Contract;
export const keys = Object.keys(contract) as Key[];

type Given<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Taken<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** What a caller gives, and what a handler gets after validation. */
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

/** Method and path pattern of a key. */
export function methodAndPath(key: string): { method: string; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), path: key.slice(space + 1) };
}

/** Calls of the people who run a site: each other path is for everybody or for members. */
export type StaffKey = Extract<Key, `${string} /api/admin/${string}`>;
export const isStaffKey = (key: string): key is StaffKey => key.includes(' /api/admin/');

export type AnyEndpoint = Endpoint;
