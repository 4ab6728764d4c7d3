import { ImportProblem } from '@/care-api/import/import-problem';
import { plainHeading } from '@/care-api/import/tables/heading-words';
import { type Layout, layoutsOf } from '@/care-api/import/tables/layouts';
import { openSource } from '@/care-api/import/tables/open-source';
import type { Row } from '@/care-api/import/tables/row';
import { type Fault, toFault } from '@/lib/contract/faults';
import { readFault } from '@/lib/contract/issue-faults';
import { redirectFrom, redirectsMaxBytes, redirectTo } from '@/lib/contract/redirect';

type ReadWay = { line: number } & ({ from: string; to: string } | { fault: Fault });

/** What the columns are called by us and by the plugins of WordPress that keep such tables. */
const fromWords = ['from', 'source', 'source url', 'origin', 'old', 'old url', 'old address', 'request'];
const toWords = ['to', 'target', 'target url', 'destination', 'new', 'new url', 'new address'];
const address = /^\s*(?:\/|https?:\/\/)/i;

/** Without a heading these are the first two cells. */
export async function readWays(file: string): Promise<ReadWay[]> {
  const layouts = await layoutsOf(await openSource(file, undefined, { bytes: redirectsMaxBytes }), {});
  const scored = layouts.map((layout) => ({ layout, score: layout.beginning.filter(isWay).length }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  if (!best || best.score === 0) throw new ImportProblem(toFault('importColumnsMissing', { columns: 'from, to' }));
  const { layout } = best;
  const columns = columnsOf(layout);
  const read: ReadWay[] = [];
  for await (const row of layout.rows(() => 2)) if (row.line > columns.line) read.push(readWay(row, columns));
  return read;
}

function isWay({ cells }: Row): boolean {
  return cells.filter((cell) => address.test(cell)).length > 1;
}

type Columns = { line: number; from: number; to: number };

function columnsOf({ beginning }: Layout): Columns {
  for (const { line, cells } of beginning) {
    const names = cells.map(plainHeading);
    const [from, to] = [
      names.findIndex((name) => fromWords.includes(name)),
      names.findIndex((name) => toWords.includes(name)),
    ];
    if (from !== -1 && to !== -1) return { line, from, to };
    if (cells.some((cell) => address.test(cell))) break;
  }
  // In the language of whoever took it out of here: what stands above the first address is its heading.
  const first = beginning.find(isWay);
  return { line: (first?.line ?? 1) - 1, from: 0, to: 1 };
}

function readWay({ line, cells, fault }: Row, columns: Columns): ReadWay {
  if (fault) return { line, fault };
  const [from, to] = [redirectFrom.safeParse(cells[columns.from] ?? ''), redirectTo.safeParse(cells[columns.to] ?? '')];
  const [issue] = [...(from.error?.issues ?? []), ...(to.error?.issues ?? [])];
  if (from.success && to.success) return { line, from: from.data, to: to.data };
  return { line, fault: readFault(issue?.message ?? '') ?? toFault('valueUnreadable') };
}
