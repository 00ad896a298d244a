DROP INDEX "web_hook_messages_queue";--> statement-breakpoint
CREATE INDEX "web_hook_messages_queue" ON "web_hook_messages" USING btree ("site_id","hook_id","send_after") WHERE state = 'waiting';