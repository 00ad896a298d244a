DROP INDEX "issue_posts_once";--> statement-breakpoint
DROP INDEX "issues_new";--> statement-breakpoint
ALTER TABLE "issue_posts" ADD COLUMN "edition" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "edition" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "issue_posts_once" ON "issue_posts" USING btree ("site_id","frequency","edition","post_id") WHERE outcome = 'selected';--> statement-breakpoint
CREATE INDEX "issues_new" ON "issues" USING btree ("site_id","frequency","ends_at" DESC NULLS FIRST,"edition");