ALTER TABLE "companies" ADD COLUMN "regulator_provider_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "regulator_location_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registration" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "opening_periods" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "nation" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "promise_minutes" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;