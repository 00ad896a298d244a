ALTER TABLE "issues" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_post" ON "images" USING btree ("site_id","post_id") WHERE post_id is not null;