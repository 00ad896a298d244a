ALTER TABLE "articles" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_requested" ON "articles" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "articles_imported" ON "articles" USING btree ("site_id","state") WHERE is_imported;