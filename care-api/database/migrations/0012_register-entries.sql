CREATE TABLE "register_entries" (
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"origin" text NOT NULL,
	"listing_id" integer NOT NULL,
	"stated_on" date NOT NULL,
	"is_apart" boolean DEFAULT false NOT NULL,
	"said" jsonb NOT NULL,
	CONSTRAINT "register_entries_source_source_key_origin_pk" PRIMARY KEY("source","source_key","origin")
);
--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_entries_listing" ON "register_entries" USING btree ("listing_id");--> statement-breakpoint
-- Listings of earlier imports: the next one learns anew what their registers say.
INSERT INTO "register_entries" ("source", "source_key", "origin", "listing_id", "stated_on", "said")
SELECT "source", "source_key", '', "id", '1970-01-01', jsonb_build_object('status', "status") FROM "listings" WHERE "source_key" <> '';
