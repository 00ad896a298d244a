CREATE TABLE "imported_addresses" (
	"site_id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "imported_addresses_site_id_email_pk" PRIMARY KEY("site_id","email")
);
--> statement-breakpoint
CREATE TABLE "old_paths" (
	"site_id" text NOT NULL,
	"path" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	"user_id" text,
	"tag" text,
	CONSTRAINT "old_paths_site_id_path_pk" PRIMARY KEY("site_id","path"),
	CONSTRAINT "old_paths_place" CHECK (num_nonnulls(post_id, comment_id, user_id, tag) = 1)
);
--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_addresses_user" ON "imported_addresses" USING btree ("site_id","user_id");--> statement-breakpoint
CREATE INDEX "old_paths_post" ON "old_paths" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "old_paths_comment" ON "old_paths" USING btree ("site_id","comment_id");--> statement-breakpoint
CREATE INDEX "old_paths_user" ON "old_paths" USING btree ("site_id","user_id");