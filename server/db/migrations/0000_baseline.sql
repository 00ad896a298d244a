-- The letters of a text for search: without case, accents and vowel marks, with one letter for each
-- group of variants.
CREATE FUNCTION "search_letters"(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
	t := lower(t);
	IF t ~ '[^\x01-\x7f]' THEN
		-- Accents; vowels of Hebrew and Arabic, tatweel; nuktas; joiners; styles of emoji.
		t := regexp_replace(normalize(t, NFKD),
			'[\u00ad\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc'
			'\u06df-\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u200b-\u200f\u2060\ufe00-\ufe0f'
			'\ufeff\U0001f3fb-\U0001f3ff]', '', 'g');
		t := translate(lower(normalize(t, NFC)), 'øđłħıðς', 'odlhidσ');
		t := replace(replace(replace(replace(t, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
		IF t ~ '[\u0600-\u06ff\u0900-\u097f]' THEN
			t := regexp_replace(t, '[ङञणनम]्(?=[क-ह])|ँ', 'ं', 'g');
			t := translate(t, 'ٱىیېةہھەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
				'ايييههههك012345678901234567890123456789');
		END IF;
	END IF;
	RETURN t;
END $$;--> statement-breakpoint
-- Signs of a text become words: "C++" is "c cplusplus", ".NET" is "net dotnet", an emoji is "u1f680".
-- In the locale C, PostgreSQL takes punctuation beyond ASCII for letters, so it becomes a space.
CREATE FUNCTION "search_signs"(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
	IF t ~ '[^\x01-\x7f]' THEN
		t := regexp_replace(t, '[\u00a1-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4'
			'\u0964\u0965\u2010-\u2027\u2030-\u205e\u3001-\u3003\u3008-\u3020\u30fb]', ' ', 'g');
	END IF;
	IF t ~ '[\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]' THEN
		SELECT string_agg(part[1] || coalesce(' u' || to_hex(ascii(nullif(part[2], ''))) || ' ', ''), ''
			ORDER BY place) INTO t
		FROM regexp_matches(t,
			'([^\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]*)(.?)', 'g')
			WITH ORDINALITY AS parts (part, place);
	END IF;
	IF t ~ '[+#]|\.[a-z]' THEN
		t := regexp_replace(t, '([[:alnum:]]+)\+\+', ' \1 \1plusplus ', 'g');
		t := regexp_replace(t, '([[:alnum:]]+)\+(?![[:alnum:]])', ' \1 \1plus ', 'g');
		t := regexp_replace(t, '([[:alnum:]]+)#(?![[:alnum:]])', ' \1 \1sharp ', 'g');
		t := regexp_replace(t, '(^|[^[:alnum:].])\.([a-z][[:alnum:]]*)', '\1\2 dot\2', 'g');
	END IF;
	RETURN t;
END $$;--> statement-breakpoint
-- The form of a text for search and its indexes. Indexes are built, and dumps restored, with an empty
-- search path.
CREATE FUNCTION "search_form"(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
SET search_path FROM CURRENT AS $$
BEGIN
	RETURN search_signs(search_letters(t));
END $$;--> statement-breakpoint
-- The stems of a language of sites. Chinese, Japanese and Korean have none: those of English.
CREATE FUNCTION "search_stems"(language text) RETURNS regconfig LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
	RETURN CASE language WHEN 'de' THEN 'pg_catalog.german' WHEN 'fr' THEN 'pg_catalog.french'
		WHEN 'es' THEN 'pg_catalog.spanish' WHEN 'pt' THEN 'pg_catalog.portuguese'
		WHEN 'ru' THEN 'pg_catalog.russian' WHEN 'ar' THEN 'pg_catalog.arabic'
		WHEN 'hi' THEN 'pg_catalog.hindi' ELSE 'pg_catalog.english' END::regconfig;
END $$;--> statement-breakpoint
-- The words of a text, for its index. Stems depend on accents, which readers may leave out: the stem
-- of the word as it is written has the place of that of its form. Letters of Chinese, Japanese and
-- Korean are words, alone and in pairs.
CREATE FUNCTION "search_words"(language text, t text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
SET search_path FROM CURRENT AS $$
DECLARE
	form text := search_form(t);
	words tsvector := to_tsvector(search_stems(language), form);
BEGIN
	IF t !~ '[^\x01-\x7f]' THEN
		RETURN words;
	END IF;
	IF search_stems(language) <> 'pg_catalog.english'::regconfig THEN
		words := (words::text || ' ' || search_letters(to_tsvector(search_stems(language),
			search_signs(normalize(lower(t), NFKC)))::text))::tsvector;
	END IF;
	IF form ~ '[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]' THEN
		form := regexp_replace(form, '[^\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+', ' ', 'g');
		words := words || (
			SELECT array_to_tsvector(array_agg(DISTINCT letter) || coalesce(array_agg(DISTINCT pair)
				FILTER (WHERE pair NOT LIKE '% '), '{}'))
			FROM (
				SELECT letter, letter || lead(letter) OVER (ORDER BY place) AS pair
				FROM unnest(string_to_array(form, NULL)) WITH ORDINALITY AS letters (letter, place)
			) AS pairs
			WHERE letter <> ' ');
	END IF;
	RETURN words;
END $$;--> statement-breakpoint
-- The words of a search, as a query of the words of texts. `beginning`: its last word, if longer words
-- are found too. One whose stem is shorter is complete.
CREATE FUNCTION "search_query"(language text, t text, beginning text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
SET search_path FROM CURRENT AS $$
DECLARE
	last text := '''' || search_form(beginning) || '''$';
	folded text := regexp_replace(websearch_to_tsquery(search_stems(language), search_form(t))::text,
		last, '\&:*');
	written text;
BEGIN
	IF t !~ '[^\x01-\x7f]' OR search_stems(language) = 'pg_catalog.english'::regconfig THEN
		RETURN folded::tsquery;
	END IF;
	written := regexp_replace(search_letters(websearch_to_tsquery(search_stems(language),
		search_signs(normalize(lower(t), NFKC)))::text), last, '\&:*');
	RETURN CASE folded WHEN written THEN folded::tsquery ELSE folded::tsquery || written::tsquery END;
END $$;--> statement-breakpoint
CREATE TABLE "admin_key_calls" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"key_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_key_calls_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"prefix" text NOT NULL,
	"last_four" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_keys_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"site_id" text NOT NULL,
	"follower_id" text NOT NULL,
	"followee_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_site_id_follower_id_followee_id_pk" PRIMARY KEY("site_id","follower_id","followee_id"),
	CONSTRAINT "follows_others" CHECK ("follows"."follower_id" <> "follows"."followee_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"most_uses" smallint NOT NULL,
	"uses" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"purpose" text DEFAULT 'login' NOT NULL,
	"user_id" text,
	"signup" jsonb,
	"code_hash" text,
	"browser_hash" text,
	"asker_hash" text,
	"is_known_browser" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "login_codes_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"network" text,
	"identity_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"passkey_id" text,
	"passkey_trusted_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "signup_applications" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signup_applications_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"website" text,
	"picture" text,
	"email" text,
	"role" text DEFAULT 'member' NOT NULL,
	"email_on_reply" boolean DEFAULT false NOT NULL,
	"notify_replies" text DEFAULT 'never' NOT NULL,
	"notify_mentions" text DEFAULT 'never' NOT NULL,
	"notify_threads" text DEFAULT 'never' NOT NULL,
	"time_zone" text,
	"language" text,
	"shortcuts" text,
	"inbox_read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deletion_scheduled_at" timestamp (3) with time zone,
	"delete_posts" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"banned_until" timestamp (3) with time zone,
	"ban_reason" text DEFAULT '' NOT NULL,
	"karma" integer DEFAULT 0 NOT NULL,
	"karma_level" smallint GENERATED ALWAYS AS (length(ltrim(greatest(karma, 0)::bit(32)::text, '0'))) STORED NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"signup_network" text,
	"invited_by" text,
	"first_passkey_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'moderator', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "cells" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"key" text NOT NULL,
	"sites" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"since" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cells_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "member_choices" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"choice" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_choices_site_id_user_id_kind_subject_pk" PRIMARY KEY("site_id","user_id","kind","subject"),
	CONSTRAINT "member_choices_kind" CHECK ("member_choices"."kind" in ('post', 'tag', 'domain', 'person')),
	CONSTRAINT "member_choices_choice" CHECK ("member_choices"."choice" in ('follow', 'mute'))
);
--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_votes_site_id_user_id_comment_id_pk" PRIMARY KEY("site_id","user_id","comment_id"),
	CONSTRAINT "comment_votes_value" CHECK ("comment_votes"."value" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"search_language" text DEFAULT 'en' NOT NULL,
	"rendered_text" jsonb NOT NULL,
	"depth" smallint NOT NULL,
	"score" integer DEFAULT 1 NOT NULL,
	"wilson_score" double precision NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_by" text,
	"deleted_at" timestamp (3) with time zone,
	"is_visible" boolean GENERATED ALWAYS AS (not is_hidden and deleted_at is null) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "comments_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"comment_id" text NOT NULL,
	"awaits_daily_mail" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('reply', 'mention', 'thread'))
);
--> statement-breakpoint
CREATE TABLE "thread_visits" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_visits_site_id_user_id_post_id_pk" PRIMARY KEY("site_id","user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "correction_recipients" (
	"site_id" text NOT NULL,
	"correction_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"mail_id" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "correction_recipients_site_id_correction_id_subscription_id_pk" PRIMARY KEY("site_id","correction_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"sentence_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"text" text NOT NULL,
	"passages" jsonb NOT NULL,
	"post_ids" text[] NOT NULL,
	"language" text,
	"state" text DEFAULT 'reported' NOT NULL,
	"report_count" integer DEFAULT 1 NOT NULL,
	"notes" text[] NOT NULL,
	"first_reported_at" timestamp (3) with time zone NOT NULL,
	"correction" text DEFAULT '' NOT NULL,
	"delivery" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "corrections_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "corrections_state" CHECK ("corrections"."state" in ('reported', 'dismissed', 'struck')),
	CONSTRAINT "corrections_struck" CHECK ("corrections"."state" <> 'struck' or "corrections"."correction" <> '' and "corrections"."delivery" in ('next', 'now'))
);
--> statement-breakpoint
CREATE TABLE "digest_sentences" (
	"site_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"rendered_at" timestamp (3) with time zone NOT NULL,
	"sentence_id" text NOT NULL,
	CONSTRAINT "digest_sentences_site_id_variant_id_rendered_at_sentence_id_pk" PRIMARY KEY("site_id","variant_id","rendered_at","sentence_id")
);
--> statement-breakpoint
CREATE TABLE "digest_variants" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"issue_id" text NOT NULL,
	"language" text NOT NULL,
	"prompt_key" text NOT NULL,
	"segment_ids" text[],
	"preferences" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"summary_kind" text,
	"lead" text,
	"post_ids" text[],
	"comment_ids" text[],
	"document_post_ids" text[],
	"overview" jsonb,
	"entries" jsonb,
	"arrangement" jsonb,
	"subject" text,
	"html" text,
	"text" text,
	"rendered_at" timestamp (3) with time zone,
	CONSTRAINT "digest_variants_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "digest_variants_state" CHECK ("digest_variants"."state" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "embeddings" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"model" text NOT NULL,
	"source_hash" text NOT NULL,
	"vector" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "embeddings_site_id_post_id_pk" PRIMARY KEY("site_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "issue_posts" (
	"site_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"post_id" text NOT NULL,
	"frequency" text NOT NULL,
	"position" smallint,
	"outcome" text NOT NULL,
	"selection_reason" text NOT NULL,
	"rank" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"same_story_as" text,
	"story_post_id" text,
	"updates" jsonb,
	"is_pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "issue_posts_site_id_issue_id_post_id_pk" PRIMARY KEY("site_id","issue_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"frequency" text NOT NULL,
	"number" integer,
	"period" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"intro" text DEFAULT '' NOT NULL,
	"subject" text,
	"preheader" text,
	"document" jsonb,
	"draft" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone,
	"is_arranged" boolean DEFAULT false NOT NULL,
	"held_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone,
	"segment_id" text,
	"sent" integer,
	"failed" integer,
	"bounced" integer DEFAULT 0 NOT NULL,
	"complained" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "issues_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "issues_frequency" CHECK ("issues"."frequency" in ('daily', 'weekly', 'letter')),
	CONSTRAINT "issues_state" CHECK ("issues"."state" in ('preparing', 'sending', 'sent', 'skipped')),
	CONSTRAINT "issues_span" CHECK ("issues"."starts_at" < "issues"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"subject" text,
	"preheader" text,
	"document" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_templates_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "llm_usage" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "llm_usage_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"style" text DEFAULT 'standard' NOT NULL,
	"text" text NOT NULL,
	"sentences" jsonb,
	"model" text NOT NULL,
	"source_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summaries_site_id_post_id_language_style_pk" PRIMARY KEY("site_id","post_id","language","style")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "identities_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_flows" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"provider_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"state_hash" text,
	"request" text,
	"identity" jsonb,
	"next" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_flows_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_providers" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"is_on" boolean NOT NULL,
	"trusts_addresses" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_providers_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "login_providers_kind" CHECK ("login_providers"."kind" in ('oidc', 'github'))
);
--> statement-breakpoint
CREATE TABLE "bucket_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"data" "bytea",
	"object" text,
	"size" integer NOT NULL,
	"post_id" text,
	"alt" text DEFAULT '' NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"check_at" timestamp (3) with time zone NOT NULL,
	"unused" boolean DEFAULT true NOT NULL,
	CONSTRAINT "images_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "text_images" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"image" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	CONSTRAINT "text_images_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_addresses" (
	"site_id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "imported_addresses_site_id_email_pk" PRIMARY KEY("site_id","email")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"created_by" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"created_rows" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origin" text,
	"pictures_due_at" timestamp (3) with time zone,
	"pictures_stored" integer DEFAULT 0 NOT NULL,
	"pictures_failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "imports_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "imports_state" CHECK ("imports"."kind" in ('posts', 'subscribers') and "imports"."state" in ('running', 'done', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "inbound_feed_items" (
	"site_id" text NOT NULL,
	"feed_id" text NOT NULL,
	"guid_hash" text NOT NULL,
	"post_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_feed_items_site_id_feed_id_guid_hash_pk" PRIMARY KEY("site_id","feed_id","guid_hash")
);
--> statement-breakpoint
CREATE TABLE "inbound_feeds" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"max_posts_per_fetch" smallint DEFAULT 10 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"etag" text,
	"last_modified" text,
	"next_fetch_at" timestamp (3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"fetched_at" timestamp (3) with time zone,
	"hub" text,
	"topic" text,
	"hub_asked_at" timestamp (3) with time zone,
	"hub_lease_ends_at" timestamp (3) with time zone,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_feeds_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "inbound_feeds_state" CHECK ("inbound_feeds"."state" in ('active', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "old_paths" (
	"site_id" text NOT NULL,
	"path" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	"user_id" text,
	"tag" text,
	CONSTRAINT "old_paths_site_id_path_pk" PRIMARY KEY("site_id","path"),
	CONSTRAINT "old_paths_place" CHECK (num_nonnulls(post_id, comment_id, user_id, tag) = 1)
);
--> statement-breakpoint
CREATE TABLE "cdn_purges" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"is_repeat" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cdn_purges_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_site_id_kind_subject_id_at_pk" PRIMARY KEY("site_id","kind","subject_id","at")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_site_id_user_id_key_pk" PRIMARY KEY("site_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "instance_markers" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_backoffs" (
	"site_id" text NOT NULL,
	"transport" text NOT NULL,
	"domain" text NOT NULL,
	"failures" smallint NOT NULL,
	"per_minute" integer NOT NULL,
	"wait_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_backoffs_site_id_transport_domain_pk" PRIMARY KEY("site_id","transport","domain"),
	CONSTRAINT "mail_backoffs_failures" CHECK ("mail_backoffs"."failures" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "mail_hooks" (
	"site_id" text NOT NULL,
	"provider" text NOT NULL,
	"secret" text NOT NULL,
	"last_event_at" timestamp (3) with time zone,
	CONSTRAINT "mail_hooks_site_id_provider_pk" PRIMARY KEY("site_id","provider")
);
--> statement-breakpoint
CREATE TABLE "mail_pauses" (
	"site_id" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_pauses_site_id_reason_pk" PRIMARY KEY("site_id","reason"),
	CONSTRAINT "mail_pauses_reason" CHECK ("mail_pauses"."reason" in ('policy', 'policy-requested', 'complaints', 'bounces'))
);
--> statement-breakpoint
CREATE TABLE "mail_senders" (
	"site_id" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"from_address" text,
	"reply_to" text,
	"bounce_domain" text,
	"postal_address" text DEFAULT '' NOT NULL,
	"smtp_url" text,
	"dkim_domain" text,
	"dkim_selector" text,
	"dkim_private_key" text,
	"dkim_public_key" text,
	"dkim_verified_at" timestamp (3) with time zone,
	CONSTRAINT "mail_senders_site_id_pk" PRIMARY KEY("site_id")
);
--> statement-breakpoint
CREATE TABLE "mail_warmups" (
	"site_id" text NOT NULL,
	"domain" text NOT NULL,
	"is_on" boolean NOT NULL,
	"volumes" integer[] NOT NULL,
	"day" smallint DEFAULT 0 NOT NULL,
	"day_started_at" timestamp (3) with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_warmups_site_id_pk" PRIMARY KEY("site_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"priority" smallint NOT NULL,
	"recipient" text NOT NULL,
	"recipient_hash" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"issue_id" text,
	"subscription_id" text,
	"variant_id" text,
	"local_day" text,
	"variant_rendered_at" timestamp (3) with time zone,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"deferrals" smallint DEFAULT 0 NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"trace_parent" text,
	"smtp_response" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('queued', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"site_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"reason" text NOT NULL,
	"reporter" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_site_id_email_hash_pk" PRIMARY KEY("site_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "address_bans" (
	"site_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"user_id" text,
	"banned_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_bans_site_id_email_hash_pk" PRIMARY KEY("site_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"actor_id" text,
	"actor" text,
	"action" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_redacted" boolean DEFAULT false NOT NULL,
	"post_id" text,
	"comment_id" text,
	"user_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "moderation_rules" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"pattern" text NOT NULL,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_rules_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "moderation_rules_kind" CHECK ("moderation_rules"."kind" in ('domain', 'word') and "moderation_rules"."action" in ('reject', 'hold', 'report'))
);
--> statement-breakpoint
CREATE TABLE "moderator_notes" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderator_notes_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "reports_target" CHECK (num_nonnulls("reports"."post_id", "reports"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"site_id" text NOT NULL,
	"challenge" text NOT NULL,
	"user_id" text,
	"browser_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_site_id_challenge_pk" PRIMARY KEY("site_id","challenge")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"trusted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "sharing_pictures" (
	"site_id" text NOT NULL,
	"page" text NOT NULL,
	"hash" text NOT NULL,
	"post_id" text,
	"png" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sharing_pictures_site_id_page_pk" PRIMARY KEY("site_id","page")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"fetch_after" timestamp (3) with time zone NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"is_imported" boolean DEFAULT false NOT NULL,
	"title" text,
	"text" text,
	"excerpt" text,
	"language" text,
	"site_name" text,
	"image" text,
	"image_alt" text,
	"published_at" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "articles_site_id_post_id_pk" PRIMARY KEY("site_id","post_id"),
	CONSTRAINT "articles_state" CHECK ("articles"."state" in ('queued', 'reading', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "pinned_posts" (
	"site_id" text NOT NULL,
	"post_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pinned_posts_site_id_post_id_pk" PRIMARY KEY("site_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"site_id" text NOT NULL,
	"tag" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_tags_site_id_post_id_tag_pk" PRIMARY KEY("site_id","post_id","tag")
);
--> statement-breakpoint
CREATE TABLE "post_votes" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"value" smallint NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_votes_site_id_user_id_post_id_pk" PRIMARY KEY("site_id","user_id","post_id"),
	CONSTRAINT "post_votes_value" CHECK ("post_votes"."value" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"domain" text,
	"normalized_url" text,
	"canonical_url" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"text" text,
	"rendered_text" jsonb,
	"score" integer DEFAULT 1 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"imported_comment_count" integer,
	"imported_from" text,
	"hot_score" double precision NOT NULL,
	"top_window" smallint DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_by" text,
	"locked_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"is_stub" boolean DEFAULT false NOT NULL,
	"is_visible" boolean GENERATED ALWAYS AS (not is_hidden and deleted_at is null) STORED NOT NULL,
	"search_language" text DEFAULT 'en' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(search_language, title || ' ' || coalesce(text, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "posts_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "posts_top_window" CHECK ("posts"."top_window" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "saved_posts" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_posts_site_id_user_id_post_id_pk" PRIMARY KEY("site_id","user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"site_id" text NOT NULL,
	"session_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_messages_site_id_session_id_notification_id_pk" PRIMARY KEY("site_id","session_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"site_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"vapid_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_site_id_session_id_pk" PRIMARY KEY("site_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"author" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "site_versions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "site_versions_state" CHECK ("site_versions"."state" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"digests_paused_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone DEFAULT now(),
	"deletion_scheduled_at" timestamp (3) with time zone,
	"move_state" text,
	"moved_to" text,
	"search_language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "tags_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE TABLE "issue_reads" (
	"site_id" text NOT NULL,
	"issue_id" text NOT NULL,
	"place" text NOT NULL,
	"day" text NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"automated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "issue_reads_site_id_issue_id_place_day_pk" PRIMARY KEY("site_id","issue_id","place","day"),
	CONSTRAINT "issue_reads_counts" CHECK ("issue_reads"."reads" >= 0 and "issue_reads"."automated" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriber_days" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriber_days_site_id_day_source_language_pk" PRIMARY KEY("site_id","day","source","language")
);
--> statement-breakpoint
CREATE TABLE "stored_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"site_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"via" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"network" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_site_id_subscription_id_id_pk" PRIMARY KEY("site_id","subscription_id","id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "segments_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_requests" (
	"site_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"preferences" jsonb NOT NULL,
	CONSTRAINT "subscription_requests_site_id_subscription_id_created_at_pk" PRIMARY KEY("site_id","subscription_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"frequency" text NOT NULL,
	"custom_prompt" text,
	"preferences" jsonb,
	"prompt_state" text,
	"cannot" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"send_hour" smallint DEFAULT 8 NOT NULL,
	"send_weekday" smallint DEFAULT 1 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"source" text NOT NULL,
	"consent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmation_sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"link_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('pending', 'active', 'unsubscribed')),
	CONSTRAINT "subscriptions_prompt_state" CHECK ("subscriptions"."prompt_state" in ('replaces', 'adds', 'read', 'unread')),
	CONSTRAINT "subscriptions_frequency" CHECK ("subscriptions"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "subscriptions_hour" CHECK ("subscriptions"."send_hour" between 0 and 23 and "subscriptions"."send_weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"comment_id" text,
	"title" text,
	"url" text,
	"text" text,
	"rendered_text" jsonb,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_versions_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hook_messages" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"hook_id" text NOT NULL,
	"event" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"is_unsure" boolean DEFAULT false NOT NULL,
	"status" smallint,
	"send_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "web_hook_messages_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hooks" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text DEFAULT 'signed' NOT NULL,
	"url" text NOT NULL,
	"account" text,
	"events" text[] NOT NULL,
	"min_points" smallint,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"refused_status" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "web_hooks_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "admin_key_calls" ADD CONSTRAINT "admin_key_calls_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_key_calls" ADD CONSTRAINT "admin_key_calls_site_id_key_id_api_keys_site_id_id_fk" FOREIGN KEY ("site_id","key_id") REFERENCES "public"."api_keys"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_follower_id_users_site_id_id_fk" FOREIGN KEY ("site_id","follower_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_site_id_followee_id_users_site_id_id_fk" FOREIGN KEY ("site_id","followee_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_applications" ADD CONSTRAINT "signup_applications_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_choices" ADD CONSTRAINT "member_choices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_choices" ADD CONSTRAINT "member_choices_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_parent_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","parent_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_visits" ADD CONSTRAINT "thread_visits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_visits" ADD CONSTRAINT "thread_visits_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_visits" ADD CONSTRAINT "thread_visits_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_recipients" ADD CONSTRAINT "correction_recipients_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_recipients" ADD CONSTRAINT "correction_recipients_site_id_correction_id_corrections_site_id_id_fk" FOREIGN KEY ("site_id","correction_id") REFERENCES "public"."corrections"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_recipients" ADD CONSTRAINT "correction_recipients_site_id_subscription_id_subscriptions_site_id_id_fk" FOREIGN KEY ("site_id","subscription_id") REFERENCES "public"."subscriptions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_sentences" ADD CONSTRAINT "digest_sentences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_sentences" ADD CONSTRAINT "digest_sentences_site_id_variant_id_digest_variants_site_id_id_fk" FOREIGN KEY ("site_id","variant_id") REFERENCES "public"."digest_variants"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_variants" ADD CONSTRAINT "digest_variants_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_variants" ADD CONSTRAINT "digest_variants_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_posts" ADD CONSTRAINT "issue_posts_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llm_usage" ADD CONSTRAINT "llm_usage_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_flows" ADD CONSTRAINT "login_flows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_providers" ADD CONSTRAINT "login_providers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_images" ADD CONSTRAINT "text_images_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_images" ADD CONSTRAINT "text_images_site_id_image_images_site_id_name_fk" FOREIGN KEY ("site_id","image") REFERENCES "public"."images"("site_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_images" ADD CONSTRAINT "text_images_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_images" ADD CONSTRAINT "text_images_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feed_items" ADD CONSTRAINT "inbound_feed_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feed_items" ADD CONSTRAINT "inbound_feed_items_site_id_feed_id_inbound_feeds_site_id_id_fk" FOREIGN KEY ("site_id","feed_id") REFERENCES "public"."inbound_feeds"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feed_items" ADD CONSTRAINT "inbound_feed_items_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feeds" ADD CONSTRAINT "inbound_feeds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_feeds" ADD CONSTRAINT "inbound_feeds_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_paths" ADD CONSTRAINT "old_paths_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdn_purges" ADD CONSTRAINT "cdn_purges_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_backoffs" ADD CONSTRAINT "mail_backoffs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_hooks" ADD CONSTRAINT "mail_hooks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_pauses" ADD CONSTRAINT "mail_pauses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_warmups" ADD CONSTRAINT "mail_warmups_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_bans" ADD CONSTRAINT "address_bans_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_bans" ADD CONSTRAINT "address_bans_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_site_id_actor_id_users_site_id_id_fk" FOREIGN KEY ("site_id","actor_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD CONSTRAINT "moderation_rules_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_notes" ADD CONSTRAINT "moderator_notes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_notes" ADD CONSTRAINT "moderator_notes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_notes" ADD CONSTRAINT "moderator_notes_site_id_author_id_users_site_id_id_fk" FOREIGN KEY ("site_id","author_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_reporter_id_users_site_id_id_fk" FOREIGN KEY ("site_id","reporter_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_pictures" ADD CONSTRAINT "sharing_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_pictures" ADD CONSTRAINT "sharing_pictures_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_posts" ADD CONSTRAINT "pinned_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_posts" ADD CONSTRAINT "pinned_posts_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_site_id_tag_tags_site_id_name_fk" FOREIGN KEY ("site_id","tag") REFERENCES "public"."tags"("site_id","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_site_id_session_id_push_subscriptions_site_id_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."push_subscriptions"("site_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_site_id_notification_id_notifications_site_id_id_fk" FOREIGN KEY ("site_id","notification_id") REFERENCES "public"."notifications"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_site_id_session_id_sessions_site_id_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."sessions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_reads" ADD CONSTRAINT "issue_reads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_reads" ADD CONSTRAINT "issue_reads_site_id_issue_id_issues_site_id_id_fk" FOREIGN KEY ("site_id","issue_id") REFERENCES "public"."issues"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_days" ADD CONSTRAINT "subscriber_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_site_id_subscription_id_subscriptions_site_id_id_fk" FOREIGN KEY ("site_id","subscription_id") REFERENCES "public"."subscriptions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_subscription" FOREIGN KEY ("site_id","subscription_id") REFERENCES "public"."subscriptions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_site_id_user_id_users_site_id_id_fk" FOREIGN KEY ("site_id","user_id") REFERENCES "public"."users"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_site_id_post_id_posts_site_id_id_fk" FOREIGN KEY ("site_id","post_id") REFERENCES "public"."posts"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_site_id_comment_id_comments_site_id_id_fk" FOREIGN KEY ("site_id","comment_id") REFERENCES "public"."comments"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_messages" ADD CONSTRAINT "web_hook_messages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_messages" ADD CONSTRAINT "web_hook_messages_site_id_hook_id_web_hooks_site_id_id_fk" FOREIGN KEY ("site_id","hook_id") REFERENCES "public"."web_hooks"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hooks" ADD CONSTRAINT "web_hooks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_key_calls_log" ON "admin_key_calls" USING btree ("site_id","key_id","created_at","id");--> statement-breakpoint
CREATE INDEX "admin_key_calls_created" ON "admin_key_calls" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_secret" ON "api_keys" USING btree ("site_id","secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "failed_logins_subject" ON "failed_logins" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "failed_logins_age" ON "failed_logins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "follows_followee" ON "follows" USING btree ("site_id","followee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("site_id","token_hash");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_end" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_codes_email" ON "login_codes" USING btree ("email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_codes_mailbox" ON "login_codes" USING btree ((case when split_part("email", '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@') end),"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_codes_user" ON "login_codes" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "login_codes_age" ON "login_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("site_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signup_applications_email" ON "signup_applications" USING btree ("site_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "signup_applications_username" ON "signup_applications" USING btree ("site_id",lower("username"));--> statement-breakpoint
CREATE INDEX "signup_applications_queue" ON "signup_applications" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "signup_applications_age" ON "signup_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree ("site_id",(case when split_part("email", '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@') end)) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "users_signup_network" ON "users" USING btree ("site_id","signup_network","created_at") WHERE signup_network is not null;--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("site_id","invited_by","created_at") WHERE invited_by is not null;--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("site_id","banned_until") WHERE banned_until is not null;--> statement-breakpoint
CREATE INDEX "users_new" ON "users" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_scheduled_at") WHERE deletion_scheduled_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("site_id",lower("username"));--> statement-breakpoint
CREATE INDEX "users_username_level" ON "users" USING btree ("site_id","karma_level",lower("username") text_pattern_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_name_level" ON "users" USING btree ("site_id","karma_level",search_form("name") text_pattern_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("site_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("site_id","role",lower("username")) WHERE role <> 'member';--> statement-breakpoint
CREATE INDEX "member_choices_followers" ON "member_choices" USING btree ("site_id","kind","subject","created_at","user_id") WHERE choice = 'follow';--> statement-breakpoint
CREATE INDEX "comment_votes_comment" ON "comment_votes" USING btree ("site_id","comment_id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("site_id","post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("site_id","parent_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_new" ON "comments" USING btree ("site_id","created_at" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "comments_unlisted" ON "comments" USING btree ("site_id","user_id","id") WHERE not is_visible;--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin (search_words("search_language", "text"),(array["site_id" || ' 0 ' || greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0)::text, "site_id" || ' 1 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 8)::text, "site_id" || ' 2 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 64)::text, "site_id" || ' 3 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 512)::text, "site_id" || ' 4 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 4096)::text])) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "comments_pending_review" ON "comments" USING btree ("site_id","created_at","id") WHERE hidden_by = 'pending_review' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "notifications_daily" ON "notifications" USING btree ("site_id","user_id") WHERE awaits_daily_mail;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("site_id","comment_id","user_id");--> statement-breakpoint
CREATE INDEX "notifications_new" ON "notifications" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thread_visits_stored" ON "thread_visits" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "correction_recipients_open" ON "correction_recipients" USING btree ("site_id","subscription_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "correction_recipients_mail" ON "correction_recipients" USING btree ("site_id","mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_sentence" ON "corrections" USING btree ("site_id","sentence_id");--> statement-breakpoint
CREATE INDEX "corrections_new" ON "corrections" USING btree ("site_id","state","first_reported_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "corrections_unsettled" ON "corrections" USING btree ("decided_at") WHERE state = 'struck' and settled_at is null;--> statement-breakpoint
CREATE INDEX "digest_sentences_id" ON "digest_sentences" USING btree ("site_id","sentence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "digest_variants_key" ON "digest_variants" USING btree ("site_id","issue_id","language","prompt_key");--> statement-breakpoint
CREATE INDEX "digest_variants_due" ON "digest_variants" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "embeddings_created" ON "embeddings" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "issue_posts_once" ON "issue_posts" USING btree ("site_id","frequency","post_id") WHERE outcome = 'selected';--> statement-breakpoint
CREATE INDEX "issue_posts_post" ON "issue_posts" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_period" ON "issues" USING btree ("site_id","frequency","period");--> statement-breakpoint
CREATE INDEX "issues_open" ON "issues" USING btree ("created_at") WHERE state in ('preparing', 'sending');--> statement-breakpoint
CREATE INDEX "issues_new" ON "issues" USING btree ("site_id","frequency","ends_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "letter_templates_name" ON "letter_templates" USING btree ("site_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("site_id","issuer","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "login_flows_browser" ON "login_flows" USING btree ("site_id","browser_hash");--> statement-breakpoint
CREATE INDEX "login_flows_age" ON "login_flows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_check" ON "images" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "images_object" ON "images" USING btree ("object") WHERE object is not null;--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "images_post" ON "images" USING btree ("site_id","post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "text_images_image" ON "text_images" USING btree ("site_id","image");--> statement-breakpoint
CREATE INDEX "text_images_post" ON "text_images" USING btree ("site_id","post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "text_images_comment" ON "text_images" USING btree ("site_id","comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "imported_addresses_user" ON "imported_addresses" USING btree ("site_id","user_id");--> statement-breakpoint
CREATE INDEX "imports_pictures" ON "imports" USING btree ("pictures_due_at") WHERE "imports"."pictures_due_at" is not null;--> statement-breakpoint
CREATE INDEX "imports_new" ON "imports" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbound_feed_items_age" ON "inbound_feed_items" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_feeds_url" ON "inbound_feeds" USING btree ("site_id","url");--> statement-breakpoint
CREATE INDEX "inbound_feeds_due" ON "inbound_feeds" USING btree ("next_fetch_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "old_paths_post" ON "old_paths" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "old_paths_comment" ON "old_paths" USING btree ("site_id","comment_id");--> statement-breakpoint
CREATE INDEX "old_paths_user" ON "old_paths" USING btree ("site_id","user_id");--> statement-breakpoint
CREATE INDEX "cdn_purges_queue" ON "cdn_purges" USING btree ("send_after");--> statement-breakpoint
CREATE INDEX "cdn_purges_late" ON "cdn_purges" USING btree ("due_at") WHERE not is_repeat;--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "instance_markers_age" ON "instance_markers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_age" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "outbox_queue" ON "outbox" USING btree ("site_id","priority","send_after") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_sending" ON "outbox" USING btree ("send_after") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("site_id","recipient") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_newsletter" ON "outbox" USING btree ("site_id","recipient") WHERE unsubscribe_url is not null;--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_content" ON "outbox" USING btree ("created_at") WHERE recipient <> '' and state in ('sent', 'failed');--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("site_id","created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "outbox_held" ON "outbox" USING btree ("site_id") WHERE state = 'failed' and smtp_response = 'held after a pause' and recipient <> '';--> statement-breakpoint
CREATE INDEX "outbox_new" ON "outbox" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_variant" ON "outbox" USING btree ("site_id","issue_id","variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_issue" ON "outbox" USING btree ("site_id","issue_id","subscription_id") WHERE issue_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_day" ON "outbox" USING btree ("site_id","subscription_id","kind","local_day") WHERE local_day is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_user_day" ON "outbox" USING btree ("site_id","user_id","kind","local_day") WHERE user_id is not null and local_day is not null;--> statement-breakpoint
CREATE INDEX "suppressions_new" ON "suppressions" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "address_bans_user" ON "address_bans" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "address_bans_end" ON "address_bans" USING btree ("banned_until");--> statement-breakpoint
CREATE INDEX "audit_log_new" ON "audit_log" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_public" ON "audit_log" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_post" ON "audit_log" USING btree ("site_id","post_id","created_at" DESC NULLS FIRST) WHERE post_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_rules_pattern" ON "moderation_rules" USING btree ("site_id","kind","pattern");--> statement-breakpoint
CREATE INDEX "moderator_notes_new" ON "moderator_notes" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "reports_post" ON "reports" USING btree ("site_id","reporter_id","post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_comment" ON "reports" USING btree ("site_id","reporter_id","comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("site_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "passkey_challenges_age" ON "passkey_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("site_id","credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "sharing_pictures_new" ON "sharing_pictures" USING btree ("site_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sharing_pictures_post" ON "sharing_pictures" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "articles_read" ON "articles" USING btree ("fetched_at") WHERE text is not null;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("fetch_after") WHERE state in ('queued', 'reading');--> statement-breakpoint
CREATE INDEX "articles_requested" ON "articles" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "articles_imported" ON "articles" USING btree ("site_id","state") WHERE is_imported;--> statement-breakpoint
CREATE INDEX "post_tags_new" ON "post_tags" USING btree ("site_id","tag","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_votes_post" ON "post_votes" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "post_votes_discounted" ON "post_votes" USING btree ("site_id","post_id") WHERE not counted;--> statement-breakpoint
CREATE INDEX "posts_new" ON "posts" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_hot" ON "posts" USING btree ("site_id","hot_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_top" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_top_day" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 0;--> statement-breakpoint
CREATE INDEX "posts_top_week" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 1;--> statement-breakpoint
CREATE INDEX "posts_top_month" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 2;--> statement-breakpoint
CREATE INDEX "posts_top_year" ON "posts" USING btree ("site_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and top_window <= 3;--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_unlisted" ON "posts" USING btree ("site_id","user_id","id") WHERE not is_visible;--> statement-breakpoint
CREATE INDEX "posts_pending_review" ON "posts" USING btree ("site_id","created_at","id") WHERE hidden_by = 'pending_review' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_id" ON "posts" USING hash ("id");--> statement-breakpoint
CREATE INDEX "posts_link" ON "posts" USING btree ("site_id","normalized_url","created_at" DESC NULLS FIRST) WHERE normalized_url is not null;--> statement-breakpoint
CREATE INDEX "posts_canonical_link" ON "posts" USING btree ("site_id","canonical_url","created_at" DESC NULLS FIRST) WHERE canonical_url is not null;--> statement-breakpoint
CREATE INDEX "posts_domain" ON "posts" USING btree ("site_id","domain","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ("search",(array["site_id" || ' 0 ' || greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0)::text, "site_id" || ' 1 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 8)::text, "site_id" || ' 2 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 64)::text, "site_id" || ' 3 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 512)::text, "site_id" || ' 4 ' || (greatest(("created_at" at time zone 'UTC')::date - '1970-01-01'::date, 0) / 4096)::text])) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "posts_window_due" ON "posts" USING btree ("top_window","created_at") WHERE top_window < 4;--> statement-breakpoint
CREATE INDEX "saved_posts_new" ON "saved_posts" USING btree ("site_id","user_id","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_posts_post" ON "saved_posts" USING btree ("site_id","post_id");--> statement-breakpoint
CREATE INDEX "push_messages_notification" ON "push_messages" USING btree ("site_id","notification_id");--> statement-breakpoint
CREATE INDEX "push_messages_queue" ON "push_messages" USING btree ("send_after");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("site_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("site_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "site_hosts_site" ON "site_hosts" USING btree ("site_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "site_versions_draft" ON "site_versions" USING btree ("site_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "site_versions_new" ON "site_versions" USING btree ("site_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "segments_name" ON "segments" USING btree ("site_id",lower("name"));--> statement-breakpoint
CREATE INDEX "subscription_requests_age" ON "subscription_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_email" ON "subscriptions" USING btree ("site_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user" ON "subscriptions" USING btree ("site_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_active" ON "subscriptions" USING btree ("site_id","frequency","time_zone","send_hour","id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_weekly" ON "subscriptions" USING btree ("site_id","time_zone","send_hour","send_weekday") WHERE state = 'active' and frequency = 'weekly';--> statement-breakpoint
CREATE INDEX "subscriptions_waiting" ON "subscriptions" USING btree ("site_id") WHERE prompt_state in ('replaces', 'adds');--> statement-breakpoint
CREATE INDEX "subscriptions_new" ON "subscriptions" USING btree ("site_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_pending" ON "subscriptions" USING btree ("created_at") WHERE state = 'pending' or confirmed_at is null;--> statement-breakpoint
CREATE INDEX "text_versions_item" ON "text_versions" USING btree ("site_id","post_id","comment_id","replaced_at");--> statement-breakpoint
CREATE INDEX "text_versions_user" ON "text_versions" USING btree ("site_id","user_id","replaced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "web_hook_messages_subject" ON "web_hook_messages" USING btree ("site_id","hook_id","event","subject_id");--> statement-breakpoint
CREATE INDEX "web_hook_messages_log" ON "web_hook_messages" USING btree ("site_id","hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "web_hook_messages_queue" ON "web_hook_messages" USING btree ("site_id","hook_id","send_after") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "web_hook_messages_created" ON "web_hook_messages" USING btree ("created_at");--> statement-breakpoint
-- Trigrams find words of scripts that are written without spaces. Without the extension, or the
-- right to create it, the search gives the same results and reads more rows. The expressions are
-- those of server/domain/posts/search.ts.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "posts_trigrams" ON "posts" USING gin (search_form(title || ' ' || coalesce(text, '')) gin_trgm_ops)
		WHERE is_visible and search_form(title || ' ' || coalesce(text, '')) ~ '[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffef]';
	CREATE INDEX "comments_trigrams" ON "comments" USING gin (search_form(text) gin_trgm_ops)
		WHERE is_visible and search_form(text) ~ '[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffef]';
EXCEPTION WHEN others THEN RAISE NOTICE 'no trigram index: %', sqlerrm;
END $$;
