ALTER TABLE "imports" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures_stored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_pictures" ON "imports" USING btree ("pictures_due_at") WHERE "imports"."pictures_due_at" is not null;