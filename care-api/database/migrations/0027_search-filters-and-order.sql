ALTER TABLE "categories" ADD COLUMN "position" integer DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_filters" ADD COLUMN "position" integer DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_filters" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;