ALTER TABLE "posts" ADD COLUMN "banner_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "summary" text DEFAULT '' NOT NULL;