ALTER TABLE "imports" ADD COLUMN "worked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "worked_until" timestamp with time zone;