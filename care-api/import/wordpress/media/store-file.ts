import type { Db } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { findPaper } from '@/care-api/media/find-papers';
import { keepPaper } from '@/care-api/media/keep-paper';
import type { PaperFault } from '@/care-api/media/store-paper';
import { isCalledPaper, isPaper } from '@/lib/contract/paper';
import { type StoredMedia, storeMedia } from './store-media';

type Deps = { db: Db; files: FileStore };

export async function storeFile(deps: Deps, path: string, content: Buffer): Promise<StoredMedia> {
  const isMeant = isCalledPaper(path) || ['%PDF', 'PK\x03\x04'].includes(content.toString('latin1', 0, 4));
  if (!isMeant) return storeMedia(deps.files, content);
  const kept = await keepPaper(deps, path, content);
  if ('name' in kept) return kept;
  // What only is called a paper is told by what it is.
  return kept.fault === 'paperTypeWrong' ? storeMedia(deps.files, content) : { problem: problems[kept.fault] };
}

const problems: Record<Exclude<PaperFault['fault'], 'paperTypeWrong'>, string> = {
  fileEmpty: 'is empty',
  fileDamaged: 'is a damaged document',
  fileLocked: 'is protected by a password',
  paperTooLarge: 'is a document larger than 25 MB',
};

export async function isStillHere({ db, files }: Deps, name: string): Promise<boolean> {
  return (isPaper(name) ? await findPaper(db, name) : await files.find(name)) !== null;
}
