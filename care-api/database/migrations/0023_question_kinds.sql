ALTER TYPE "public"."input_kind" ADD VALUE 'scale';--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "min" double precision;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "max" double precision;