import type { Key } from '#shared/contract/index.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminApplications } from './admin-applications.ts';
import { adminCorrections } from './admin-corrections.ts';
import { adminSites } from './admin-sites.ts';
import { adminNewsletter } from './admin-newsletter.ts';
import { adminStatistics } from './admin-statistics.ts';
import { adminSubscribers } from './admin-subscribers.ts';
import { adminModeration } from './admin-moderation.ts';
import { adminPeople } from './admin-members.ts';
import { adminMistakes } from './admin-mistakes.ts';
import { adminSegments } from './admin-segments.ts';
import { adminInboundFeeds } from './admin-inbound-feeds.ts';
import { adminImages } from './admin-images.ts';
import { adminImports } from './admin-imports.ts';
import { adminLoginProviders } from './admin-login-providers.ts';
import { adminMail, adminSending } from './admin-mail.ts';
import { adminMailHooks, mailHooks } from './mail-hooks.ts';
import { apiKeys } from './api-keys.ts';
import { archive } from './archive.ts';
import { auth } from './auth.ts';
import { choices } from './choices.ts';
import { comments } from './comments.ts';
import { frontPages } from './front-page.ts';
import type { DownloadKey, Handler } from './handler-types.ts';
import { identities } from './identities.ts';
import { inbox } from './inbox.ts';
import { push } from './push.ts';
import { invitations } from './invitations.ts';
import { mailEvents } from './mail-events.ts';
import { moderations } from './moderations.ts';
import { newsletter } from './newsletter.ts';
import { newsletterTexts } from './newsletter-pages.ts';
import { passkeys } from './passkeys.ts';
import { posts } from './posts.ts';
import { reports } from './reports.ts';
import { savedPosts } from './saved.ts';
import { searches } from './search.ts';
import { subscriptions } from './subscriptions.ts';
import { texts } from './static-pages.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';
import { votes } from './votes.ts';

/** Endpoints that HTTP answers itself: one sets a cookie, the others are streamed. */
type AnsweredByHttp = 'POST /api/csrf/token' | DownloadKey;

/** Handlers of all other endpoints. */
export const handlers: { [K in Exclude<Key, AnsweredByHttp>]: Handler<K> } = {
  ...posts,
  ...frontPages,
  ...comments,
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
  ...adminSites,
  ...adminNewsletter,
  ...adminCorrections,
  ...adminStatistics,
  ...adminSubscribers,
  ...adminModeration,
  ...adminPeople,
  ...adminApplications,
  ...adminMistakes,
  ...adminSegments,
  ...adminInboundFeeds,
  ...adminImages,
  ...adminImports,
  ...adminLoginProviders,
  ...adminMail,
  ...adminMailHooks,
  ...adminSending,
  ...mailHooks,
};
