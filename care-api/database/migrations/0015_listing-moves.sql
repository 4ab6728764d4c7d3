CREATE TABLE "listing_moves" (
	"id" integer PRIMARY KEY NOT NULL,
	"listing_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_moves" ADD CONSTRAINT "listing_moves_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_moves_listing" ON "listing_moves" USING btree ("listing_id");