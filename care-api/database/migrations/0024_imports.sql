CREATE TYPE "public"."import_deed" AS ENUM('created', 'changed', 'merged');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('asks', 'checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone');--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"signature" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"deed" "import_deed" NOT NULL,
	"kept_id" integer,
	"version" integer NOT NULL,
	"before" jsonb,
	"is_kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_import_id_listing_id_pk" PRIMARY KEY("import_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"file_name" text NOT NULL,
	"file" text NOT NULL,
	"state" "import_state" NOT NULL,
	"format" text NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"stated_on" date,
	"is_whole" boolean DEFAULT false NOT NULL,
	"expected" jsonb,
	"examples" jsonb,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"worked_since" timestamp with time zone,
	"done_before" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_kept" ON "import_rows" USING btree ("import_id","kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_running" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('running', 'undoing');