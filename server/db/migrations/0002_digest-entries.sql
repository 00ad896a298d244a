ALTER TABLE "digest_variants" ADD COLUMN "entries" jsonb;--> statement-breakpoint
UPDATE "digest_variants" v SET "entries" = (
	SELECT jsonb_agg(jsonb_build_object(
		'post', item.id,
		'sentences', CASE
			WHEN coalesce(p.note, '') <> '' THEN jsonb_build_array(jsonb_build_object(
				'text', p.note, 'posts', jsonb_build_array(item.id), 'kind', 'note'))
			WHEN s.text IS NOT NULL THEN jsonb_build_array(jsonb_build_object(
				'text', s.text, 'posts', jsonb_build_array(item.id), 'kind', v.summary_kind))
			ELSE '[]'
		END) ORDER BY item.place)
	FROM unnest(v.post_ids) WITH ORDINALITY AS item(id, place)
	LEFT JOIN "issue_posts" p
		ON p.site_id = v.site_id AND p.issue_id = v.issue_id AND p.post_id = item.id
	LEFT JOIN "summaries" s
		ON s.site_id = v.site_id AND s.post_id = item.id
		AND s.language = CASE v.summary_kind
			WHEN 'ai' THEN v.language WHEN 'selected' THEN 'und' END
) WHERE v.prompt_key = '' AND v.post_ids IS NOT NULL;
