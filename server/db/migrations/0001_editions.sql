DROP INDEX "issue_posts_once";--> statement-breakpoint
DROP INDEX "issues_new";--> statement-breakpoint
CREATE UNIQUE INDEX "issue_posts_once" ON "issue_posts" USING btree ("site_id","frequency","post_id") WHERE outcome = 'selected';--> statement-breakpoint
CREATE INDEX "issues_new" ON "issues" USING btree ("site_id","frequency","ends_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "issue_posts" DROP COLUMN "edition";--> statement-breakpoint
ALTER TABLE "issues" DROP COLUMN "edition";