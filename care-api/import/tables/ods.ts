import type { Readable } from 'node:stream';
import { withArchive } from './archive';
import { odsRows } from './ods-rows';
import { type Attributes, readXml } from './read-xml';
import { mostPart, type Sheet } from './sheet';

export async function openOds(file: string): Promise<Sheet[] | null> {
  const sheets: Sheet[] = [];
  let isOds = false;
  const names = withArchive(file, mostPart, async function* (part) {
    const content = (await isSpreadsheet(part)) ? await part('content.xml') : null;
    if (!content) return;
    isOds = true;
    yield* readXml<string>(content, {
      open(name, attributes: Attributes, emit) {
        if (name === 'table') emit(attributes['table:name'] ?? '');
      },
    });
  });
  for await (const name of names) {
    sheets.push({
      name,
      isHidden: false,
      rows: () =>
        withArchive(file, mostPart, async function* (part) {
          const content = await part('content.xml');
          if (content) yield* odsRows(content, name);
        }),
    });
  }
  return isOds ? sheets : null;
}

async function isSpreadsheet(part: (path: string) => Promise<Readable | null>): Promise<boolean> {
  const stream = await part('mimetype');
  if (!stream) return false;
  let kind = '';
  for await (const chunk of stream) kind = (kind + String(chunk)).slice(0, 100);
  return kind.startsWith('application/vnd.oasis.opendocument.spreadsheet');
}
