CREATE TABLE "identities" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "identities_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_flows" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"provider_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"state_hash" text,
	"request" text,
	"identity" jsonb,
	"next" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_flows_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_providers" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"is_on" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_providers_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "login_providers_kind" CHECK ("login_providers"."kind" in ('oidc', 'github'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_id" text;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_flows" ADD CONSTRAINT "login_flows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_providers" ADD CONSTRAINT "login_providers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("site_id","issuer","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "login_flows_browser" ON "login_flows" USING btree ("site_id","browser_hash");--> statement-breakpoint
CREATE INDEX "login_flows_age" ON "login_flows" USING btree ("created_at");