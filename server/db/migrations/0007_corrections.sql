CREATE TABLE "correction_recipients" (
	"site_id" text NOT NULL,
	"correction_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"mail_id" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "correction_recipients_site_id_correction_id_subscription_id_pk" PRIMARY KEY("site_id","correction_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"sentence_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"text" text NOT NULL,
	"passages" jsonb NOT NULL,
	"post_ids" text[] NOT NULL,
	"language" text,
	"state" text DEFAULT 'reported' NOT NULL,
	"report_count" integer DEFAULT 1 NOT NULL,
	"notes" text[] NOT NULL,
	"first_reported_at" timestamp (3) with time zone NOT NULL,
	"correction" text DEFAULT '' NOT NULL,
	"delivery" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "corrections_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "corrections_state" CHECK ("corrections"."state" in ('reported', 'dismissed', 'struck')),
	CONSTRAINT "corrections_struck" CHECK ("corrections"."state" <> 'struck' or "corrections"."correction" <> '' and "corrections"."delivery" in ('next', 'now'))
);
--> statement-breakpoint
CREATE TABLE "digest_sentences" (
	"site_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"rendered_at" timestamp (3) with time zone NOT NULL,
	"sentence_id" text NOT NULL,
	CONSTRAINT "digest_sentences_site_id_variant_id_rendered_at_sentence_id_pk" PRIMARY KEY("site_id","variant_id","rendered_at","sentence_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "variant_rendered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "correction_recipients" ADD CONSTRAINT "correction_recipients_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_recipients" ADD CONSTRAINT "correction_recipients_site_id_correction_id_corrections_site_id_id_fk" FOREIGN KEY ("site_id","correction_id") REFERENCES "public"."corrections"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_recipients" ADD CONSTRAINT "correction_recipients_site_id_subscription_id_subscriptions_site_id_id_fk" FOREIGN KEY ("site_id","subscription_id") REFERENCES "public"."subscriptions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_sentences" ADD CONSTRAINT "digest_sentences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_sentences" ADD CONSTRAINT "digest_sentences_site_id_variant_id_digest_variants_site_id_id_fk" FOREIGN KEY ("site_id","variant_id") REFERENCES "public"."digest_variants"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_recipients_open" ON "correction_recipients" USING btree ("site_id","subscription_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "correction_recipients_mail" ON "correction_recipients" USING btree ("site_id","mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_sentence" ON "corrections" USING btree ("site_id","sentence_id");--> statement-breakpoint
CREATE INDEX "corrections_new" ON "corrections" USING btree ("site_id","state","first_reported_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "corrections_unsettled" ON "corrections" USING btree ("decided_at") WHERE state = 'struck' and settled_at is null;--> statement-breakpoint
CREATE INDEX "digest_sentences_id" ON "digest_sentences" USING btree ("site_id","sentence_id");