CREATE TYPE "public"."alert_pace" AS ENUM('atOnce', 'daily', 'weekly');--> statement-breakpoint
CREATE TABLE "listing_alert_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"alert_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"search" text NOT NULL,
	"asked" text NOT NULL,
	"language" text NOT NULL,
	"pace" "alert_pace" NOT NULL,
	"since" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"mailed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_alerts_sent" (
	"alert_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "listing_alerts_sent_alert_id_listing_id_pk" PRIMARY KEY("alert_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_arrivals" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"number" serial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_alert_links" ADD CONSTRAINT "listing_alert_links_alert_id_listing_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."listing_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_alerts_sent" ADD CONSTRAINT "listing_alerts_sent_alert_id_listing_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."listing_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_alerts_sent" ADD CONSTRAINT "listing_alerts_sent_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_arrivals" ADD CONSTRAINT "listing_arrivals_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_alert_links_alert" ON "listing_alert_links" USING btree ("alert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_alerts_question" ON "listing_alerts" USING btree (lower("email"),md5("search"));--> statement-breakpoint
CREATE INDEX "listing_alerts_due" ON "listing_alerts" USING btree ("next_at","id");--> statement-breakpoint
CREATE INDEX "listing_alerts_sent_listing" ON "listing_alerts_sent" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_arrivals_number" ON "listing_arrivals" USING btree ("number");