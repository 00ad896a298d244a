-- Erasing an account kept its name in its imports and in its decisions on corrections. A name without
-- an account is such a name.
UPDATE "imports" SET "created_by" = 'deleted'
WHERE NOT EXISTS (
	SELECT 1 FROM "users" u
	WHERE u.site_id = "imports".site_id AND u.username = "imports".created_by
);--> statement-breakpoint
UPDATE "corrections" SET "decided_by" = 'deleted'
WHERE "decided_by" IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM "users" u
	WHERE u.site_id = "corrections".site_id AND u.username = "corrections".decided_by
);
