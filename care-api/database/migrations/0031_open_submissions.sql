DROP INDEX "submissions_idempotency_key";--> statement-breakpoint
CREATE INDEX "submissions_account" ON "submissions" USING btree ("account_id","id");