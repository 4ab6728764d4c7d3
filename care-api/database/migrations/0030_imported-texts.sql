CREATE TABLE "imported_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"sums" jsonb NOT NULL
);
