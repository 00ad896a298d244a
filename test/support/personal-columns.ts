/**
 * Owners of every text column. `person`: text by or about a user, erased with the account. `site`:
 * text of the site, which remains. `plain`: ids, hashes, closed lists and other impersonal values.
 * The deletion test fails for missing columns.
 */
const columns: Record<string, { person?: string; site?: string; plain?: string }> = {
  address_bans: { plain: 'site_id email_hash user_id' },
  api_keys: { person: 'name', plain: 'site_id id user_id scopes prefix last_four secret_hash' },
  articles: {
    person: 'title text excerpt site_name image',
    plain: 'site_id post_id state language',
  },
  digest_variants: {
    person: 'preferences lead overview entries subject html text',
    plain:
      'site_id id issue_id language prompt_key state summary_kind post_ids comment_ids ' +
      'document_post_ids segment_ids',
  },
  correction_recipients: { plain: 'site_id correction_id subscription_id mail_id' },
  corrections: {
    person: 'text passages notes decided_by',
    site: 'correction',
    plain: 'site_id id sentence_id issue_id post_ids language state delivery',
  },
  digest_sentences: { plain: 'site_id variant_id sentence_id' },
  consents: {
    person: 'page text',
    plain: 'site_id subscription_id id event via language network',
  },
  subscription_requests: { person: 'preferences', plain: 'site_id subscription_id' },
  comment_votes: { plain: 'site_id user_id comment_id' },
  comments: {
    person: 'text rendered_text',
    plain: 'site_id id post_id parent_id user_id hidden_by',
  },
  cdn_purges: { plain: 'site_id key' },
  embeddings: { plain: 'site_id post_id model source_hash vector' },
  erasures: { plain: 'site_id kind subject_id' },
  failed_logins: { person: 'subject', plain: 'id' },
  follows: { plain: 'site_id follower_id followee_id' },
  identities: { person: 'account subject', plain: 'site_id id user_id issuer' },
  idempotency_keys: { person: 'key reply', plain: 'site_id user_id fingerprint' },
  // Editors choose them. Erasures of persons in them are done by an editor.
  images: { site: 'data', plain: 'site_id name' },
  imports: { person: 'created_by', site: 'file_name errors', plain: 'site_id id kind state' },
  issue_posts: {
    person: 'note',
    plain:
      'site_id issue_id post_id frequency outcome selection_reason same_story_as story_post_id ' +
      'updates',
  },
  issues: {
    site: 'document draft intro subject saved_by',
    plain: 'site_id id frequency period state segment_id',
  },
  issue_reads: { plain: 'site_id issue_id place day' },
  login_flows: {
    person: 'identity',
    plain: 'site_id id provider_id browser_hash state_hash request next',
  },
  login_providers: {
    site: 'label issuer client_id',
    plain: 'site_id id kind client_secret',
  },
  mail_senders: {
    site: 'from_name from_address reply_to bounce_domain postal_address dkim_domain dkim_selector',
    plain: 'site_id smtp_url dkim_private_key dkim_public_key',
  },
  mail_hooks: { plain: 'site_id provider secret' },
  login_codes: {
    person: 'email signup',
    plain: 'site_id id purpose user_id code_hash browser_hash asker_hash',
  },
  llm_usage: { plain: 'site_id day' },
  audit_log: {
    person: 'actor reason before after',
    plain: 'site_id id actor_id action post_id comment_id user_id',
  },
  moderation_rules: { site: 'pattern note', plain: 'site_id id kind action' },
  notifications: { plain: 'site_id id user_id kind comment_id' },
  outbox: {
    person: 'recipient smtp_response',
    // The content is encrypted.
    plain:
      'site_id id kind user_id recipient_hash subject html text unsubscribe_url issue_id ' +
      'subscription_id ' +
      'variant_id local_day state trace_parent',
  },
  passkeys: {
    person: 'name',
    plain: 'site_id id user_id credential_id public_key transports',
  },
  passkey_challenges: { plain: 'site_id challenge user_id browser_hash' },
  pinned_posts: { plain: 'site_id post_id' },
  post_tags: { plain: 'site_id tag post_id' },
  post_votes: { plain: 'site_id user_id post_id' },
  posts: {
    person: 'slug title url domain normalized_url text rendered_text search',
    plain: 'site_id id user_id tags imported_from hidden_by',
  },
  push_messages: { plain: 'site_id session_id notification_id' },
  push_subscriptions: {
    person: 'endpoint p256dh auth',
    plain: 'site_id session_id user_id vapid_key',
  },
  rate_limits: { plain: 'id' },
  instance_markers: { plain: 'id' },
  stored_assets: { plain: 'path body' },
  mail_pauses: { plain: 'site_id reason' },
  // A domain of recipients, for a day after a wait.
  mail_backoffs: { plain: 'site_id transport domain' },
  mail_warmups: { site: 'domain', plain: 'site_id volumes' },
  reports: {
    person: 'note',
    plain: 'site_id id reporter_id post_id comment_id reason state outcome',
  },
  saved_posts: { plain: 'site_id user_id post_id' },
  sessions: {
    person: 'device',
    plain: 'site_id id user_id token_hash network passkey_id identity_id',
  },
  // A host tells what a member mutes, and is deleted with the account.
  member_choices: { person: 'subject', plain: 'site_id user_id kind choice' },
  // The test reads texts, so the hash of a picture stands for the picture.
  sharing_pictures: { person: 'hash', plain: 'site_id page post_id png' },
  text_versions: {
    person: 'title url text rendered_text',
    plain: 'site_id id user_id post_id comment_id',
  },
  thread_visits: { plain: 'site_id user_id post_id' },
  invitations: { plain: 'site_id id user_id token_hash' },
  signup_applications: {
    person: 'email username name answer',
    site: 'question',
    plain: 'site_id id',
  },
  site_hosts: { site: 'host', plain: 'site_id' },
  site_versions: { person: 'author', site: 'settings note', plain: 'site_id id state' },
  sites: { site: 'settings', plain: 'id' },
  inbound_feed_items: { plain: 'site_id feed_id guid_hash post_id' },
  inbound_feeds: {
    site: 'url title tags etag last_modified last_error',
    plain: 'site_id id user_id state',
  },
  subscriber_days: { plain: 'site_id day source language' },
  segments: { site: 'name rule', plain: 'site_id id' },
  subscriptions: {
    person: 'email custom_prompt consent',
    plain: 'site_id id user_id state frequency language time_zone source prompt_hash',
  },
  evidence: { person: 'sentences', plain: 'site_id post_id source_hash' },
  summaries: {
    person: 'text sentences',
    plain: 'site_id post_id language style model source_hash',
  },
  post_labels: { person: 'labels', plain: 'site_id post_id kind source_hash' },
  topic_terms: { plain: 'site_id topic terms' },
  suppressions: { plain: 'site_id email_hash reason reporter' },
  tags: { site: 'name description', plain: 'site_id' },
  moderator_notes: { person: 'text', plain: 'site_id id user_id author_id' },
  understood_prompts: { person: 'preferences', plain: 'site_id hash source' },
  users: {
    person: 'username name about website email ban_reason',
    plain:
      'site_id id role signup_network invited_by notify_replies notify_mentions ' +
      'notify_threads time_zone shortcuts',
  },
};

const listed = (kinds: readonly ('person' | 'site' | 'plain')[]) =>
  Object.entries(columns)
    .flatMap(([table, columnKinds]) =>
      kinds.flatMap((kind) =>
        (columnKinds[kind]?.split(' ') ?? []).map((name) => `${table}.${name}`),
      ),
    )
    .toSorted();

/** As `users.name`. */
export const personalColumns = listed(['person']);
export const knownColumns = listed(['person', 'site', 'plain']);

/**
 * The export name of the personal data in every table, or the reason for none. The export test
 * fails for missing tables.
 */
export const exported: Record<string, { as: string } | { not: string }> = {
  users: { as: 'account' },
  posts: { as: 'posts' },
  comments: { as: 'comments' },
  post_votes: { as: 'postVotes' },
  comment_votes: { as: 'commentVotes' },
  follows: { as: 'follows' },
  saved_posts: { as: 'savedPosts' },
  member_choices: { as: 'choices' },
  text_versions: { as: 'earlierTexts' },
  thread_visits: { as: 'visitedThreads' },
  notifications: { as: 'inbox' },
  reports: { as: 'reports' },
  sessions: { as: 'sessions' },
  identities: { as: 'identities' },
  login_flows: { not: 'unfinished logins, for half an hour' },
  login_providers: { not: "the site's" },
  mail_senders: { not: "the site's" },
  mail_hooks: { not: "the site's" },
  push_subscriptions: { as: 'pushBrowsers' },
  push_messages: { not: 'what they say stands in the inbox' },
  api_keys: { as: 'apiKeys' },
  passkeys: { as: 'passkeys' },
  passkey_challenges: { not: 'random numbers, for ten minutes' },
  subscriptions: { as: 'subscriptions' },
  subscriber_days: { not: 'counts' },
  segments: { not: "the site's" },
  consents: { not: 'they stand with the subscriptions' },
  subscription_requests: { not: 'of anybody, for 7 days; a confirmed one is the subscription' },
  audit_log: { as: 'moderations' },
  pinned_posts: { not: 'places in lists, chosen by moderators' },
  post_tags: { not: 'they stand with the posts' },
  articles: { not: "words of other people's pages" },
  sharing_pictures: { not: 'drawn from titles of posts' },
  cdn_purges: { not: 'keys of pages, until they are purged' },
  embeddings: { not: 'numbers made of posts' },
  evidence: { not: 'copied from posts, by the site' },
  summaries: { not: 'made of posts, by the site' },
  corrections: { not: 'notes of unknown readers' },
  correction_recipients: { not: 'mails of the site' },
  digest_sentences: { not: 'hashes' },
  post_labels: { not: 'made of posts, by the site' },
  topic_terms: { not: 'words of topics, without subscribers' },
  understood_prompts: { not: 'read from the prompt, which stands with the subscription' },
  digest_variants: { not: 'wishes stand with the subscription' },
  invitations: { as: 'invitations' },
  signup_applications: { not: 'of people without an account' },
  login_codes: { not: 'secrets, for a day' },
  failed_logins: { not: 'counts, for a day' },
  rate_limits: { not: 'counts' },
  instance_markers: { not: 'facts about the installation' },
  stored_assets: { not: 'files of the program' },
  mail_pauses: { not: "the site's" },
  mail_backoffs: { not: "the site's" },
  mail_warmups: { not: "the site's" },
  idempotency_keys: { not: 'what they made stands with posts and comments' },
  outbox: { not: 'its owner has the mails; here without words after 7 days' },
  suppressions: { not: 'hashes that say nothing without an address' },
  address_bans: { not: 'hashes that say nothing without an address' },
  erasures: { not: 'ids of erased accounts and subscriptions, which have no export' },
  moderator_notes: { not: 'what moderators tell each other' },
  issues: { not: "the site's" },
  issue_posts: { not: "the site's" },
  issue_reads: { not: 'counts' },
  llm_usage: { not: "the site's" },
  moderation_rules: { not: "the site's" },
  sites: { not: "the site's" },
  site_hosts: { not: "the site's" },
  site_versions: { not: "the site's; that they were published stands with the actions" },
  tags: { not: "the site's" },
  inbound_feeds: { not: "the site's; what was made of them stands with the posts" },
  inbound_feed_items: { not: "the site's" },
  images: { not: "the site's" },
  imports: { not: "the site's; what came in stands with posts and subscriptions" },
};
