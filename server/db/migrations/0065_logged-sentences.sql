-- Erasing a post empties the correction, but did not find the sentence in the log.
UPDATE "audit_log" SET "after" = ("after" - 'sentence') || coalesce((
	SELECT jsonb_build_object('correction', c.id) FROM "corrections" c
	WHERE c.site_id = "audit_log".site_id AND c.text = "audit_log"."after" ->> 'sentence' LIMIT 1
), '{}')
WHERE "action" IN ('dismiss-correction', 'strike-sentence') AND "after" ->> 'sentence' IS NOT NULL;
