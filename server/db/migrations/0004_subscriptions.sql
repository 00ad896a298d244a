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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('pending', 'active', 'unsubscribed')),
	CONSTRAINT "subscriptions_frequency" CHECK ("subscriptions"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "subscriptions_hour" CHECK ("subscriptions"."send_hour" between 0 and 23 and "subscriptions"."send_weekday" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_email" ON "subscriptions" USING btree ("site_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user" ON "subscriptions" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_active" ON "subscriptions" USING btree ("site_id","frequency","time_zone","send_hour","id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_new" ON "subscriptions" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_pending" ON "subscriptions" USING btree ("created_at") WHERE state = 'pending' or confirmed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_newsletter" ON "outbox" USING btree ("site_id","recipient") WHERE unsubscribe_url is not null;