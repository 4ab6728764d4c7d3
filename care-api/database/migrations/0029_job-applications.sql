ALTER TABLE "submissions" ADD COLUMN "is_job" boolean;--> statement-breakpoint
-- What was sent before is for a job by the rule of then: by its listing, or by what was checked where that is gone.
UPDATE "submissions" s SET "is_job" = (
	EXISTS (SELECT FROM "listing_categories" lc JOIN "categories" c ON c."id" = lc."category_id"
		WHERE lc."listing_id" = s."listing_id" AND position('job' IN lower(c."name")) > 0)
	AND NOT EXISTS (SELECT FROM "listing_categories" lc JOIN "categories" c ON c."id" = lc."category_id"
		WHERE lc."listing_id" = s."listing_id" AND position('job' IN lower(c."name")) = 0)
) OR EXISTS (SELECT FROM "application_checks" done WHERE done."submission_id" = s."id");
