CREATE TABLE "web_hook_messages" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"hook_id" text NOT NULL,
	"event" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"status" smallint,
	"send_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "web_hook_messages_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hooks" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "web_hooks_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "web_hook_messages" ADD CONSTRAINT "web_hook_messages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_messages" ADD CONSTRAINT "web_hook_messages_site_id_hook_id_web_hooks_site_id_id_fk" FOREIGN KEY ("site_id","hook_id") REFERENCES "public"."web_hooks"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hooks" ADD CONSTRAINT "web_hooks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "web_hook_messages_subject" ON "web_hook_messages" USING btree ("site_id","hook_id","event","subject_id");--> statement-breakpoint
CREATE INDEX "web_hook_messages_log" ON "web_hook_messages" USING btree ("site_id","hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "web_hook_messages_queue" ON "web_hook_messages" USING btree ("send_after") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "web_hook_messages_created" ON "web_hook_messages" USING btree ("created_at");