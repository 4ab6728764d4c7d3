ALTER TABLE "accounts" ADD COLUMN "full_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_names" ON "accounts" USING gin (lower("username" || ' ' || "email" || ' ' || "full_name") gin_trgm_ops);--> statement-breakpoint
-- What the sample says of itself; a provider of its own says nothing that it has not ticked.
UPDATE "companies" SET "claims" = '["story","howItWorks","listen","noPressure","included","perPerson","noHidden","funding","met","identity","background","references","training","support","fairWork","volunteer","donate"]' WHERE "is_sample";--> statement-breakpoint
CREATE INDEX "listings_closing" ON "listings" USING btree ("valid_through") WHERE "listings"."status" <> 'Closed';
