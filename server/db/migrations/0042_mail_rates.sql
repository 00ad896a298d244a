CREATE TABLE "mail_backoffs" (
	"site_id" text NOT NULL,
	"transport" text NOT NULL,
	"domain" text NOT NULL,
	"failures" smallint NOT NULL,
	"per_minute" integer NOT NULL,
	"wait_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_backoffs_site_id_transport_domain_pk" PRIMARY KEY("site_id","transport","domain"),
	CONSTRAINT "mail_backoffs_failures" CHECK ("mail_backoffs"."failures" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "mail_warmups" (
	"site_id" text NOT NULL,
	"domain" text NOT NULL,
	"is_on" boolean NOT NULL,
	"volumes" integer[] NOT NULL,
	"day" smallint DEFAULT 0 NOT NULL,
	"day_started_at" timestamp (3) with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_warmups_site_id_pk" PRIMARY KEY("site_id")
);
--> statement-breakpoint
ALTER TABLE "mail_pauses" DROP CONSTRAINT "mail_pauses_reason";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "deferrals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_backoffs" ADD CONSTRAINT "mail_backoffs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_warmups" ADD CONSTRAINT "mail_warmups_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_pauses" ADD CONSTRAINT "mail_pauses_reason" CHECK ("mail_pauses"."reason" in ('policy', 'policy-requested', 'complaints', 'bounces'));