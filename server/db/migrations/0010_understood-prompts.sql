CREATE TABLE "understood_prompts" (
	"site_id" text NOT NULL,
	"hash" text NOT NULL,
	"version" smallint NOT NULL,
	"preferences" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "understood_prompts_site_id_hash_pk" PRIMARY KEY("site_id","hash"),
	CONSTRAINT "understood_prompts_source" CHECK ("understood_prompts"."source" in ('model', 'rules', 'reader'))
);
--> statement-breakpoint
ALTER TABLE "digest_variants" ADD COLUMN "preferences" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "prompt_hash" text GENERATED ALWAYS AS (md5(regexp_replace(custom_prompt, '\s+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "understood_prompts" ADD CONSTRAINT "understood_prompts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_prompt" ON "subscriptions" USING btree ("site_id","prompt_hash") WHERE prompt_hash is not null;--> statement-breakpoint
ALTER TABLE "digest_variants" DROP COLUMN "prompt";