CREATE TABLE "translations" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"part" text NOT NULL,
	"original" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "translations_part" ON "translations" USING btree ("language","part");
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "translations" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('translations');
