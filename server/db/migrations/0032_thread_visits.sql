CREATE TABLE "thread_visits" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_visits_site_id_user_id_post_id_pk" PRIMARY KEY("site_id","user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "thread_visits" ADD CONSTRAINT "thread_visits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_visits" ADD CONSTRAINT "thread_visits_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_visits" ADD CONSTRAINT "thread_visits_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;