CREATE TABLE "picture_uses" (
	"source" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"row_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "picture_uses_source_kind_row_id_name_pk" PRIMARY KEY("source","kind","row_id","name")
);
--> statement-breakpoint
CREATE INDEX "picture_uses_name" ON "picture_uses" USING btree ("name");--> statement-breakpoint
-- Names of pictures in some HTML.
CREATE FUNCTION "pictures_in"("html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN html LIKE '%/Documents/appImages/%' THEN ARRAY(
    SELECT found[1] FROM regexp_matches(html, '/Documents/appImages/([^"/]+\.(?:jpe?g|png|gif|bmp|webp|avif))"', 'gi') found)
  ELSE '{}' END
$$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER "listings_pictures" AFTER INSERT OR DELETE OR UPDATE OF "banner_photo", "images" ON "listings" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "listing_pictures_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "listing_pictures" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "posts_pictures" AFTER INSERT OR DELETE OR UPDATE OF "banner", "description_html" ON "posts" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "menu_pages_pictures" AFTER INSERT OR DELETE OR UPDATE OF "picture", "body_html" ON "menu_pages" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "gallery_images_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "gallery_images" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "companies_pictures" AFTER INSERT OR DELETE OR UPDATE OF "logo_path" ON "companies" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "profiles_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "profiles" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "working_copies_pictures" AFTER INSERT OR DELETE OR UPDATE OF "pictures" ON "working_copies" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "listings_no_pictures" AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "listing_pictures_no_pictures" AFTER TRUNCATE ON "listing_pictures" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "posts_no_pictures" AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "menu_pages_no_pictures" AFTER TRUNCATE ON "menu_pages" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "gallery_images_no_pictures" AFTER TRUNCATE ON "gallery_images" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "companies_no_pictures" AFTER TRUNCATE ON "companies" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "profiles_no_pictures" AFTER TRUNCATE ON "profiles" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
CREATE TRIGGER "working_copies_no_pictures" AFTER TRUNCATE ON "working_copies" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();--> statement-breakpoint
-- What is there already.
INSERT INTO "picture_uses" ("source", "kind", "row_id", "name")
SELECT source, kind, id, picture.name FROM (
  SELECT 'listings' AS source, '' AS kind, id, banner_photo || ARRAY(SELECT jsonb_array_elements_text(images)) AS names FROM "listings"
  UNION ALL SELECT 'listing_pictures', '', id, ARRAY[photo] FROM "listing_pictures"
  UNION ALL SELECT 'posts', '', id, banner || pictures_in(description_html) FROM "posts"
  UNION ALL SELECT 'menu_pages', '', id, picture || pictures_in(body_html) FROM "menu_pages"
  UNION ALL SELECT 'gallery_images', '', id, ARRAY[photo] FROM "gallery_images"
  UNION ALL SELECT 'companies', '', id, ARRAY[logo_path] FROM "companies"
  UNION ALL SELECT 'profiles', '', id, ARRAY[photo] FROM "profiles"
  UNION ALL SELECT 'working_copies', kind, id, pictures FROM "working_copies"
) shown, unnest(names) picture(name)
WHERE picture.name <> '' ON CONFLICT DO NOTHING;
