import { and, isNull, not, sql } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';

export const isShown = sql`(l.deleted_at is null and not l.is_draft and l.taken_over_by is null)`;

export const isShownListing = and(isNull(listings.deletedAt), not(listings.isDraft), isNull(listings.takenOverBy));
