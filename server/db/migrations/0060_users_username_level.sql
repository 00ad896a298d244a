-- Writes to the table wait while an index is built, so each has its own migration.
CREATE INDEX "users_username_level" ON "users" USING btree ("site_id","karma_level",lower("username") text_pattern_ops) WHERE deleted_at is null;
