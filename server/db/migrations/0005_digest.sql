CREATE TABLE "articles" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"title" text,
	"text" text,
	"excerpt" text,
	"language" text,
	"site_name" text,
	"image" text,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "articles_site_id_post_id_pk" PRIMARY KEY("site_id","post_id"),
	CONSTRAINT "articles_state" CHECK ("articles"."state" in ('queued', 'reading', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "audiences" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"issue_id" text NOT NULL,
	"language" text NOT NULL,
	"prompt_key" text NOT NULL,
	"prompt" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"needed_at" timestamp (3) with time zone NOT NULL,
	"kind" text,
	"post_ids" text[],
	"comment_ids" text[],
	"overview" jsonb,
	"subject" text,
	"html" text,
	"text" text,
	"made_at" timestamp (3) with time zone,
	CONSTRAINT "audiences_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "audiences_state" CHECK ("audiences"."state" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "issue_posts" (
	"site_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"post_id" text NOT NULL,
	"frequency" text NOT NULL,
	"position" smallint,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"rank" smallint NOT NULL,
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
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "issues_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "issues_frequency" CHECK ("issues"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "issues_state" CHECK ("issues"."state" in ('preparing', 'sending', 'sent', 'skipped')),
	CONSTRAINT "issues_span" CHECK ("issues"."starts_at" < "issues"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_spend_site_id_day_pk" PRIMARY KEY("site_id","day")
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
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "issue_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "audience_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "local_day" text;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_spend" ADD CONSTRAINT "model_spend_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("due_at") WHERE state in ('queued', 'reading');--> statement-breakpoint
CREATE UNIQUE INDEX "audiences_key" ON "audiences" USING btree ("site_id","issue_id","language","prompt_key");--> statement-breakpoint
CREATE INDEX "audiences_due" ON "audiences" USING btree ("needed_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "issue_posts_once" ON "issue_posts" USING btree ("site_id","frequency","post_id") WHERE outcome = 'chosen';--> statement-breakpoint
CREATE INDEX "issue_posts_post" ON "issue_posts" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_period" ON "issues" USING btree ("site_id","frequency","period");--> statement-breakpoint
CREATE INDEX "issues_open" ON "issues" USING btree ("created_at") WHERE state in ('preparing', 'sending');--> statement-breakpoint
CREATE INDEX "issues_new" ON "issues" USING btree ("site_id","frequency","ends_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_turn" ON "outbox" USING btree ("site_id","priority","due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_issue" ON "outbox" USING btree ("site_id","issue_id","subscription_id") WHERE issue_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_day" ON "outbox" USING btree ("site_id","subscription_id","kind","local_day") WHERE local_day is not null;