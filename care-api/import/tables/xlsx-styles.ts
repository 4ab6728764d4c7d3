import type { Readable } from 'node:stream';
import { type Attributes, readXml } from './read-xml';

export type NumberFormat = 'day' | 'pounds' | number | null;

export async function readStyles(stream: Readable | null): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (!stream) return formats;
  const codes = new Map<number, string>();
  let isOfCells = false;
  const watch = {
    open(name: string, { numFmtId = '', formatCode = '' }: Attributes) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name: string) {
      if (name === 'cellXfs') isOfCells = false;
    },
  };
  for await (const _ of readXml(stream, watch));
  return formats;
}

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    // Whose country has the sheet says of what the sum is.
    if ((id >= 5 && id <= 8) || id === 42 || id === 44) return 'pounds';
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || id >= 50 ? 'day' : null;
  }
  if (/^[^;]*£/.test(code)) return 'pounds';
  const [plain = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';');
  if (/^0{2,20}$/.test(plain)) return plain.length;
  return /[dy]/i.test(plain) && !/general/i.test(plain) ? 'day' : null;
}
