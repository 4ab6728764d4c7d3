import { documentType } from '@/care-api/files/document-type';
import { isLocked } from '@/care-api/files/is-locked';
import { newStem } from '@/care-api/files/store-picture';
import { paperFile } from '@/care-api/files/unused-papers';
import type { FileStore } from '@/care-api/kernel/file-store';
import { mostPaperBytes, type PaperType, paperTypes } from '@/lib/contract/paper';

export type StoredPaper = { type: PaperType; content: string; bytes: number };
export type PaperFault = { fault: 'fileEmpty' | 'fileDamaged' | 'fileLocked' | 'paperTooLarge' | 'paperTypeWrong' };

export async function storePaper(files: FileStore, sent: Buffer): Promise<StoredPaper | PaperFault> {
  if (await isLocked(sent)) return { fault: 'fileLocked' };
  const type = await documentType(sent, paperTypes, mostPaperBytes);
  if (typeof type !== 'string') return { fault: paperFaults[type.fault] };
  const content = paperFile(newStem());
  await files.write([{ name: content, make: async () => sent }]);
  return { type, content, bytes: sent.length };
}

const paperFaults = {
  fileEmpty: 'fileEmpty',
  fileDamaged: 'fileDamaged',
  fileTooLarge: 'paperTooLarge',
  fileTypeWrong: 'paperTypeWrong',
} as const;
