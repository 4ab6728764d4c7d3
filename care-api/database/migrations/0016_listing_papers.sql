-- What the text of a listing shows or leads to is used by it, as that of a post is.
CREATE OR REPLACE FUNCTION "keep_picture_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
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
      shown := NEW.banner_photo || ARRAY(SELECT jsonb_array_elements_text(NEW.images)) || pictures_in(NEW.description_html);
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
CREATE OR REPLACE TRIGGER "listings_pictures" AFTER INSERT OR DELETE OR UPDATE OF "banner_photo", "images", "description_html" ON "listings" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
INSERT INTO "picture_uses" ("source", "kind", "row_id", "name")
  SELECT 'listings', '', l.id, shown.name FROM listings l, unnest(pictures_in(l.description_html)) shown(name)
  ON CONFLICT DO NOTHING;
