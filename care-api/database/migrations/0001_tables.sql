CREATE TYPE "public"."staff_role" AS ENUM('editor', 'coordinator', 'recruiter');--> statement-breakpoint
CREATE TYPE "public"."comment_state" AS ENUM('visible', 'held', 'removed');--> statement-breakpoint
CREATE TYPE "public"."post_status" AS ENUM('Published', 'Pending', 'Declined', 'Draft');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('spam', 'abuse', 'private', 'safeguarding', 'other');--> statement-breakpoint
CREATE TYPE "public"."call_back_state" AS ENUM('new', 'inProgress', 'waiting', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."import_deed" AS ENUM('created', 'changed', 'merged');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('asks', 'checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM');--> statement-breakpoint
CREATE TYPE "public"."feature_kind" AS ENUM('head', 'listing');--> statement-breakpoint
CREATE TYPE "public"."home_tile" AS ENUM('findCarer', 'liveIn');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('Open', 'Closed', 'OnHold');--> statement-breakpoint
CREATE TYPE "public"."pay_unit" AS ENUM('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');--> statement-breakpoint
CREATE TYPE "public"."input_kind" AS ENUM('short', 'long', 'number', 'date', 'email', 'phone', 'statement');--> statement-breakpoint
CREATE TYPE "public"."question_type" AS ENUM('multiple-choice', 'text');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('waiting', 'failed', 'sent', 'stopped');--> statement-breakpoint
CREATE TYPE "public"."delivery_state" AS ENUM('waiting', 'failed', 'sent');--> statement-breakpoint
CREATE TYPE "public"."webhook_pause" AS ENUM('byHand', 'gaveUp', 'gone');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" serial NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_banned" boolean DEFAULT false NOT NULL,
	"roles" "staff_role"[] DEFAULT '{}' NOT NULL,
	"ban_reason" text DEFAULT '' NOT NULL,
	"banned_until" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"must_choose" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"photo" text NOT NULL,
	"address" text NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"nationality" text NOT NULL,
	"gender" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"id_number" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"about_you" text DEFAULT '' NOT NULL,
	"extras" text[] DEFAULT '{}' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"used_refresh_token_hash" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"address_prefix" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "comment_reports_comment_id_account_id_pk" PRIMARY KEY("comment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"parent_id" integer,
	"root_id" integer,
	"account_id" uuid,
	"author_name" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"state" "comment_state" DEFAULT 'visible' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"post_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_categories_post_id_category_id_pk" PRIMARY KEY("post_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "post_sub_categories" (
	"post_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_sub_categories_post_id_sub_category_id_pk" PRIMARY KEY("post_id","sub_category_id")
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"post_id" integer NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "post_tags_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"author" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"plain_text" text DEFAULT '' NOT NULL,
	"banner" text DEFAULT '' NOT NULL,
	"banner_alt" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"status" "post_status" DEFAULT 'Pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"comments_open" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"posted_on" timestamp with time zone DEFAULT now() NOT NULL,
	"search_title" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "posts"."title"), 'A') || setweight(to_tsvector('english', "posts"."plain_text"), 'B')) STORED,
	"source" text DEFAULT '' NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_back_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"call_back_id" integer NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"other_id" integer,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"status" "listing_status" DEFAULT 'Open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" "call_back_state" DEFAULT 'new' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"due_at" timestamp with time zone,
	"first_try_at" timestamp with time zone,
	"first_talk_at" timestamp with time zone,
	"try_minutes" integer,
	"talk_minutes" integer,
	"waiting_until" timestamp with time zone,
	"contact_need" text DEFAULT '' NOT NULL,
	"needs" jsonb DEFAULT '{"formats":[],"interpreter":"","words":""}'::jsonb NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"is_safeguarding" boolean DEFAULT false NOT NULL,
	"calling_id" uuid,
	"calling_until" timestamp with time zone,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"follow_hash" text,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_backs_follow_hash_unique" UNIQUE("follow_hash")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"complaint_id" integer NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"is_for_other" boolean DEFAULT false NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"is_authorised" boolean DEFAULT false NOT NULL,
	"learning" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"acknowledge_by" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"tag" text NOT NULL,
	"xact" text NOT NULL,
	"mark" numeric NOT NULL,
	CONSTRAINT "content_changes_tag_xact_pk" PRIMARY KEY("tag","xact")
);
--> statement-breakpoint
CREATE TABLE "answer_drafts" (
	"account_id" uuid NOT NULL,
	"listing_id" integer NOT NULL,
	"version" text NOT NULL,
	"answers" jsonb NOT NULL,
	"client_time" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_drafts_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"photo" text NOT NULL,
	"group_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"listing_id" integer,
	"account_id" uuid,
	"photo" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_media" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
	"heading" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"worked_since" timestamp with time zone,
	"done_before" integer DEFAULT 0 NOT NULL,
	"worked_by" text DEFAULT '' NOT NULL,
	"worked_until" timestamp with time zone,
	"problem" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_moves" (
	"id" integer PRIMARY KEY NOT NULL,
	"listing_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 1000000 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "listing_changes" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
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
	"hours" text,
	"starts_on" timestamp with time zone,
	"date_posted" timestamp with time zone,
	"valid_through" timestamp with time zone,
	"lat" double precision,
	"lng" double precision,
	"register" jsonb,
	"home_position" integer,
	"home_tile" "home_tile",
	"fees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fees_checked_on" date,
	"is_draft" boolean DEFAULT false NOT NULL,
	"last_checked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"source" text DEFAULT '' NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"search_title" text DEFAULT '' NOT NULL,
	"search_location" text DEFAULT '' NOT NULL,
	"search_city" text DEFAULT '' NOT NULL,
	"search_place" text DEFAULT '' NOT NULL,
	"search_category" text DEFAULT '' NOT NULL,
	"search_features" text DEFAULT '' NOT NULL,
	"search_description" text DEFAULT '' NOT NULL,
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
	"position" integer DEFAULT 1000000 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "mail_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text,
	"text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"uploaded_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"source" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"row_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "picture_uses_source_kind_row_id_name_pk" PRIMARY KEY("source","kind","row_id","name")
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked" text[] DEFAULT '{}' NOT NULL,
	"confirmed" text[] DEFAULT '{}' NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"authority" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"population" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postcode_places" (
	"code" text PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
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
	"regulator_provider_id" text DEFAULT '' NOT NULL,
	"regulator_location_id" text DEFAULT '' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"registered_office" text DEFAULT '' NOT NULL,
	"ico_number" text DEFAULT '' NOT NULL,
	"modern_slavery_url" text DEFAULT '' NOT NULL,
	"safeguarding_contact" text DEFAULT '' NOT NULL,
	"social_links" text DEFAULT '' NOT NULL,
	"registration" text,
	"opening_periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nation" text,
	"promise_minutes" integer,
	"fees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fees_checked_on" date,
	"palette" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"menu_id" integer NOT NULL,
	"title" text NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"search_title" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"no_index" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"in_menu" boolean DEFAULT true NOT NULL,
	"parent_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_questionnaires" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"questionnaire_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_choices" (
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "question_choices_question_id_position_pk" PRIMARY KEY("question_id","position")
);
--> statement-breakpoint
CREATE TABLE "question_jumps" (
	"id" serial PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"destination_id" integer,
	"condition_values" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"questionnaire_id" integer NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_id" integer NOT NULL,
	"position" integer NOT NULL,
	"identifier" text NOT NULL,
	"headline" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" "question_type" NOT NULL,
	"input_kind" "input_kind",
	"multiple" boolean DEFAULT false NOT NULL,
	"required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"id" serial PRIMARY KEY NOT NULL,
	"submission_id" integer,
	"account_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"listing_id" integer,
	"label" text DEFAULT '' NOT NULL,
	"value" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"listing_id" integer,
	"version_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" "listing_status" DEFAULT 'Open' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"stage" text DEFAULT 'sent' NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_entries" (
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"origin" text NOT NULL,
	"listing_id" integer NOT NULL,
	"stated_on" date NOT NULL,
	"is_apart" boolean DEFAULT false NOT NULL,
	"said" jsonb NOT NULL,
	CONSTRAINT "register_entries_source_source_key_origin_pk" PRIMARY KEY("source","source_key","origin")
);
--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "sample_rows_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"challenge" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" "mail_state" DEFAULT 'waiting' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"is_spent" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"changes" jsonb,
	"checked" boolean,
	"salt" text NOT NULL,
	"sealed" text NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_people" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	CONSTRAINT "audit_people_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "list_settings" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"hidden" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size" integer,
	"view_id" integer,
	CONSTRAINT "list_settings_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "once_writes" (
	"sender" text NOT NULL,
	"account_id" uuid,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "once_writes_sender_key_pk" PRIMARY KEY("sender","key")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"account_id" uuid,
	"value" text DEFAULT '' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"changed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "webhook_deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"webhook_id" integer NOT NULL,
	"message_id" text NOT NULL,
	"message" jsonb NOT NULL,
	"state" "delivery_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_since" timestamp with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"said" text DEFAULT '' NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"earlier_secret" text,
	"earlier_until" timestamp with time zone,
	"paused" "webhook_pause",
	"last_sent_at" timestamp with time zone,
	"last_failed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"account_id" uuid,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"reason" text NOT NULL,
	"account_id" uuid,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_kind_id_number_pk" PRIMARY KEY("kind","id","number")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"action" text DEFAULT 'publish' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"problem" text,
	CONSTRAINT "schedules_kind_id_action_pk" PRIMARY KEY("kind","id","action")
);
--> statement-breakpoint
CREATE TABLE "working_copies" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"data" jsonb,
	"base" jsonb,
	"public_version" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"account_id" uuid,
	"tab" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "working_copies_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_root_id_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_sub_categories" ADD CONSTRAINT "post_sub_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_sub_categories" ADD CONSTRAINT "post_sub_categories_sub_category_id_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back_events" ADD CONSTRAINT "call_back_events_call_back_id_call_backs_id_fk" FOREIGN KEY ("call_back_id") REFERENCES "public"."call_backs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back_events" ADD CONSTRAINT "call_back_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back_events" ADD CONSTRAINT "call_back_events_other_id_call_backs_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."call_backs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_calling_id_accounts_id_fk" FOREIGN KEY ("calling_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_moves" ADD CONSTRAINT "listing_moves_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_features" ADD CONSTRAINT "listing_features_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_categories" ADD CONSTRAINT "search_filter_categories_filter_id_search_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."search_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_categories" ADD CONSTRAINT "search_filter_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_listings" ADD CONSTRAINT "search_filter_listings_filter_id_search_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."search_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_filter_listings" ADD CONSTRAINT "search_filter_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_pages" ADD CONSTRAINT "menu_pages_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_pages" ADD CONSTRAINT "menu_pages_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_addresses" ADD CONSTRAINT "page_addresses_page_id_menu_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."menu_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questionnaires" ADD CONSTRAINT "listing_questionnaires_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questionnaires" ADD CONSTRAINT "listing_questionnaires_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_choices" ADD CONSTRAINT "question_choices_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_jumps" ADD CONSTRAINT "question_jumps_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_jumps" ADD CONSTRAINT "question_jumps_destination_id_questions_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_versions" ADD CONSTRAINT "questionnaire_versions_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_version_id_questionnaire_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."questionnaire_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_version_id_questionnaire_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."questionnaire_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_people" ADD CONSTRAINT "audit_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_settings" ADD CONSTRAINT "list_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_settings" ADD CONSTRAINT "list_settings_view_id_staff_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."staff_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "once_writes" ADD CONSTRAINT "once_writes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_created_at" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (lower("username" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_last_seen_at" ON "accounts" USING btree (coalesce("last_seen_at", '-infinity'),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "email_changes_account" ON "email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "failed_logins_email" ON "failed_logins" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "failed_logins_address" ON "failed_logins" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_account" ON "profiles" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_token" ON "sessions" USING btree ("refresh_token_hash");--> statement-breakpoint
CREATE INDEX "sessions_used_refresh_token" ON "sessions" USING btree ("used_refresh_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_reports_account" ON "comment_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("comment_id") WHERE "comment_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "comments_top" ON "comments" USING btree ("post_id","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_root" ON "comments" USING btree ("root_id","id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_account" ON "comments" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin (lower("content" || ' ' || "author_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "comments_state" ON "comments" USING btree ("state","id") WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_new" ON "comments" USING btree ("id") WHERE "comments"."deleted_at" is null and "comments"."state" = 'visible' and "comments"."checked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_source_key" ON "comments" USING btree ("source","source_key") WHERE "comments"."source_key" <> '';--> statement-breakpoint
CREATE INDEX "post_categories_category" ON "post_categories" USING btree ("category_id","post_id");--> statement-breakpoint
CREATE INDEX "post_sub_categories_sub_category" ON "post_sub_categories" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "post_tags_label" ON "post_tags" USING btree (lower("label"),"post_id");--> statement-breakpoint
CREATE INDEX "posts_status" ON "posts" USING btree ("status","posted_on","id");--> statement-breakpoint
CREATE INDEX "posts_account" ON "posts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "posts_updated_at" ON "posts" USING btree ("updated_at","id") WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_trash" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin (("search_title" || ' ' || lower("author")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_search_title" ON "posts" USING gin ("search_title" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "posts_source_key" ON "posts" USING btree ("source","source_key") WHERE "posts"."source_key" <> '';--> statement-breakpoint
CREATE INDEX "call_back_events_of" ON "call_back_events" USING btree ("call_back_id","id");--> statement-breakpoint
CREATE INDEX "call_backs_act_by" ON "call_backs" USING btree ((case when "state" in ('new', 'inProgress', 'waiting') then
    coalesce(least("waiting_until", case when "first_try_at" is null then "due_at" end), 'infinity') else 'infinity' end),"id") WHERE "call_backs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_backs_state" ON "call_backs" USING btree ("state","id") WHERE "call_backs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_backs_owner" ON "call_backs" USING btree ("owner_id","id") WHERE "call_backs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_backs_created_at" ON "call_backs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_backs_name" ON "call_backs" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "call_backs_email" ON "call_backs" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "call_backs_phone" ON "call_backs" USING btree ("phone_normalised") WHERE "call_backs"."phone_normalised" <> '';--> statement-breakpoint
CREATE INDEX "call_backs_trash" ON "call_backs" USING btree ("deleted_at") WHERE "call_backs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "call_backs_search" ON "call_backs" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "complaint_events_of" ON "complaint_events" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaints_state" ON "complaints" USING btree ("state","id") WHERE "complaints"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_created_at" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "complaints_words" ON "complaints" USING gin (("search" || ' cp-' || lpad("id"::text, 6, '0')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "complaints_trash" ON "complaints" USING btree ("deleted_at") WHERE "complaints"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "answer_drafts_listing" ON "answer_drafts" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "gallery_images_group" ON "gallery_images" USING btree ("group_name","position");--> statement-breakpoint
CREATE INDEX "listing_pictures_listing" ON "listing_pictures" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_pictures_account" ON "listing_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "import_rows_kept" ON "import_rows" USING btree ("import_id","kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_running" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "listing_moves_listing" ON "listing_moves" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "listing_categories_category" ON "listing_categories" USING btree ("category_id","listing_id");--> statement-breakpoint
CREATE INDEX "listing_changes_revision" ON "listing_changes" USING btree ("revision");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_source_key" ON "listings" USING btree ("source","source_key") WHERE "listings"."source_key" <> '';--> statement-breakpoint
CREATE INDEX "listings_location" ON "listings" USING btree ("search_location","location" collate "C");--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("search_city","city" collate "C");--> statement-breakpoint
CREATE INDEX "listings_title" ON "listings" USING btree ("search_title","id");--> statement-breakpoint
CREATE INDEX "listings_created_at" ON "listings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listings_updated_at" ON "listings" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "listings_last_checked" ON "listings" USING btree (coalesce("last_checked_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "listings_drafts" ON "listings" USING btree ("id") WHERE "listings"."is_draft";--> statement-breakpoint
CREATE INDEX "listings_trash" ON "listings" USING btree ("deleted_at") WHERE "listings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "listings_staff_text" ON "listings" USING gin (("search_title" || ' ' || "search_place" || ' ' || regexp_replace("phone", '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_filter_listings_listing" ON "search_filter_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_filters_value" ON "search_filters" USING btree ("header","value");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_categories_name" ON "sub_categories" USING btree (coalesce("category_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("created_at","id") WHERE "media"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "media_trash" ON "media" USING btree ("deleted_at") WHERE "media"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin (lower("title" || ' ' || "name" || ' ' || "alt" || ' ' || "credit") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "picture_uses_name" ON "picture_uses" USING btree ("name");--> statement-breakpoint
CREATE INDEX "newsletter_links_subscriber" ON "newsletter_links" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_words" ON "newsletter_subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_name" ON "places" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "faqs_position" ON "faqs" USING btree ("position","id") WHERE "faqs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "faqs_trash" ON "faqs" USING btree ("deleted_at") WHERE "faqs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "faqs_words" ON "faqs" USING gin (lower("question" || ' ' || "answer") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_pages_menu" ON "menu_pages" USING btree ("menu_id","id");--> statement-breakpoint
CREATE INDEX "menu_pages_updated_at" ON "menu_pages" USING btree ("updated_at","id") WHERE "menu_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "menu_pages_trash" ON "menu_pages" USING btree ("deleted_at") WHERE "menu_pages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "menu_pages_words" ON "menu_pages" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "menu_pages_slug" ON "menu_pages" USING btree ("slug") WHERE "menu_pages"."slug" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "menu_pages_source_key" ON "menu_pages" USING btree ("source","source_key") WHERE "menu_pages"."source_key" <> '';--> statement-breakpoint
CREATE INDEX "page_addresses_page" ON "page_addresses" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "listing_questionnaires_questionnaire" ON "listing_questionnaires" USING btree ("questionnaire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_jumps_position" ON "question_jumps" USING btree ("question_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_versions_number" ON "questionnaire_versions" USING btree ("questionnaire_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaires_source_key" ON "questionnaires" USING btree ("source","source_key") WHERE "questionnaires"."source_key" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "questions_position" ON "questions" USING btree ("version_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_identifier" ON "questions" USING btree ("version_id","identifier");--> statement-breakpoint
CREATE INDEX "responses_submission" ON "responses" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "responses_account" ON "responses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "responses_question" ON "responses" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "responses_listing" ON "responses" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_idempotency_key" ON "submissions" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "submissions_listing" ON "submissions" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "submissions_version" ON "submissions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "register_entries_listing" ON "register_entries" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_account" ON "sign_in_steps" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_expires" ON "sign_in_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_next_attempt" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_finished_at" ON "mails" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "mails_words" ON "mails" USING gin (lower("to" || ' ' || "subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("kind","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "once_writes_created" ON "once_writes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "staff_views_list" ON "staff_views" USING btree ("list");--> statement-breakpoint
CREATE INDEX "translations_part" ON "translations" USING btree ("language","part");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_finished" ON "webhook_deliveries" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "webhooks_account" ON "webhooks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "preview_links_row" ON "preview_links" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "revision_pictures" ON "revisions" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "revisions_created_at" ON "revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "schedules_due_at" ON "schedules" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "working_pictures" ON "working_copies" USING gin ("pictures");