ALTER TABLE "posts" ADD COLUMN "imported_comment_count" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "imported_from" text;