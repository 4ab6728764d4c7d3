CREATE TYPE "public"."employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM');--> statement-breakpoint
CREATE TYPE "public"."feature_kind" AS ENUM('head', 'listing');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('Open', 'Closed', 'OnHold');--> statement-breakpoint
CREATE TYPE "public"."pay_unit" AS ENUM('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_banned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_backs" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_normalised" text DEFAULT '' NOT NULL,
	"preferred_time" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"logo_path" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"opening_hours" text DEFAULT '' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"regulator_rating" text DEFAULT '' NOT NULL,
	"regulator_url" text DEFAULT '' NOT NULL,
	"regulator_date" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"photo" text NOT NULL,
	"group_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_categories" (
	"listing_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_categories_listing_id_category_id_pk" PRIMARY KEY("listing_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "listing_features" (
	"listing_id" integer NOT NULL,
	"kind" "feature_kind" NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "listing_features_listing_id_kind_position_pk" PRIMARY KEY("listing_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"status" "listing_status" DEFAULT 'Open' NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"banner_photo" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"map_link" text DEFAULT '' NOT NULL,
	"map" text DEFAULT '' NOT NULL,
	"extra5" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"employment_type" "employment_type",
	"pay_from" numeric(10, 2),
	"pay_to" numeric(10, 2),
	"pay_unit" "pay_unit",
	"date_posted" timestamp with time zone,
	"valid_through" timestamp with time zone,
	"home_position" integer,
	"source" text DEFAULT '' NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"search_title" text DEFAULT '' NOT NULL,
	"search_place" text DEFAULT '' NOT NULL,
	"search_category" text DEFAULT '' NOT NULL,
	"search_features" text DEFAULT '' NOT NULL,
	"search_description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_filter_categories" (
	"filter_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "search_filter_categories_filter_id_category_id_pk" PRIMARY KEY("filter_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "search_filter_listings" (
	"filter_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "search_filter_listings_filter_id_listing_id_pk" PRIMARY KEY("filter_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "search_filters" (
	"id" serial PRIMARY KEY NOT NULL,
	"header" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"category_id" integer,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_features" ADD CONSTRAINT "listing_features_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_categories" ADD CONSTRAINT "search_filter_categories_filter_id_search_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."search_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_categories" ADD CONSTRAINT "search_filter_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_listings" ADD CONSTRAINT "search_filter_listings_filter_id_search_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."search_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_listings" ADD CONSTRAINT "search_filter_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "failed_logins_email" ON "failed_logins" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "failed_logins_address" ON "failed_logins" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "listing_categories_category" ON "listing_categories" USING btree ("category_id","listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_source_key" ON "listings" USING btree ("source","source_key") WHERE "listings"."source_key" <> '';--> statement-breakpoint
CREATE INDEX "listings_location" ON "listings" USING btree ("location");--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("city");--> statement-breakpoint
CREATE INDEX "listings_title" ON "listings" USING btree ("search_title","id");--> statement-breakpoint
CREATE INDEX "listings_created_at" ON "listings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "search_filter_listings_listing" ON "search_filter_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_filters_value" ON "search_filters" USING btree ("header","value");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_categories_name" ON "sub_categories" USING btree (coalesce("category_id", 0),lower("name"));