CREATE TABLE "erasures" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_site_id_kind_subject_id_at_pk" PRIMARY KEY("site_id","kind","subject_id","at")
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("at");