CREATE TABLE "post_labels" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"labels" text[] NOT NULL,
	"kind" text NOT NULL,
	"source_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_labels_site_id_post_id_pk" PRIMARY KEY("site_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "topic_terms" (
	"site_id" text NOT NULL,
	"topic" text NOT NULL,
	"terms" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "topic_terms_site_id_topic_pk" PRIMARY KEY("site_id","topic")
);
--> statement-breakpoint
ALTER TABLE "post_labels" ADD CONSTRAINT "post_labels_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_labels" ADD CONSTRAINT "post_labels_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_terms" ADD CONSTRAINT "topic_terms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_labels_created" ON "post_labels" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "topic_terms_created" ON "topic_terms" USING btree ("created_at");