import type { Readable } from 'node:stream';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import { withArchive } from './archive';
import { fillMerged, type Merged, readMerged } from './merged-cells';
import { type Attributes, readXml } from './read-xml';
import { mostPart, mostShared, type Sheet } from './sheet';
import { type Styles, sheetRows } from './xlsx-rows';
import { readStyles } from './xlsx-styles';

type Part = (path: string) => Promise<Readable | null>;
type Book = { sheets: { name: string; isHidden: boolean; path: string }[]; shared: string[]; styles: Styles };

export async function openXlsx(file: string): Promise<Sheet[] | null> {
  for await (const book of withArchive(file, mostPart, readBook)) {
    if (book === null) return null;
    const { shared, styles } = book;
    return book.sheets.map(({ name, isHidden, path }) => {
      let merged: Merged[] | undefined;
      return {
        name,
        isHidden,
        rows: () =>
          withArchive(file, mostPart, async function* (part) {
            merged ??= await readMerged(await found(part, path));
            yield* fillMerged(sheetRows(await found(part, path), shared, styles), merged);
          }),
      };
    });
  }
  return null;
}

async function* readBook(part: Part): AsyncGenerator<Book | null> {
  const [path] = [...(await readRelations(part, '')).values()].filter(({ type }) => type.endsWith('/officeDocument'));
  const stream = path && (await part(path.target));
  if (!path || !stream) {
    yield null;
    return;
  }
  const relations = await readRelations(part, path.target);
  const sheets: Book['sheets'] = [];
  let is1904 = false;
  const watch = {
    open(name: string, attributes: Attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const [id] = Object.entries(attributes).flatMap(([key, value]) => (key.endsWith(':id') ? [value ?? ''] : []));
      const sheet = relations.get(id ?? '');
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      if (sheet?.type.endsWith('/worksheet'))
        sheets.push({ name: attributes.name ?? '', isHidden, path: sheet.target });
    },
  };
  for await (const _ of readXml(stream, watch));
  const pathOf = (kind: string) => [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target ?? '';
  const formats = await readStyles(await part(pathOf('styles')));
  yield { sheets, shared: await readShared(await part(pathOf('sharedStrings'))), styles: { formats, is1904 } };
}

async function readRelations(part: Part, of: string): Promise<Map<string, { type: string; target: string }>> {
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  const found = new Map<string, { type: string; target: string }>();
  const stream = await part(`${folder}_rels/${of.slice(folder.length)}.rels`);
  if (!stream) return found;
  const watch = {
    open(name: string, { Id = '', Type = '', Target = '', TargetMode }: Attributes) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      found.set(Id, { type: Type, target: partAt(Target, folder) });
    },
  };
  for await (const _ of readXml(stream, watch));
  return found;
}

/** '' for an address that is none. */
function partAt(target: string, folder: string): string {
  try {
    return decodeURIComponent(new URL(target, `file:///${folder}`).pathname.slice(1));
  } catch {
    return '';
  }
}

/** The texts that cells name by their number; how a word is to be spoken is none. */
async function readShared(stream: Readable | null): Promise<string[]> {
  const shared: string[] = [];
  if (!stream) return shared;
  let text = '';
  let size = 0;
  let isText = false;
  let isSpoken = false;
  const watch = {
    open(name: string) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text(part: string) {
      if (isText) text += part;
    },
    close(name: string) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'si') {
        size += text.length;
        if (size > mostShared) throw new ImportProblem(toFault('importTooLarge'));
        shared.push(text);
      }
    },
  };
  for await (const _ of readXml(stream, watch));
  return shared;
}

async function found(part: Part, path: string): Promise<Readable> {
  const stream = await part(path);
  if (!stream) throw new ImportProblem(toFault('importWorkbook'));
  return stream;
}
