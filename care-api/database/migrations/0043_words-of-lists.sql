CREATE INDEX "comments_words" ON "comments" USING gin (lower("content" || ' ' || "author_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_updated_at" ON "posts" USING btree ("updated_at","id") WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_trash" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin (("search_title" || ' ' || lower("author")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "complaints_words" ON "complaints" USING gin (("search" || ' cp-' || lpad("id"::text, 6, '0')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_trash" ON "media" USING btree ("deleted_at") WHERE "media"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin (lower("title" || ' ' || "name" || ' ' || "alt" || ' ' || "credit") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_words" ON "newsletter_subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faqs_position" ON "faqs" USING btree ("position","id") WHERE "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_trash" ON "faqs" USING btree ("deleted_at") WHERE "faqs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "menu_pages_updated_at" ON "menu_pages" USING btree ("updated_at","id") WHERE "menu_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "menu_pages_trash" ON "menu_pages" USING btree ("deleted_at") WHERE "menu_pages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "menu_pages_words" ON "menu_pages" USING gin (lower("title") gin_trgm_ops);