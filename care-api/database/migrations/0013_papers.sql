ALTER TABLE "media" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Names of pictures and papers in some HTML.
CREATE OR REPLACE FUNCTION "pictures_in"("html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN html LIKE '%/Documents/%' THEN ARRAY(
    SELECT coalesce(found[1], found[2]) FROM regexp_matches(html,
      '/Documents/(?:appImages/([^"/]+\.(?:jpe?g|png|gif|bmp|webp|avif))"|papers/([0-9a-f]{24})["?#])', 'gi') found)
  ELSE '{}' END
$$;
