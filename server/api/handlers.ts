import { handlers as apiKeys } from '../domain/accounts/api-keys.ts';
import { handlers as follows } from '../domain/accounts/follows.ts';
import { handlers as mentions } from '../domain/accounts/mentions.ts';
import { handlers as notificationMails } from '../domain/accounts/notification-mails.ts';
import { handlers as profile } from '../domain/accounts/profile.ts';
import { handlers as pushSubscriptions } from '../domain/accounts/push-subscriptions.ts';
import { handlers as roles } from '../domain/accounts/roles.ts';
import { handlers as searchUsers } from '../domain/accounts/search-users.ts';
import { handlers as settings } from '../domain/accounts/settings.ts';
import { handlers as users } from '../domain/accounts/users.ts';
import { handlers as handOver } from '../domain/login/hand-over.ts';
import { handlers as identities } from '../domain/login/identities.ts';
import { handlers as invitations } from '../domain/login/invitations.ts';
import { handlers as loginProviders } from '../domain/login/login-providers.ts';
import { handlers as login } from '../domain/login/login.ts';
import { handlers as passkeyLogin } from '../domain/login/passkey-login.ts';
import { handlers as passkeys } from '../domain/login/passkeys.ts';
import { handlers as pendingIdentities } from '../domain/login/pending-identities.ts';
import { handlers as providerLogin } from '../domain/login/provider-login.ts';
import { handlers as providerSignup } from '../domain/login/provider-signup.ts';
import { handlers as sessions } from '../domain/login/sessions.ts';
import { handlers as followsAndMutes } from '../domain/posts/follows-and-mutes.ts';
import { handlers as duplicateLinks } from '../domain/posts/duplicate-links.ts';
import { handlers as linkPreview } from '../domain/posts/link-preview.ts';
import { handlers as postLists } from '../domain/posts/post-lists.ts';
import { handlers as readPost } from '../domain/posts/read-post.ts';
import { handlers as saved } from '../domain/posts/saved.ts';
import { handlers as search } from '../domain/posts/search.ts';
import { handlers as tags } from '../domain/posts/tags.ts';
import { handlers as viewerVotes } from '../domain/posts/viewer-votes.ts';
import { handlers as visits } from '../domain/posts/visits.ts';
import { handlers as votes } from '../domain/posts/votes.ts';
import { handlers as comments } from '../domain/comments/comments.ts';
import { handlers as inbox } from '../domain/comments/inbox.ts';
import { handlers as searchComments } from '../domain/comments/search-comments.ts';
import { handlers as textVersions } from '../domain/comments/text-versions.ts';
import { handlers as applications } from '../domain/moderation/applications.ts';
import { handlers as bans } from '../domain/moderation/bans.ts';
import { handlers as log } from '../domain/moderation/log.ts';
import { handlers as memberNotes } from '../domain/moderation/member-notes.ts';
import { handlers as memberPicture } from '../domain/moderation/member-picture.ts';
import { handlers as memberSessions } from '../domain/moderation/member-sessions.ts';
import { handlers as members } from '../domain/moderation/members.ts';
import { handlers as moderate } from '../domain/moderation/moderate.ts';
import { handlers as pins } from '../domain/moderation/pins.ts';
import { handlers as queue } from '../domain/moderation/queue.ts';
import { handlers as reports } from '../domain/moderation/reports.ts';
import { handlers as rules } from '../domain/moderation/rules.ts';
import { handlers as submitPost } from '../domain/authoring/submit-post.ts';
import { handlers as writeComment } from '../domain/authoring/write-comment.ts';
import { handlers as staticPages } from '../domain/sites/static-pages.ts';
import { handlers as textPictures } from '../domain/images/text-pictures.ts';
import { handlers as uploadImage } from '../domain/images/upload-image.ts';
import { handlers as adminGrowth } from '../domain/subscriptions/admin-growth.ts';
import { handlers as adminList } from '../domain/subscriptions/admin-list.ts';
import { handlers as adminSuppressions } from '../domain/subscriptions/admin-suppressions.ts';
import { handlers as confirm } from '../domain/subscriptions/confirm.ts';
import { handlers as consents } from '../domain/subscriptions/consents.ts';
import { handlers as embedSnippets } from '../domain/subscriptions/embed-snippets.ts';
import { handlers as rateStories } from '../domain/subscriptions/rate-stories.ts';
import { handlers as feedback } from '../domain/subscriptions/feedback.ts';
import { handlers as subscriptionsImport } from '../domain/subscriptions/import.ts';
import { handlers as mailEvents } from '../domain/subscriptions/mail-events.ts';
import { handlers as mailHookEvents } from '../domain/subscriptions/mail-hook-events.ts';
import { handlers as manage } from '../domain/subscriptions/manage.ts';
import { handlers as matchSegment } from '../domain/subscriptions/match-segment.ts';
import { handlers as pageTexts } from '../domain/subscriptions/page-texts.ts';
import { handlers as segments } from '../domain/subscriptions/segments.ts';
import { handlers as subscribe } from '../domain/subscriptions/subscribe.ts';
import { handlers as subscriberDays } from '../domain/subscriptions/subscriber-days.ts';
import { handlers as suppressionFiles } from '../domain/subscriptions/suppression-files.ts';
import { handlers as adminIssues } from '../domain/digests/editing/admin-issues.ts';
import { handlers as adminPreview } from '../domain/digests/editing/admin-preview.ts';
import { handlers as archive } from '../domain/digests/reading/archive.ts';
import { handlers as decide } from '../domain/digests/corrections/decide.ts';
import { handlers as reportSentence } from '../domain/digests/corrections/report-sentence.ts';
import { handlers as deliveryStats } from '../domain/digests/delivery/delivery-stats.ts';
import { handlers as editIssue } from '../domain/digests/editing/edit-issue.ts';
import { handlers as frontPage } from '../domain/digests/reading/front-page.ts';
import { handlers as deliveries } from '../domain/digests/delivery/deliveries.ts';
import { handlers as issueDraft } from '../domain/digests/editing/issue-draft.ts';
import { handlers as issueLifecycle } from '../domain/digests/editing/issue-lifecycle.ts';
import { handlers as issueStatistics } from '../domain/digests/editing/issue-statistics.ts';
import { handlers as landing } from '../domain/digests/reading/landing.ts';
import { handlers as letters } from '../domain/digests/editing/letters.ts';
import { handlers as letterTemplates } from '../domain/digests/editing/letter-templates.ts';
import { handlers as mistakes } from '../domain/digests/editing/pre-send-checks.ts';
import { handlers as describeRules } from '../domain/digests/selection/describe-rules.ts';
import { handlers as status } from '../domain/digests/editing/status.ts';
import { handlers as subscriberPreview } from '../domain/digests/editing/subscriber-preview.ts';
import { handlers as view } from '../domain/digests/reading/view.ts';
import { handlers as cells } from '../domain/site-admin/cells/cells.ts';
import { handlers as createSite } from '../domain/site-admin/create-site.ts';
import { handlers as details } from '../domain/site-admin/details.ts';
import { handlers as drafts } from '../domain/site-admin/drafts.ts';
import { handlers as siteFiles } from '../domain/site-admin/site-files.ts';
import { handlers as mailDns } from '../domain/site-admin/mail-dns.ts';
import { handlers as mailHooks } from '../domain/site-admin/mail-hooks.ts';
import { handlers as deleteSite } from '../domain/site-admin/delete-site.ts';
import { handlers as mailSettings } from '../domain/site-admin/mail-settings.ts';
import { handlers as openSite } from '../domain/site-admin/open-site.ts';
import { handlers as overview } from '../domain/site-admin/overview.ts';
import { handlers as preview } from '../domain/site-admin/preview.ts';
import { handlers as publish } from '../domain/site-admin/publish.ts';
import { handlers as removeDemo } from '../domain/site-admin/remove-demo.ts';
import { handlers as saveMailSettings } from '../domain/site-admin/save-mail-settings.ts';
import { handlers as sending } from '../domain/site-admin/sending.ts';
import { handlers as adminKeys } from '../domain/site-admin/admin-keys.ts';
import { handlers as webHookPreviews } from '../domain/site-admin/posting/preview.ts';
import { handlers as webHooks } from '../domain/site-admin/web-hooks.ts';
import { handlers as versions } from '../domain/site-admin/versions.ts';
import { handlers as connectFeed } from '../domain/imports/connect-feed.ts';
import { handlers as importJobs } from '../domain/imports/import-jobs.ts';
import { handlers as inboundFeeds } from '../domain/imports/inbound-feeds.ts';
import { handlers as changeEmail } from '../domain/account-lifecycle/change-email.ts';
import { handlers as liftBounce } from '../domain/account-lifecycle/lift-bounce.ts';
import { handlers as requestDeletion } from '../domain/account-lifecycle/request-deletion.ts';
import type { DownloadKey, Handlers } from '../domain/core/handler.ts';

/** Endpoints that HTTP answers itself: one sets a cookie, the others are streamed. */
type AnsweredByHttp = 'POST /api/csrf/token' | DownloadKey;

/** Handlers of all other endpoints. */
export const handlers: Omit<Handlers, AnsweredByHttp> = {
  ...apiKeys,
  ...follows,
  ...mentions,
  ...notificationMails,
  ...profile,
  ...pushSubscriptions,
  ...roles,
  ...searchUsers,
  ...settings,
  ...users,
  ...handOver,
  ...identities,
  ...invitations,
  ...loginProviders,
  ...login,
  ...passkeyLogin,
  ...passkeys,
  ...pendingIdentities,
  ...providerLogin,
  ...providerSignup,
  ...sessions,
  ...followsAndMutes,
  ...duplicateLinks,
  ...linkPreview,
  ...postLists,
  ...readPost,
  ...saved,
  ...search,
  ...tags,
  ...viewerVotes,
  ...visits,
  ...votes,
  ...comments,
  ...inbox,
  ...searchComments,
  ...textVersions,
  ...applications,
  ...bans,
  ...log,
  ...memberNotes,
  ...memberPicture,
  ...memberSessions,
  ...members,
  ...moderate,
  ...pins,
  ...queue,
  ...reports,
  ...rules,
  ...submitPost,
  ...writeComment,
  ...staticPages,
  ...textPictures,
  ...uploadImage,
  ...adminGrowth,
  ...adminList,
  ...adminSuppressions,
  ...confirm,
  ...consents,
  ...embedSnippets,
  ...feedback,
  ...rateStories,
  ...subscriptionsImport,
  ...mailEvents,
  ...mailHookEvents,
  ...manage,
  ...matchSegment,
  ...pageTexts,
  ...segments,
  ...subscribe,
  ...subscriberDays,
  ...suppressionFiles,
  ...adminIssues,
  ...adminPreview,
  ...archive,
  ...decide,
  ...reportSentence,
  ...deliveryStats,
  ...editIssue,
  ...frontPage,
  ...deliveries,
  ...issueDraft,
  ...issueLifecycle,
  ...issueStatistics,
  ...landing,
  ...letters,
  ...letterTemplates,
  ...mistakes,
  ...describeRules,
  ...status,
  ...subscriberPreview,
  ...view,
  ...cells,
  ...createSite,
  ...details,
  ...drafts,
  ...siteFiles,
  ...mailDns,
  ...mailHooks,
  ...mailSettings,
  ...deleteSite,
  ...openSite,
  ...overview,
  ...preview,
  ...publish,
  ...removeDemo,
  ...saveMailSettings,
  ...sending,
  ...adminKeys,
  ...webHookPreviews,
  ...webHooks,
  ...versions,
  ...connectFeed,
  ...importJobs,
  ...inboundFeeds,
  ...changeEmail,
  ...liftBounce,
  ...requestDeletion,
};
