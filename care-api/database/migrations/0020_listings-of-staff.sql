ALTER TABLE "listings" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "last_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_updated_at" ON "listings" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "listings_last_checked" ON "listings" USING btree (coalesce("last_checked_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "listings_drafts" ON "listings" USING btree ("id") WHERE "listings"."is_draft";--> statement-breakpoint
CREATE INDEX "listings_trash" ON "listings" USING btree ("deleted_at") WHERE "listings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "listings_staff_text" ON "listings" USING gin (("search_title" || ' ' || "search_place" || ' ' || regexp_replace("phone", '\D', '', 'g')) gin_trgm_ops);