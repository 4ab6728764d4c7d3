CREATE TABLE "imported_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unwanted_services" (
	"sum" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
