CREATE UNLOGGED TABLE "rate_limits" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");