ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_replies" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_mentions" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_threads" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "awaits_daily_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_daily" ON "notifications" USING btree ("site_id","user_id") WHERE awaits_daily_mail;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_user_day" ON "outbox" USING btree ("site_id","user_id","kind","local_day") WHERE user_id is not null and local_day is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('reply', 'mention', 'thread'));--> statement-breakpoint
UPDATE "users" SET "notify_replies" = 'at_once', "notify_mentions" = 'at_once' WHERE "email_on_reply";
