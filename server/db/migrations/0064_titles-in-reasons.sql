-- Titles are read from the post that a reason names, so that erasing the post erases them.
UPDATE "issue_posts" SET
	"selection_reason" = regexp_replace("selection_reason", '“.*”', '“…”'),
	"updates" = "updates" - 'title'
WHERE "selection_reason" LIKE '%“%”%' OR "updates" ->> 'title' IS NOT NULL;
