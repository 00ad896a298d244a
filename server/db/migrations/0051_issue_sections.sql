ALTER TABLE "digest_variants" ADD COLUMN "segment_ids" text[];--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "saved_at" timestamp (3) with time zone;