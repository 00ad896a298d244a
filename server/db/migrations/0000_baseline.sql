CREATE TABLE "api_keys" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"prefix" text NOT NULL,
	"last_four" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_keys_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"site_id" text NOT NULL,
	"follower_id" text NOT NULL,
	"followee_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_site_id_follower_id_followee_id_pk" PRIMARY KEY("site_id","follower_id","followee_id"),
	CONSTRAINT "follows_others" CHECK ("follows"."follower_id" <> "follows"."followee_id")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"purpose" text DEFAULT 'login' NOT NULL,
	"user_id" text,
	"signup" jsonb,
	"code_hash" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "login_codes_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"website" text,
	"email" text,
	"role" text DEFAULT 'member' NOT NULL,
	"email_on_reply" boolean DEFAULT false NOT NULL,
	"inbox_read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deletion_scheduled_at" timestamp (3) with time zone,
	"delete_posts" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"banned_until" timestamp (3) with time zone,
	"ban_reason" text DEFAULT '' NOT NULL,
	"karma" integer DEFAULT 0 NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'moderator', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_votes_site_id_user_id_comment_id_pk" PRIMARY KEY("site_id","user_id","comment_id"),
	CONSTRAINT "comment_votes_value" CHECK ("comment_votes"."value" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"rendered_text" jsonb NOT NULL,
	"depth" smallint NOT NULL,
	"score" integer DEFAULT 1 NOT NULL,
	"wilson_score" double precision NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_by" text,
	"deleted_at" timestamp (3) with time zone,
	"is_visible" boolean GENERATED ALWAYS AS (not is_hidden and deleted_at is null) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "comments_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"comment_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('reply', 'mention'))
);
--> statement-breakpoint
CREATE TABLE "digest_variants" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"issue_id" text NOT NULL,
	"language" text NOT NULL,
	"prompt_key" text NOT NULL,
	"prompt" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"summary_kind" text,
	"post_ids" text[],
	"comment_ids" text[],
	"overview" jsonb,
	"subject" text,
	"html" text,
	"text" text,
	"rendered_at" timestamp (3) with time zone,
	CONSTRAINT "digest_variants_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "digest_variants_state" CHECK ("digest_variants"."state" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "issue_posts" (
	"site_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"post_id" text NOT NULL,
	"frequency" text NOT NULL,
	"position" smallint,
	"outcome" text NOT NULL,
	"selection_reason" text NOT NULL,
	"rank" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "issue_posts_site_id_issue_id_post_id_pk" PRIMARY KEY("site_id","issue_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"frequency" text NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"intro" text DEFAULT '' NOT NULL,
	"subject" text,
	"held_at" timestamp (3) with time zone,
	"bounced" integer DEFAULT 0 NOT NULL,
	"complained" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "issues_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "issues_frequency" CHECK ("issues"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "issues_state" CHECK ("issues"."state" in ('preparing', 'sending', 'sent', 'skipped')),
	CONSTRAINT "issues_span" CHECK ("issues"."starts_at" < "issues"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "llm_usage" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "llm_usage_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"model" text NOT NULL,
	"source_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summaries_site_id_post_id_language_pk" PRIMARY KEY("site_id","post_id","language")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"created_by" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"created_rows" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "imports_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "imports_state" CHECK ("imports"."kind" in ('posts', 'subscribers') and "imports"."state" in ('running', 'done', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "inbound_feed_items" (
	"site_id" text NOT NULL,
	"feed_id" text NOT NULL,
	"guid_hash" text NOT NULL,
	"post_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_feed_items_site_id_feed_id_guid_hash_pk" PRIMARY KEY("site_id","feed_id","guid_hash")
);
--> statement-breakpoint
CREATE TABLE "inbound_feeds" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"max_posts_per_fetch" smallint DEFAULT 10 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"etag" text,
	"last_modified" text,
	"next_fetch_at" timestamp (3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"fetched_at" timestamp (3) with time zone,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_feeds_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "inbound_feeds_state" CHECK ("inbound_feeds"."state" in ('active', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_site_id_user_id_key_pk" PRIMARY KEY("site_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "instance_markers" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_pauses" (
	"site_id" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_pauses_site_id_reason_pk" PRIMARY KEY("site_id","reason"),
	CONSTRAINT "mail_pauses_reason" CHECK ("mail_pauses"."reason" in ('policy', 'complaints', 'bounces'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"priority" smallint NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"issue_id" text,
	"subscription_id" text,
	"variant_id" text,
	"local_day" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"smtp_response" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('queued', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"site_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_site_id_email_hash_pk" PRIMARY KEY("site_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"actor_id" text,
	"actor" text,
	"action" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_redacted" boolean DEFAULT false NOT NULL,
	"post_id" text,
	"comment_id" text,
	"user_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "moderation_rules" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"pattern" text NOT NULL,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_rules_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "moderation_rules_kind" CHECK ("moderation_rules"."kind" in ('domain', 'word') and "moderation_rules"."action" in ('reject', 'hold', 'report'))
);
--> statement-breakpoint
CREATE TABLE "moderator_notes" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderator_notes_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "reports_target" CHECK (num_nonnulls("reports"."post_id", "reports"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"fetch_after" timestamp (3) with time zone NOT NULL,
	"title" text,
	"text" text,
	"excerpt" text,
	"language" text,
	"site_name" text,
	"image" text,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "articles_site_id_post_id_pk" PRIMARY KEY("site_id","post_id"),
	CONSTRAINT "articles_state" CHECK ("articles"."state" in ('queued', 'reading', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"site_id" text NOT NULL,
	"tag" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_tags_site_id_post_id_tag_pk" PRIMARY KEY("site_id","post_id","tag")
);
--> statement-breakpoint
CREATE TABLE "post_votes" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_votes_site_id_user_id_post_id_pk" PRIMARY KEY("site_id","user_id","post_id"),
	CONSTRAINT "post_votes_value" CHECK ("post_votes"."value" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"domain" text,
	"normalized_url" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"text" text,
	"rendered_text" jsonb,
	"score" integer DEFAULT 1 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"hot_score" double precision NOT NULL,
	"top_window" smallint DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_by" text,
	"locked_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"is_visible" boolean GENERATED ALWAYS AS (not is_hidden and deleted_at is null) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || coalesce(text, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "posts_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "posts_top_window" CHECK ("posts"."top_window" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "saved_posts" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_posts_site_id_user_id_post_id_pk" PRIMARY KEY("site_id","user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"author" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "site_versions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "site_versions_state" CHECK ("site_versions"."state" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"digests_paused_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "tags_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"frequency" text NOT NULL,
	"custom_prompt" text,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"send_hour" smallint DEFAULT 8 NOT NULL,
	"send_weekday" smallint DEFAULT 1 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"source" text NOT NULL,
	"consent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmation_sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('pending', 'active', 'unsubscribed')),
	CONSTRAINT "subscriptions_frequency" CHECK ("subscriptions"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "subscriptions_hour" CHECK ("subscriptions"."send_hour" between 0 and 23 and "subscriptions"."send_weekday" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_follower_id_users_site_id_id_fk" FOREIGN KEY ("site_id","follower_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_followee_id_users_site_id_id_fk" FOREIGN KEY ("site_id","followee_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_parent_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","parent_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_variants" ADD CONSTRAINT "digest_variants_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_variants" ADD CONSTRAINT "digest_variants_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_usage" ADD CONSTRAINT "llm_usage_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feed_items" ADD CONSTRAINT "inbound_feed_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feed_items" ADD CONSTRAINT "inbound_feed_items_site_id_feed_id_inbound_feeds_site_id_id_fk" FOREIGN KEY ("site_id","feed_id") REFERENCES "public"."inbound_feeds"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feed_items" ADD CONSTRAINT "inbound_feed_items_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feeds" ADD CONSTRAINT "inbound_feeds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feeds" ADD CONSTRAINT "inbound_feeds_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_pauses" ADD CONSTRAINT "mail_pauses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_site_id_actor_id_users_site_id_id_fk" FOREIGN KEY ("site_id","actor_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD CONSTRAINT "moderation_rules_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_notes" ADD CONSTRAINT "moderator_notes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_notes" ADD CONSTRAINT "moderator_notes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_notes" ADD CONSTRAINT "moderator_notes_site_id_author_id_users_site_id_id_fk" FOREIGN KEY ("site_id","author_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_reporter_id_users_site_id_id_fk" FOREIGN KEY ("site_id","reporter_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_site_id_tag_tags_site_id_name_fk" FOREIGN KEY ("site_id","tag") REFERENCES "public"."tags"("site_id","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_secret" ON "api_keys" USING btree ("site_id","secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "failed_logins_subject" ON "failed_logins" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "failed_logins_age" ON "failed_logins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "follows_followee" ON "follows" USING btree ("site_id","followee_id");--> statement-breakpoint
CREATE INDEX "login_codes_email" ON "login_codes" USING btree ("email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_codes_user" ON "login_codes" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "login_codes_age" ON "login_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("site_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("site_id","banned_until") WHERE banned_until is not null;--> statement-breakpoint
CREATE INDEX "users_new" ON "users" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_scheduled_at") WHERE deletion_scheduled_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("site_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("site_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "comment_votes_comment" ON "comment_votes" USING btree ("site_id","comment_id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "comments_unlisted" ON "comments" USING btree ("site_id","user_id","id") WHERE not is_visible;--> statement-breakpoint
CREATE INDEX "comments_pending_review" ON "comments" USING btree ("site_id","created_at","id") WHERE hidden_by = 'pending_review' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("site_id","comment_id","user_id");--> statement-breakpoint
CREATE INDEX "notifications_new" ON "notifications" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "digest_variants_key" ON "digest_variants" USING btree ("site_id","issue_id","language","prompt_key");--> statement-breakpoint
CREATE INDEX "digest_variants_due" ON "digest_variants" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "issue_posts_once" ON "issue_posts" USING btree ("site_id","frequency","post_id") WHERE outcome = 'selected';--> statement-breakpoint
CREATE INDEX "issue_posts_post" ON "issue_posts" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_period" ON "issues" USING btree ("site_id","frequency","period");--> statement-breakpoint
CREATE INDEX "issues_open" ON "issues" USING btree ("created_at") WHERE state in ('preparing', 'sending');--> statement-breakpoint
CREATE INDEX "issues_new" ON "issues" USING btree ("site_id","frequency","ends_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_new" ON "imports" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbound_feed_items_age" ON "inbound_feed_items" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_feeds_url" ON "inbound_feeds" USING btree ("site_id","url");--> statement-breakpoint
CREATE INDEX "inbound_feeds_due" ON "inbound_feeds" USING btree ("next_fetch_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "instance_markers_age" ON "instance_markers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_age" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "outbox_queue" ON "outbox" USING btree ("site_id","priority","send_after") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_sending" ON "outbox" USING btree ("send_after") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("site_id","recipient") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_newsletter" ON "outbox" USING btree ("site_id","recipient") WHERE unsubscribe_url is not null;--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_new" ON "outbox" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_issue" ON "outbox" USING btree ("site_id","issue_id","subscription_id") WHERE issue_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_day" ON "outbox" USING btree ("site_id","subscription_id","kind","local_day") WHERE local_day is not null;--> statement-breakpoint
CREATE INDEX "suppressions_new" ON "suppressions" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_new" ON "audit_log" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_public" ON "audit_log" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_post" ON "audit_log" USING btree ("site_id","post_id","created_at" DESC NULLS FIRST) WHERE post_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_rules_pattern" ON "moderation_rules" USING btree ("site_id","kind","pattern");--> statement-breakpoint
CREATE INDEX "moderator_notes_new" ON "moderator_notes" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "reports_post" ON "reports" USING btree ("site_id","reporter_id","post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_comment" ON "reports" USING btree ("site_id","reporter_id","comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("site_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("fetch_after") WHERE state in ('queued', 'reading');--> statement-breakpoint
CREATE INDEX "post_tags_new" ON "post_tags" USING btree ("site_id","tag","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_votes_post" ON "post_votes" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_new" ON "posts" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_hot" ON "posts" USING btree ("site_id","hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_top" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_top_day" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 0;--> statement-breakpoint
CREATE INDEX "posts_top_week" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 1;--> statement-breakpoint
CREATE INDEX "posts_top_month" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 2;--> statement-breakpoint
CREATE INDEX "posts_top_year" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 3;--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_unlisted" ON "posts" USING btree ("site_id","user_id","id") WHERE not is_visible;--> statement-breakpoint
CREATE INDEX "posts_pending_review" ON "posts" USING btree ("site_id","created_at","id") WHERE hidden_by = 'pending_review' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_id" ON "posts" USING hash ("id");--> statement-breakpoint
CREATE INDEX "posts_link" ON "posts" USING btree ("site_id","normalized_url","created_at" DESC NULLS FIRST) WHERE normalized_url is not null;--> statement-breakpoint
CREATE INDEX "posts_domain" ON "posts" USING btree ("site_id","domain","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_window_due" ON "posts" USING btree ("top_window","created_at") WHERE top_window < 4;--> statement-breakpoint
CREATE INDEX "saved_posts_new" ON "saved_posts" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_posts_post" ON "saved_posts" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "site_hosts_site" ON "site_hosts" USING btree ("site_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "site_versions_draft" ON "site_versions" USING btree ("site_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "site_versions_new" ON "site_versions" USING btree ("site_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_email" ON "subscriptions" USING btree ("site_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user" ON "subscriptions" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_active" ON "subscriptions" USING btree ("site_id","frequency","time_zone","send_hour","id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_new" ON "subscriptions" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_pending" ON "subscriptions" USING btree ("created_at") WHERE state = 'pending' or confirmed_at is null;--> statement-breakpoint
-- Trigrams find words of scripts that are written without spaces. Without the extension, or the right to create it, the
-- search gives the same results and reads more rows. The expressions are those of server/domain/posts/search.ts.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "posts_trigrams" ON "posts" USING gin ((title || ' ' || coalesce(text, '')) gin_trgm_ops)
		WHERE is_visible and (title || ' ' || coalesce(text, '')) ~ '[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffef]';
EXCEPTION WHEN others THEN RAISE NOTICE 'no trigram index: %', sqlerrm;
END $$;
