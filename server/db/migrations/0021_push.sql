CREATE TABLE "push_messages" (
	"site_id" text NOT NULL,
	"session_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_messages_site_id_session_id_notification_id_pk" PRIMARY KEY("site_id","session_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"site_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"vapid_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_site_id_session_id_pk" PRIMARY KEY("site_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_site_id_session_id_push_subscriptions_site_id_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."push_subscriptions"("site_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_site_id_notification_id_notifications_site_id_id_fk" FOREIGN KEY ("site_id","notification_id") REFERENCES "public"."notifications"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_site_id_session_id_sessions_site_id_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."sessions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_notification" ON "push_messages" USING btree ("site_id","notification_id");--> statement-breakpoint
CREATE INDEX "push_messages_queue" ON "push_messages" USING btree ("send_after");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("site_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("site_id","user_id","created_at");