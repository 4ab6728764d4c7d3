import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';

/** Which mail of ours bears that id, as others name it who answer or report it; undefined for an id that is none of ours. */
export function ofMessage(messageId: string): SQL | undefined {
  const [, made, id] = /^<(\d{12,14})\.(\d{1,9})(?:\.\d{12,14})?@/.exec(messageId) ?? [];
  if (!made || !id) return undefined;
  return and(eq(mails.id, Number(id)), sql`floor(extract(epoch from ${mails.createdAt}) * 1000) = ${made}`);
}
