-- In its own migration: with the lock of a build it would wait for writers that wait for it.
DROP INDEX "users_username_text";--> statement-breakpoint
DROP INDEX "users_name_text";
