CREATE TABLE "content_changes" (
	"tag" text NOT NULL,
	"xact" text NOT NULL,
	"mark" numeric NOT NULL,
	CONSTRAINT "content_changes_tag_xact_pk" PRIMARY KEY("tag","xact")
);
--> statement-breakpoint
CREATE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "content_changes" ("tag", "xact", "mark")
    SELECT "tag", pg_current_xact_id()::text, ('x' || substr(md5(gen_random_uuid()::text), 1, 12))::bit(48)::bigint
    FROM unnest(TG_ARGV) AS "tag"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_features" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "register_entries" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_moves" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "postcode_places" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_pictures" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings', 'gallery');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('categories', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('categories', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filters" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companies" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('company');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_pages" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('pages');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_addresses" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('pages');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faqs" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('faqs');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gallery_images" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('gallery');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "videos" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('videos');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "post_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "post_sub_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "post_tags" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comments" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('comments', 'posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "profiles" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('comments', 'posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "questionnaires" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('questionnaires');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "questionnaire_versions" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('questionnaires');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "questions" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('questionnaires');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_choices" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('questionnaires');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_jumps" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('questionnaires');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_questionnaires" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('questionnaires', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sample_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('company');
--> statement-breakpoint
-- Of an account only what readers see beside a post or a comment.
CREATE TRIGGER "content_change" AFTER DELETE OR UPDATE OF "username", "is_admin", "is_banned", "roles" ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('comments', 'posts');
--> statement-breakpoint
-- A new picture is seen where something shows it, which is a change of its own.
CREATE TRIGGER "content_change" AFTER DELETE OR UPDATE ON "media" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('*');
--> statement-breakpoint
-- Settings keep the state of the API's own work too, which no page shows.
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE ON "settings" FOR EACH ROW WHEN (NEW."key" IN ('comments', 'call_back_speed', 'sample_content')) EXECUTE FUNCTION "note_content_change"('*');
--> statement-breakpoint
INSERT INTO "content_changes" ("tag", "xact", "mark") VALUES ('*', '0', ('x' || substr(md5(gen_random_uuid()::text), 1, 12))::bit(48)::bigint);