CREATE TABLE "imports" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"author" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "imports_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "imports_state" CHECK ("imports"."kind" in ('posts', 'subscribers') and "imports"."state" in ('running', 'done', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "moderation_rules" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"pattern" text NOT NULL,
	"deed" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_rules_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "moderation_rules_kind" CHECK ("moderation_rules"."kind" in ('domain', 'word') and "moderation_rules"."deed" in ('refuse', 'hold', 'report'))
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
CREATE TABLE "source_items" (
	"site_id" text NOT NULL,
	"source_id" text NOT NULL,
	"guid_hash" text NOT NULL,
	"post_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_items_site_id_source_id_guid_hash_pk" PRIMARY KEY("site_id","source_id","guid_hash")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"most_posts" smallint DEFAULT 10 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"etag" text,
	"last_modified" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"read_at" timestamp (3) with time zone,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sources_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "sources_state" CHECK ("sources"."state" in ('active', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_notes_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "bounced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "complained" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "unsubscribed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "redacted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "digests_paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "consent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD CONSTRAINT "moderation_rules_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_site_id_source_id_sources_site_id_id_fk" FOREIGN KEY ("site_id","source_id") REFERENCES "public"."sources"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_site_id_author_id_users_site_id_id_fk" FOREIGN KEY ("site_id","author_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_new" ON "imports" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_rules_pattern" ON "moderation_rules" USING btree ("site_id","kind","pattern");--> statement-breakpoint
CREATE INDEX "site_hosts_site" ON "site_hosts" USING btree ("site_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "site_versions_draft" ON "site_versions" USING btree ("site_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "site_versions_new" ON "site_versions" USING btree ("site_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "source_items_age" ON "source_items" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sources_url" ON "sources" USING btree ("site_id","url");--> statement-breakpoint
CREATE INDEX "sources_due" ON "sources" USING btree ("due_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "user_notes_new" ON "user_notes" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree ("site_id","created_at","id") WHERE hidden_by = 'hold' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "moderation_log_public" ON "moderation_log" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE public;--> statement-breakpoint
CREATE INDEX "moderation_log_user" ON "moderation_log" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "moderation_log_post" ON "moderation_log" USING btree ("site_id","post_id","created_at" DESC NULLS FIRST) WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "posts_held" ON "posts" USING btree ("site_id","created_at","id") WHERE hidden_by = 'hold' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "suppressed_addresses_new" ON "suppressed_addresses" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("site_id","banned_until") WHERE banned_until is not null;--> statement-breakpoint
CREATE INDEX "users_new" ON "users" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);