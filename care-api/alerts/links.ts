import { listingAlertLinks } from '@/care-api/database/schema/alerts';
import type { Writer } from '@/care-api/kernel/db';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { pageAddress } from '@/care-api/mail/our-words';

export const linkDays = 7;

type Linked = { id: number; language: string };

/** A link of its own for a mail about an alert. It leads to a page: nothing is done by opening it. */
export async function newLink(
  tx: Pick<Writer, 'insert'>,
  { id, language }: Linked,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<string> {
  const token = newSecretToken();
  await tx.insert(listingAlertLinks).values({ tokenHash: hashSecretToken(token), alertId: id, createdAt: now });
  return pageAddress(siteUrl, `/alerts/change?Key=${token}`, language);
}
