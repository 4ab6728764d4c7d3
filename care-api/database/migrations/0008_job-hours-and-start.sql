ALTER TABLE "listings" ADD COLUMN "hours" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "starts_on" timestamp with time zone;