CREATE TABLE "places" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"authority" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"population" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postcode_places" (
	"code" text PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "places_name" ON "places" USING btree ("search_name");--> statement-breakpoint
-- As for listings (0002): what is remembered of the land is good while this stands. The directory knows where its
-- listings are by it, so that goes too.
INSERT INTO "settings" ("key", "value") VALUES ('places_revision', '0') ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION "bump_places_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "settings" SET "value" = pg_current_xact_id()::text
    WHERE "key" = 'places_revision' AND "value" <> pg_current_xact_id()::text;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "places_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_places_revision"();--> statement-breakpoint
CREATE TRIGGER "places_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "postcode_places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_places_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();--> statement-breakpoint
CREATE TRIGGER "listings_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "postcode_places" FOR EACH STATEMENT EXECUTE FUNCTION "bump_listings_revision"();
