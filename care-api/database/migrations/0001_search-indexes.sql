CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "listings_search_title_trgm" ON "listings" USING gin ("search_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_search_place_trgm" ON "listings" USING gin ("search_place" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_search_category_trgm" ON "listings" USING gin ("search_category" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_search_features_trgm" ON "listings" USING gin ("search_features" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_search_description_trgm" ON "listings" USING gin ("search_description" gin_trgm_ops);
