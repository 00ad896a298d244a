CREATE TABLE "sharing_pictures" (
	"site_id" text NOT NULL,
	"page" text NOT NULL,
	"hash" text NOT NULL,
	"post_id" text,
	"png" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sharing_pictures_site_id_page_pk" PRIMARY KEY("site_id","page")
);
--> statement-breakpoint
ALTER TABLE "sharing_pictures" ADD CONSTRAINT "sharing_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_pictures" ADD CONSTRAINT "sharing_pictures_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sharing_pictures_new" ON "sharing_pictures" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sharing_pictures_post" ON "sharing_pictures" USING btree ("site_id","post_id");