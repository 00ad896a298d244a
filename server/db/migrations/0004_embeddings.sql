CREATE TABLE "embeddings" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"model" text NOT NULL,
	"source_hash" text NOT NULL,
	"vector" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "embeddings_site_id_post_id_pk" PRIMARY KEY("site_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embeddings_created" ON "embeddings" USING btree ("created_at");