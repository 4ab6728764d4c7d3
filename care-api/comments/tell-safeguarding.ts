import { listOwnerEmails } from '@/care-api/cases/owners';
import type { Writer } from '@/care-api/kernel/db';
import { writeMail } from '@/care-api/mail/write-mail';

/** Tells those who look after families that a comment may be about somebody at risk: at once, as with call-backs. */
export async function tellSafeguarding(tx: Writer, siteUrl: string, except = ''): Promise<void> {
  const link = `${siteUrl}/adminPanel/comments?status=all&why=safeguarding`;
  for (const to of await listOwnerEmails(tx, except)) {
    await writeMail(tx, 'commentAtRisk', { to, language: '', values: { link } });
  }
}
