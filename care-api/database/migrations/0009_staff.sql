CREATE TABLE "import_planned" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"listing_id" integer,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"is_closed" boolean NOT NULL,
	"is_joined" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "import_planned_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "is_seen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "closes" integer;--> statement-breakpoint
ALTER TABLE "import_planned" ADD CONSTRAINT "import_planned_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;