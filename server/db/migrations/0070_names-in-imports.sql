-- Erasing an account kept its name in its imports. A name without an account is such a name.
UPDATE "imports" SET "created_by" = 'deleted'
WHERE NOT EXISTS (
	SELECT 1 FROM "users" u
	WHERE u.site_id = "imports".site_id AND u.username = "imports".created_by
);
