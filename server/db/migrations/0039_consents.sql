CREATE TABLE "consents" (
	"site_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"via" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"network" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_site_id_subscription_id_id_pk" PRIMARY KEY("site_id","subscription_id","id")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_site_id_subscription_id_subscriptions_site_id_id_fk" FOREIGN KEY ("site_id","subscription_id") REFERENCES "public"."subscriptions"("site_id","id") ON DELETE cascade ON UPDATE no action;