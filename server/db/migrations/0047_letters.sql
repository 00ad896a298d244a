ALTER TABLE "issues" DROP CONSTRAINT "issues_frequency";--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "segment_id" text;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_frequency" CHECK ("issues"."frequency" in ('daily', 'weekly', 'letter'));