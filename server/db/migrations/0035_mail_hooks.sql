CREATE TABLE "mail_hooks" (
	"site_id" text NOT NULL,
	"provider" text NOT NULL,
	"secret" text NOT NULL,
	"last_event_at" timestamp (3) with time zone,
	CONSTRAINT "mail_hooks_site_id_provider_pk" PRIMARY KEY("site_id","provider")
);
--> statement-breakpoint
ALTER TABLE "mail_hooks" ADD CONSTRAINT "mail_hooks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;