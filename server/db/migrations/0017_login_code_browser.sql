ALTER TABLE "login_codes" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "asker_hash" text;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "is_known_browser" boolean DEFAULT false NOT NULL;