import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import type { Writer } from '@/care-api/kernel/db';

/** Where an answer to a mail about an application goes: the mailbox, and behind its plus which one it is. */
export async function replyAddress(db: Writer, mailbox: string, id: number): Promise<string> {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${id}-${await proofOf(db, id)}${mailbox.slice(at)}`;
}

/** Which application the first such address is of; null where none is one, undefined where it was made up. */
export async function readReplyAddress(db: Writer, addresses: readonly string[]): Promise<number | null | undefined> {
  for (const address of addresses) {
    const [, id, proof] = /\+(\d{1,9})-([0-9a-f]{24})@/i.exec(address) ?? [];
    if (!id || !proof) continue;
    const known = await proofOf(db, Number(id));
    return timingSafeEqual(Buffer.from(known), Buffer.from(proof.toLowerCase())) ? Number(id) : undefined;
  }
  return null;
}

/** Small letters and digits alone: some mail servers know no others. */
async function proofOf(db: Writer, id: number): Promise<string> {
  const secret = await getSigningSecret(db);
  return createHmac('sha256', secret).update(`reply ${id}`).digest('hex').slice(0, 24);
}
