ALTER TABLE "digest_variants" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "is_arranged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "published_at" timestamp (3) with time zone;