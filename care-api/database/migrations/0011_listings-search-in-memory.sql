-- Listings are found in the API's memory now: these indexes cost every write and every import, and answered nothing.
DROP INDEX IF EXISTS "listings_search_title_trgm";--> statement-breakpoint
DROP INDEX IF EXISTS "listings_search_place_trgm";--> statement-breakpoint
DROP INDEX IF EXISTS "listings_search_category_trgm";--> statement-breakpoint
DROP INDEX IF EXISTS "listings_search_features_trgm";--> statement-breakpoint
DROP INDEX IF EXISTS "listings_search_description_trgm";
