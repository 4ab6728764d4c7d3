import { and, isNull, not, sql } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';

/** Whether a row `l` of listings is there for everybody: neither in the trash, nor a draft, nor taken over by another one. */
export const isShown = sql`(l.deleted_at is null and not l.is_draft and l.taken_over_by is null)`;

/** The same of the table under its own name. */
export const isShownListing = and(isNull(listings.deletedAt), not(listings.isDraft), isNull(listings.takenOverBy));
