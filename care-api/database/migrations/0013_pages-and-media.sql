CREATE TABLE "imported_media" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "in_menu" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;