import { media } from '@/care-api/database/schema/media';
import { plainName } from '@/care-api/files/plain-name';
import { newStem } from '@/care-api/files/store-picture';
import type { Db } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { type PaperFault, storePaper } from './store-paper';

/** Under what its file was called; or what is wrong with it. */
export async function keepPaper(
  { db, files }: { db: Db; files: FileStore },
  fileName: string,
  sent: Buffer,
): Promise<{ name: string } | PaperFault> {
  const paper = await storePaper(files, sent);
  if ('fault' in paper) return paper;
  const name = newStem();
  try {
    await db.insert(media).values({ name, title: plainName(fileName), ...paper, isKept: true });
  } catch (error) {
    await files.delete([paper.content]);
    throw error;
  }
  return { name };
}
