CREATE TABLE "address_bans" (
	"site_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"user_id" text,
	"banned_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_bans_site_id_email_hash_pk" PRIMARY KEY("site_id","email_hash")
);
--> statement-breakpoint
ALTER TABLE "address_bans" ADD CONSTRAINT "address_bans_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_bans" ADD CONSTRAINT "address_bans_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_bans_user" ON "address_bans" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "address_bans_end" ON "address_bans" USING btree ("banned_until");