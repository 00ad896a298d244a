ALTER TABLE "summaries" DROP CONSTRAINT "summaries_site_id_post_id_language_pk";--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "style" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_post_id_language_style_pk" PRIMARY KEY("site_id","post_id","language","style");
