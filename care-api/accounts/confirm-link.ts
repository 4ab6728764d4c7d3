import { lt } from 'drizzle-orm';
import { emailChanges } from '@/care-api/database/schema/accounts';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { pageAddress } from '@/care-api/mail/our-words';

type Place = Pick<Dependencies, 'siteUrl' | 'now'> & {
  language: string;
  /** What else its address says; '' for nothing. */
  onward?: string;
};

/** Milliseconds, as the mail says. */
const confirmLasts = 3_600_000;

export async function makeConfirmLink(
  tx: Pick<Writer, 'insert'>,
  { siteUrl, now, language, onward = '' }: Place,
  whose: { accountId: string; email: string },
): Promise<string> {
  const createdAt = now();
  const token = newSecretToken();
  const expiresAt = new Date(createdAt.getTime() + confirmLasts);
  await tx.insert(emailChanges).values({ ...whose, tokenHash: hashSecretToken(token), expiresAt, createdAt });
  return pageAddress(siteUrl, `/confirm-email?Key=${token}${onward && `&${onward}`}`, language);
}

/** Until then they stay, to be counted. */
export async function forgetOldLinks(db: Pick<Db, 'delete'>, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, new Date(now.getTime() - confirmLasts)));
}
