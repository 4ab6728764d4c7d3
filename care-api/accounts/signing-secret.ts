import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { settings } from '@/care-api/database/schema/settings';

const key = 'token_secret';

/** The secret that signs access tokens: made once, then the same for every process on this database. */
export async function getSigningSecret(db: Db): Promise<string> {
  const made = { key, value: randomBytes(32).toString('base64url') };
  await db.insert(settings).values(made).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, key));
  if (!stored) throw new Error('The signing secret is missing.');
  return stored.value;
}
