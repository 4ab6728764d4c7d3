-- What a table holds is shown under other tags too, as `changes` in the contract says: a page decides whether its menu leads anywhere.
DROP TRIGGER "content_change" ON "menus";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus', 'pages');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "menu_pages";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_pages" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus', 'pages');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "page_addresses";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_addresses" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('menus', 'pages');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "search_filters";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filters" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters', 'listings');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "search_filter_categories";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters', 'listings');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "search_filter_listings";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_filter_listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('searchFilters', 'listings');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "listings";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('listings', 'gallery', 'questionnaires', 'searchFilters');
--> statement-breakpoint
DROP TRIGGER "content_change" ON "categories";
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('categories', 'listings', 'posts');
