CREATE INDEX "users_username_text" ON "users" USING btree ("site_id",lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_text" ON "users" USING btree ("site_id",lower("name") text_pattern_ops);--> statement-breakpoint
-- As `posts_trigrams`, for comments.
DO $$ BEGIN
	CREATE INDEX "comments_trigrams" ON "comments" USING gin (text gin_trgm_ops)
		WHERE is_visible and text ~ '[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffef]';
EXCEPTION WHEN others THEN RAISE NOTICE 'no trigram index: %', sqlerrm;
END $$;
