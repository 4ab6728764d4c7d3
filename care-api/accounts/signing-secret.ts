import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';

const key = 'token_secret';

const known = new WeakMap<Writer, string>();

/** The same for every process on this database; every call by somebody who is signed in asks for it. */
export async function getSigningSecret(db: Writer): Promise<string> {
  const secret = known.get(db) ?? (await readSecret(db)) ?? (await makeSecret(db));
  known.set(db, secret);
  return secret;
}

async function makeSecret(db: Writer): Promise<string> {
  const made = { key, value: randomBytes(32).toString('base64url') };
  await db.insert(settings).values(made).onConflictDoNothing();
  // Another process may have been quicker.
  const secret = await readSecret(db);
  if (!secret) throw new Error('The signing secret is missing.');
  return secret;
}

async function readSecret(db: Writer): Promise<string | undefined> {
  const [stored] = await db.select().from(settings).where(eq(settings.key, key));
  return stored?.value;
}
