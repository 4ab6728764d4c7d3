import sharp from 'sharp';
import { zipOf } from '@/care-api/import/places/testing/zip-of';
import { fileTypes, mostFileBytes } from '@/lib/contract/file-answer';
import { documentType } from './document-type';

const judge = (content: Buffer) => documentType(content, fileTypes, mostFileBytes);

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const text = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document-content/>' };
const picture = (format: 'jpeg' | 'png' | 'gif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

it('is told by its content', async () => {
  const files = [pdf, zipOf(word), zipOf(text), await picture('jpeg'), await picture('png')];
  expect(await Promise.all(files.map(judge))).toEqual(['pdf', 'docx', 'odt', 'jpg', 'png']);
});

it.each([
  ['nothing', async () => Buffer.alloc(0), 'fileEmpty'],
  ['a PDF of 11 MB', async () => Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024), pdf]), 'fileTooLarge'],
  ['a PDF that was cut', async () => pdf.subarray(0, 20), 'fileDamaged'],
  [
    'a program by another name',
    async () => Buffer.from(`MZ\x90\0${'\0'.repeat(200)}PE\0\0`, 'latin1'),
    'fileTypeWrong',
  ],
  ['a program with a document behind it', async () => Buffer.concat([Buffer.from('MZ'), zipOf(word)]), 'fileTypeWrong'],
  ['an archive of anything', async () => zipOf({ 'cv.exe': 'MZ' }), 'fileTypeWrong'],
  ['a document with a program in it', async () => zipOf({ ...word, 'word/vbaProject.bin': 'x' }), 'fileTypeWrong'],
  ['a table', async () => zipOf({ ...text, mimetype: `${text.mimetype}-template` }), 'fileTypeWrong'],
  ['a bomb', async () => zipOf({ ...word, 'word/media/a': '\0'.repeat(201 * 1024 * 1024) }), 'fileDamaged'],
  ['an archive that was cut', async () => zipOf(word).subarray(0, -30), 'fileDamaged'],
  ['a picture of another kind', async () => picture('gif'), 'fileTypeWrong'],
  ['what only begins as a picture', async () => Buffer.from('\xff\xd8\xff, they said', 'latin1'), 'fileDamaged'],
  ['a web page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'fileTypeWrong'],
])('%s is refused in words', async (_, make, fault) => {
  const content = await make();
  expect(content.length === 0 || content.length <= mostFileBytes || fault === 'fileTooLarge').toBe(true);
  expect(await judge(content)).toEqual({ fault });
});
