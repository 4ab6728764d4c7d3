ALTER TABLE "imports" ADD COLUMN "heading" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "imports" SET "refused" = '[]', "examples" = jsonb_set("examples", '{refused}', '[]') WHERE "refused" <> '[]';
