CREATE TABLE "issue_reads" (
	"site_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"place" text NOT NULL,
	"day" text NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"automated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "issue_reads_site_id_issue_id_place_day_pk" PRIMARY KEY("site_id","issue_id","place","day"),
	CONSTRAINT "issue_reads_counts" CHECK ("issue_reads"."reads" >= 0 and "issue_reads"."automated" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriber_days" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriber_days_site_id_day_source_language_pk" PRIMARY KEY("site_id","day","source","language")
);
--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "sent" integer;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "failed" integer;--> statement-breakpoint
ALTER TABLE "issue_reads" ADD CONSTRAINT "issue_reads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_reads" ADD CONSTRAINT "issue_reads_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_days" ADD CONSTRAINT "subscriber_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;