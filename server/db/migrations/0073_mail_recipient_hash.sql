ALTER TABLE "outbox" ADD COLUMN "recipient_hash" text;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "reporter" text;