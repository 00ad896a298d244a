ALTER TABLE "issues" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;