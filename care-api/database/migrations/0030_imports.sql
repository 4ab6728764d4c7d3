CREATE TABLE "former_category_names" (
	"name" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_filter_names" (
	"header" text NOT NULL,
	"value" text NOT NULL,
	"filter_id" integer NOT NULL,
	CONSTRAINT "former_filter_names_header_value_pk" PRIMARY KEY("header","value")
);
--> statement-breakpoint
CREATE TABLE "imported_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unwanted_services" (
	"sum" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_category_names" ADD CONSTRAINT "former_category_names_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_filter_names" ADD CONSTRAINT "former_filter_names_filter_id_search_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."search_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_category_names_category" ON "former_category_names" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_filter_names_filter" ON "former_filter_names" USING btree ("filter_id");