CREATE TABLE "mail_senders" (
	"site_id" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"from_address" text,
	"reply_to" text,
	"postal_address" text DEFAULT '' NOT NULL,
	"smtp_url" text,
	"dkim_domain" text,
	"dkim_selector" text,
	"dkim_private_key" text,
	"dkim_public_key" text,
	"dkim_verified_at" timestamp (3) with time zone,
	CONSTRAINT "mail_senders_site_id_pk" PRIMARY KEY("site_id")
);
--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;