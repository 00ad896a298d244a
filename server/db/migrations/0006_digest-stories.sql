ALTER TABLE "issue_posts" ADD COLUMN "same_story_as" text;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD COLUMN "updates" jsonb;