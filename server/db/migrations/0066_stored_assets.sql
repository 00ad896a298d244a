CREATE TABLE "stored_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
