CREATE TABLE "listing_changes" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_changes_revision" ON "listing_changes" USING btree ("revision");--> statement-breakpoint
-- Which listings a transaction changed, whoever wrote: search reads those again, and no others.
CREATE FUNCTION "note_listing_change"("changed" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "listing_changes" VALUES ("changed", pg_current_xact_id()::text::bigint)
    ON CONFLICT ("listing_id") DO UPDATE SET "revision" = EXCLUDED."revision"
    WHERE "listing_changes"."revision" <> EXCLUDED."revision";
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"(COALESCE(NEW."id", OLD."id"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_listing_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"(COALESCE(NEW."listing_id", OLD."listing_id"));
  IF OLD."listing_id" <> NEW."listing_id" THEN PERFORM "note_listing_change"(OLD."listing_id"); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_listings_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"("listing_id") FROM "listing_categories" WHERE "category_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_all_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_listing_change"(0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "listings" FOR EACH ROW EXECUTE FUNCTION "note_changed_listing"();--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "listing_categories" FOR EACH ROW EXECUTE FUNCTION "note_listing_of_row"();--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "listing_features" FOR EACH ROW EXECUTE FUNCTION "note_listing_of_row"();--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER INSERT OR UPDATE OR DELETE ON "search_filter_listings" FOR EACH ROW EXECUTE FUNCTION "note_listing_of_row"();--> statement-breakpoint
CREATE TRIGGER "listing_changes" AFTER UPDATE ON "categories" FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION "note_listings_of_category"();--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "listing_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "listing_features" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();--> statement-breakpoint
CREATE TRIGGER "all_listings_changed" AFTER TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_all_listings"();
