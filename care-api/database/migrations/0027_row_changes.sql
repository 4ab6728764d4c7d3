CREATE TABLE "row_changes" (
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "row_changes_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE INDEX "row_changes_at" ON "row_changes" USING btree ("kind","at","row_id");