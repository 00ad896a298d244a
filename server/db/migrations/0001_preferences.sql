ALTER TABLE "post_labels" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "topic_terms" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "understood_prompts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "post_labels" CASCADE;--> statement-breakpoint
DROP TABLE "topic_terms" CASCADE;--> statement-breakpoint
DROP TABLE "understood_prompts" CASCADE;--> statement-breakpoint
DROP INDEX "subscriptions_prompt";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "preferences" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "prompt_state" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cannot" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_waiting" ON "subscriptions" USING btree ("site_id") WHERE prompt_state in ('replaces', 'adds');--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "prompt_hash";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_prompt_state" CHECK ("subscriptions"."prompt_state" in ('replaces', 'adds', 'read', 'unread'));