CREATE TABLE "follows" (
	"site_id" text NOT NULL,
	"follower_id" text NOT NULL,
	"followee_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_site_id_follower_id_followee_id_pk" PRIMARY KEY("site_id","follower_id","followee_id"),
	CONSTRAINT "follows_others" CHECK ("follows"."follower_id" <> "follows"."followee_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || coalesce(text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_follower_id_users_site_id_id_fk" FOREIGN KEY ("site_id","follower_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_followee_id_users_site_id_id_fk" FOREIGN KEY ("site_id","followee_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_followee" ON "follows" USING btree ("site_id","followee_id");--> statement-breakpoint
CREATE INDEX "posts_id" ON "posts" USING hash ("id");--> statement-breakpoint
CREATE INDEX "posts_domain" ON "posts" USING btree ("site_id","domain","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search") WHERE listed;--> statement-breakpoint
-- Words of scripts that are written without spaces are found by their trigrams. A database that does not have the extension, or may not
-- create it, finds them too, by reading more: nothing but speed hangs on this. The expressions are those of server/domain/search.ts.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "posts_trigrams" ON "posts" USING gin ((title || ' ' || coalesce(text, '')) gin_trgm_ops)
		WHERE listed and (title || ' ' || coalesce(text, '')) ~ '[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffef]';
EXCEPTION WHEN others THEN RAISE NOTICE 'no trigram index: %', sqlerrm;
END $$;
