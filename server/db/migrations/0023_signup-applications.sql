CREATE TABLE "signup_applications" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signup_applications_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "signup_applications" ADD CONSTRAINT "signup_applications_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signup_applications_email" ON "signup_applications" USING btree ("site_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "signup_applications_username" ON "signup_applications" USING btree ("site_id",lower("username"));--> statement-breakpoint
CREATE INDEX "signup_applications_queue" ON "signup_applications" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "signup_applications_age" ON "signup_applications" USING btree ("created_at");