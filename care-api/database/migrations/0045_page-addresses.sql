CREATE TABLE "page_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_pages" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_pages" ADD COLUMN "search_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_pages" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_pages" ADD COLUMN "no_index" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_addresses" ADD CONSTRAINT "page_addresses_page_id_menu_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."menu_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_addresses_page" ON "page_addresses" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_pages_slug" ON "menu_pages" USING btree ("slug") WHERE "menu_pages"."slug" <> '';