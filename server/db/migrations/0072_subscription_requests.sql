CREATE TABLE "subscription_requests" (
	"site_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"preferences" jsonb NOT NULL,
	CONSTRAINT "subscription_requests_site_id_subscription_id_created_at_pk" PRIMARY KEY("site_id","subscription_id","created_at")
);
--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_subscription" FOREIGN KEY ("site_id","subscription_id") REFERENCES "public"."subscriptions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_requests_age" ON "subscription_requests" USING btree ("created_at");