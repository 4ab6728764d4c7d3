import { eq, lte, or, type SQL } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';

export function isNotBanned(now: Date): SQL | undefined {
  return or(eq(accounts.isBanned, false), lte(accounts.bannedUntil, now));
}
