CREATE TABLE "edge_purges" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"is_repeat" boolean DEFAULT false NOT NULL,
	CONSTRAINT "edge_purges_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
ALTER TABLE "edge_purges" ADD CONSTRAINT "edge_purges_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edge_purges_queue" ON "edge_purges" USING btree ("send_after");--> statement-breakpoint
CREATE INDEX "edge_purges_late" ON "edge_purges" USING btree ("due_at") WHERE not is_repeat;