import { and, eq, inArray, isNull } from 'drizzle-orm';
import { media } from '@/care-api/database/schema/media';
import type { Db } from '@/care-api/kernel/db';
import { isPaper, type PaperFacts } from '@/lib/contract/paper';

const isThere = isNull(media.deletedAt);

export async function findPaper(db: Db, name: string) {
  if (!isPaper(name)) return null;
  const [row] = await db
    .select({ title: media.title, type: media.type, content: media.content })
    .from(media)
    .where(and(eq(media.name, name), isThere));
  return row?.type ? { ...row, type: row.type } : null;
}

export async function listPaperFacts(db: Db, names: readonly string[]): Promise<PaperFacts[]> {
  const rows = await db
    .select({ name: media.name, type: media.type, bytes: media.bytes })
    .from(media)
    .where(and(inArray(media.name, [...names]), isThere))
    .orderBy(media.id);
  return rows.flatMap(({ type, ...row }) => (type ? [{ ...row, type }] : []));
}
