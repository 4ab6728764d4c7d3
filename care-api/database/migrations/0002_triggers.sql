-- What the schema files cannot say: functions, triggers, and rows that have to be there.
-- Counts that a crash may forget, so that nothing waits for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
--> statement-breakpoint
-- 41 and 48 are given by hand only: published links lead to them.
CREATE FUNCTION "next_listing_id"() RETURNS integer LANGUAGE sql VOLATILE AS $$
	SELECT CASE WHEN taken.id IN (41, 48) THEN nextval('listings_id_seq') ELSE taken.id END::integer
	FROM (SELECT nextval('listings_id_seq') AS id OFFSET 0) AS taken
$$;
--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "id" SET DEFAULT next_listing_id();
--> statement-breakpoint
-- What was done stays as it was written. Only what it says of a person may be taken out of it, all at once.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."changes" IS NULL AND NEW."salt" = '' AND
    (OLD."id", OLD."at", OLD."actor", OLD."action", OLD."kind", OLD."object_id", OLD."sealed", OLD."prev_hash", OLD."hash")
    = (NEW."id", NEW."at", NEW."actor", NEW."action", NEW."kind", NEW."object_id", NEW."sealed", NEW."prev_hash", NEW."hash")
    AND OLD."checked" IS NOT DISTINCT FROM NEW."checked"
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'The audit is not changed.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- The last transaction that wrote what the directory's answers depend on, whoever wrote: what is remembered of the
-- directory is good while this stands. In a row, so that it is seen at commit and not before; once per transaction,
-- because a row changed ten thousand times in one transaction gets slow.
INSERT INTO "settings" ("key", "value") VALUES ('listings_revision', '0');
--> statement-breakpoint
CREATE FUNCTION "bump_listings_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "settings" SET "value" = pg_current_xact_id()::text
    WHERE "key" = 'listings_revision' AND "value" <> pg_current_xact_id()::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_features" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filters" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
-- In the same way, what is remembered of the land. The directory knows where its listings are by it, so that goes too.
INSERT INTO "settings" ("key", "value") VALUES ('places_revision', '0');
--> statement-breakpoint
CREATE FUNCTION "bump_places_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "settings" SET "value" = pg_current_xact_id()::text
    WHERE "key" = 'places_revision' AND "value" <> pg_current_xact_id()::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "places_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_places_revision"();
--> statement-breakpoint
CREATE TRIGGER "places_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "postcode_places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_places_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "postcode_places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
--> statement-breakpoint
-- Which listings a transaction changed, whoever wrote: search reads those again, and no others.
CREATE FUNCTION "note_listing_change"("changed" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "listing_changes" VALUES ("changed", pg_current_xact_id()::text::bigint)
    ON CONFLICT ("listing_id") DO UPDATE SET "revision" = EXCLUDED."revision"
    WHERE "listing_changes"."revision" <> EXCLUDED."revision";
$$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"(COALESCE(NEW."id", OLD."id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_listing_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"(COALESCE(NEW."listing_id", OLD."listing_id"));
  IF OLD."listing_id" <> NEW."listing_id" THEN PERFORM "note_listing_change"(OLD."listing_id"); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_listings_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"("listing_id") FROM "listing_categories" WHERE "category_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_all_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"(0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "listings" FOR EACH ROW EXECUTE FUNCTION "note_changed_listing"();
--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "listing_categories" FOR EACH ROW EXECUTE FUNCTION "note_listing_of_row"();
--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "listing_features" FOR EACH ROW EXECUTE FUNCTION "note_listing_of_row"();
--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "search_filter_listings" FOR EACH ROW EXECUTE FUNCTION "note_listing_of_row"();
--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER UPDATE ON "categories" FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION "note_listings_of_category"();
--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();
--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "listing_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();
--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "listing_features" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();
--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();
--> statement-breakpoint
-- Names of pictures in some HTML.
CREATE FUNCTION "pictures_in"("html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN html LIKE '%/Documents/appImages/%' THEN ARRAY(
    SELECT found[1] FROM regexp_matches(html, '/Documents/appImages/([^"/]+\.(?:jpe?g|png|gif|bmp|webp|avif))"', 'gi') found)
  ELSE '{}' END
$$;
--> statement-breakpoint
-- Whoever writes a row that shows pictures: nobody else has to think of it.
CREATE FUNCTION "keep_picture_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text[] := '{}';
  part text := '';
  shower integer;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM picture_uses u WHERE u.source = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    shower := OLD.id;
    IF TG_TABLE_NAME = 'working_copies' THEN part := OLD.kind; END IF;
  ELSE
    shower := NEW.id;
    IF TG_TABLE_NAME = 'listings' THEN
      shown := NEW.banner_photo || ARRAY(SELECT jsonb_array_elements_text(NEW.images));
    ELSIF TG_TABLE_NAME = 'posts' THEN
      shown := NEW.banner || pictures_in(NEW.description_html);
    ELSIF TG_TABLE_NAME = 'menu_pages' THEN
      shown := NEW.picture || pictures_in(NEW.body_html);
    ELSIF TG_TABLE_NAME = 'companies' THEN
      shown := ARRAY[NEW.logo_path];
    ELSIF TG_TABLE_NAME = 'working_copies' THEN
      part := NEW.kind;
      shown := NEW.pictures;
    ELSE
      shown := ARRAY[NEW.photo];
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM picture_uses u
      WHERE u.source = TG_TABLE_NAME AND u.kind = part AND u.row_id = shower AND u.name <> ALL (shown);
  END IF;
  INSERT INTO picture_uses (source, kind, row_id, name)
    SELECT TG_TABLE_NAME, part, shower, picture.name FROM unnest(shown) picture(name) WHERE picture.name <> ''
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_pictures" AFTER INSERT OR DELETE OR UPDATE OF "banner_photo", "images" ON "listings" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "listing_pictures_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "listing_pictures" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "posts_pictures" AFTER INSERT OR DELETE OR UPDATE OF "banner", "description_html" ON "posts" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "menu_pages_pictures" AFTER INSERT OR DELETE OR UPDATE OF "picture", "body_html" ON "menu_pages" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "gallery_images_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "gallery_images" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "companies_pictures" AFTER INSERT OR DELETE OR UPDATE OF "logo_path" ON "companies" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "profiles_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "profiles" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "working_copies_pictures" AFTER INSERT OR DELETE OR UPDATE OF "pictures" ON "working_copies" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "listings_no_pictures" AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "listing_pictures_no_pictures" AFTER TRUNCATE ON "listing_pictures" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "posts_no_pictures" AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "menu_pages_no_pictures" AFTER TRUNCATE ON "menu_pages" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "gallery_images_no_pictures" AFTER TRUNCATE ON "gallery_images" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "companies_no_pictures" AFTER TRUNCATE ON "companies" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "profiles_no_pictures" AFTER TRUNCATE ON "profiles" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "working_copies_no_pictures" AFTER TRUNCATE ON "working_copies" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
-- What public content was changed: under every tag that shows what the table holds, as `changes` in the contract says.
CREATE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "content_changes" ("tag", "xact", "mark")
    SELECT "tag", pg_current_xact_id()::text, ('x' || substr(md5(gen_random_uuid()::text), 1, 12))::bit(48)::bigint
    FROM unnest(TG_ARGV) AS "tag"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings', 'gallery', 'questionnaires', 'searchFilters');
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
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('categories', 'listings', 'posts');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('categories', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filters" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters', 'listings');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companies" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('company');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus', 'pages');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_pages" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus', 'pages');
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_addresses" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus', 'pages');
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
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "translations" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('translations');
--> statement-breakpoint
-- A database that nobody has written to has a state of its own too.
INSERT INTO "content_changes" ("tag", "xact", "mark") VALUES ('*', '0', ('x' || substr(md5(gen_random_uuid()::text), 1, 12))::bit(48)::bigint);
