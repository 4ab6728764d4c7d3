DROP INDEX "listings_location";--> statement-breakpoint
DROP INDEX "listings_city";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_location" ON "listings" USING btree ("search_location","location" collate "C");--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("search_city","city" collate "C");--> statement-breakpoint
-- The last transaction that wrote what the directory's answers depend on, whoever wrote: what is remembered of the
-- directory is good while this stands. In a row, so that it is seen at commit and not before; once per transaction,
-- because a row changed ten thousand times in one transaction gets slow.
INSERT INTO "settings" ("key", "value") VALUES ('listings_revision', '0') ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION "bump_listings_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "settings" SET "value" = pg_current_xact_id()::text
    WHERE "key" = 'listings_revision' AND "value" <> pg_current_xact_id()::text;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_features" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filters" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_categories" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
