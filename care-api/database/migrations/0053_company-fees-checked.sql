ALTER TABLE "companies" ADD COLUMN "fees_checked_on" date;--> statement-breakpoint
UPDATE "companies" SET "fees_checked_on" = "updated_at"::date WHERE jsonb_array_length("fees") > 0;
