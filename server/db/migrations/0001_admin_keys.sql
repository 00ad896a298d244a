CREATE TABLE "admin_key_calls" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"key_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_key_calls_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_key_calls" ADD CONSTRAINT "admin_key_calls_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_key_calls" ADD CONSTRAINT "admin_key_calls_site_id_key_id_api_keys_site_id_id_fk" FOREIGN KEY ("site_id","key_id") REFERENCES "public"."api_keys"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_key_calls_log" ON "admin_key_calls" USING btree ("site_id","key_id","created_at","id");--> statement-breakpoint
CREATE INDEX "admin_key_calls_created" ON "admin_key_calls" USING btree ("created_at");