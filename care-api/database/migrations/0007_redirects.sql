CREATE TYPE "public"."redirect_source" AS ENUM('hand', 'import', 'rename', 'deletion', 'register');--> statement-breakpoint
CREATE TABLE "missed_addresses" (
	"path" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_addresses_path_day_pk" PRIMARY KEY("path","day")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"source" "redirect_source" DEFAULT 'hand' NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"last_asked_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from" UNIQUE("from_path")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "taken_over_by" integer;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_taken_over_by_listings_id_fk" FOREIGN KEY ("taken_over_by") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_taken_over" ON "listings" USING btree ("taken_over_by") WHERE "listings"."taken_over_by" is not null;--> statement-breakpoint
-- How often one led on is no change of where it leads.
CREATE TRIGGER "content_change" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "from_path", "to_path", "deleted_at" ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('redirects');
--> statement-breakpoint
-- As `foldName` of the contract folds: a name as people look for it.
CREATE FUNCTION "plain_name"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(btrim(regexp_replace(regexp_replace(replace(lower(
      regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g')), '&', ' and '),
    '[''’‘`´.]', '', 'g'), '[\s!-/:-@[-`{-~–—“”«»…]+', ' ', 'g')),
    '(?<![^ ])([a-z]) (?:and )?(?=[a-z](?![^ ]))', '\1', 'g')
$$;
