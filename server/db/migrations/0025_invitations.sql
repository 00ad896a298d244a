CREATE TABLE "invitations" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"most_uses" smallint NOT NULL,
	"uses" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("site_id","token_hash");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_end" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("site_id","invited_by","created_at") WHERE invited_by is not null;