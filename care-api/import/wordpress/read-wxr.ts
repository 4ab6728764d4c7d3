import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { errorCode } from '@/care-api/kernel/error-code';
import { type Wxr, wxrSchema } from './wxr-schema';

/** The whole file is held in memory, several times over. */
const largestFile = 128 * 1024 * 1024;

export async function readWxr(file: string): Promise<Wxr> {
  const xml = await readText(file);
  // Entities of a document's own can be made to grow without end; WordPress writes none.
  if (/<!DOCTYPE/i.test(xml.slice(0, xml.indexOf('<rss'))))
    throw new Error(`${file} has a DOCTYPE: no WordPress export has.`);
  const good = XMLValidator.validate(xml) === true ? xml : withWholeEntities(xml);
  const valid = XMLValidator.validate(good);
  if (valid !== true) throw new Error(`${file} is no well-formed XML, line ${valid.err.line}: ${valid.err.msg}`);
  const parsed = wxrSchema.safeParse(parser.parse(good));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is no WordPress export: it has no <rss> with a <channel> and WordPress's own fields.`);
}

/** Plugins write `Tea & talk` as it is: such a sign stands for itself. */
function withWholeEntities(xml: string): string {
  return xml
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/&(?!#\d+;|#x[\da-f]+;|[a-z][\da-z]*;)/gi, '&amp;')))
    .join('');
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // For &#8217; and the like.
  htmlEntities: true,
});

async function readText(file: string): Promise<string> {
  const tooLarge = `${file} is larger than 128 MB. WordPress can export one kind of content, or one year, at a time.`;
  if ((await stat(file)).size > largestFile) throw new Error(tooLarge);
  const bytes = await readFile(file);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return withoutMark(bytes);
  try {
    return withoutMark(await promisify(gunzip)(bytes, { maxOutputLength: largestFile }));
  } catch (error) {
    throw new Error(errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : `${file} is a damaged archive.`);
  }
}

/** No XML has them; old databases do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controlSigns = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

function withoutMark(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(controlSigns, ' ');
}
