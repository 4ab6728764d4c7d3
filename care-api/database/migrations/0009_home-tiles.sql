CREATE TYPE "public"."home_tile" AS ENUM('findCarer', 'liveIn');--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "home_tile" "home_tile";--> statement-breakpoint
CREATE FUNCTION next_listing_id() RETURNS integer LANGUAGE sql VOLATILE AS $$
	SELECT CASE WHEN taken.id IN (41, 48) THEN nextval('listings_id_seq') ELSE taken.id END::integer
	FROM (SELECT nextval('listings_id_seq') AS id OFFSET 0) AS taken
$$;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "id" SET DEFAULT next_listing_id();--> statement-breakpoint
UPDATE "listings" SET "home_tile" = CASE "id" WHEN 41 THEN 'liveIn' ELSE 'findCarer' END::"home_tile"
WHERE "id" IN (41, 48) AND "source_key" = '' AND EXISTS (SELECT FROM "settings" WHERE "key" = 'sample_content');
