import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { FileFault, FileType } from '@/lib/contract/file-answer';
import type { PaperType } from '@/lib/contract/paper';

export type DocumentType = FileType | PaperType;
export type DocumentFault = { fault: Exclude<FileFault, 'fileGone' | 'fileHarmful'> };

/** Bytes that a packed document may unpack to, and parts it may have: a small one may hold a world. */
const mostUnpacked = 200 * 1024 * 1024;
const mostParts = 5_000;

/** What a file is by what stands in it, whatever its name says; or what is wrong with it where only these are taken. */
export async function documentType<T extends DocumentType>(
  content: Buffer,
  taken: readonly T[],
  mostBytes: number,
): Promise<T | DocumentFault> {
  if (content.length === 0) return { fault: 'fileEmpty' };
  if (content.length > mostBytes) return { fault: 'fileTooLarge' };
  const found = await typeOf(content);
  if (typeof found !== 'string') return found;
  return taken.find((type) => type === found) ?? { fault: 'fileTypeWrong' };
}

async function typeOf(content: Buffer): Promise<DocumentType | DocumentFault> {
  const start = content.toString('latin1', 0, 8);
  if (start.startsWith('%PDF-')) return isWholePdf(content) ? 'pdf' : { fault: 'fileDamaged' };
  if (start.startsWith('\xff\xd8\xff')) return pictureOf(content, 'jpeg');
  if (start.startsWith('\x89PNG\r\n')) return pictureOf(content, 'png');
  if (start.startsWith('PK\x03\x04')) return packedType(content).catch(() => ({ fault: 'fileDamaged' }));
  return { fault: 'fileTypeWrong' };
}

/** Its end says where its parts are: one that was cut has none. */
function isWholePdf(content: Buffer): boolean {
  return content.subarray(-2_048).includes('%%EOF');
}

async function pictureOf(content: Buffer, format: 'jpeg' | 'png'): Promise<FileType | DocumentFault> {
  const found = await sharp(content)
    .metadata()
    .catch(() => null);
  if (found?.format !== format) return { fault: 'fileDamaged' };
  return format === 'jpeg' ? 'jpg' : 'png';
}

/** A text or table, without programs in it. */
async function packedType(content: Buffer): Promise<DocumentType | DocumentFault> {
  const archive = await fromBufferPromise(content);
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > mostUnpacked || parts.size === mostParts) return { fault: 'fileDamaged' };
    parts.set(entry.fileName, entry);
  }
  if ([...parts.keys()].some((name) => /(^|\/)(vbaProject\.bin|Basic\/)/i.test(name)))
    return { fault: 'fileTypeWrong' };
  const isOffice = parts.has('[Content_Types].xml');
  if (isOffice && parts.has('word/document.xml')) return 'docx';
  if (isOffice && parts.has('xl/workbook.xml')) return 'xlsx';
  const said = parts.get('mimetype');
  const isText = said && (await startOf(await archive.openReadStreamPromise(said))) === odt;
  return isText && parts.has('content.xml') ? 'odt' : { fault: 'fileTypeWrong' };
}

const odt = 'application/vnd.oasis.opendocument.text';

async function startOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.length > odt.length) break;
  }
  return text;
}
