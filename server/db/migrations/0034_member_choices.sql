CREATE TABLE "member_choices" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"choice" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_choices_site_id_user_id_kind_subject_pk" PRIMARY KEY("site_id","user_id","kind","subject"),
	CONSTRAINT "member_choices_kind" CHECK ("member_choices"."kind" in ('post', 'tag', 'domain', 'person')),
	CONSTRAINT "member_choices_choice" CHECK ("member_choices"."choice" in ('follow', 'mute'))
);
--> statement-breakpoint
ALTER TABLE "member_choices" ADD CONSTRAINT "member_choices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_choices" ADD CONSTRAINT "member_choices_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_choices_followers" ON "member_choices" USING btree ("site_id","kind","subject","created_at","user_id") WHERE choice = 'follow';