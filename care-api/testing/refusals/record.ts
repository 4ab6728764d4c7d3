import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Status, message and errors of a refusal. */
const refusal = z.tuple([z.number(), z.string(), z.record(z.string(), z.string()).optional()]);
export type Refused = z.output<typeof refusal>;
export type Table = Record<string, Refused>;

const file = `${__dirname}/../refusals.json`;

export function readTable(): Table {
  return z.record(z.string(), refusal).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A line for each case, by name: `RECORD_REFUSALS=1 npx jest care-api/refusals` records what is refused now. */
export function writeTable(table: Table): void {
  const lines = Object.entries(table)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, refused]) => `${JSON.stringify(what)}:${JSON.stringify(refused)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Says what the table has of a case; null where it is no refusal. */
export function lookUp(table: Table): (name: string) => Refused | null {
  const bySubject = new Map<string, [whats: string, refused: Refused][]>();
  for (const [name, refused] of Object.entries(table)) {
    const [subject = '', whats = ''] = name.split(/: (.*)/s);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), [`, ${whats}, `, refused]]);
  }
  return (name) => {
    const [subject = '', what = ''] = name.split(/: (.*)/s);
    // What is said of a case may hold a comma.
    return bySubject.get(subject)?.find(([whats]) => whats.includes(`, ${what}, `))?.[1] ?? null;
  };
}

/** What is refused alike of one subject on one line: `login email: empty, null`. */
export function mergeEqual(cases: ReadonlyMap<string, Refused>): Table {
  const joined = new Map<string, { subject: string; whats: string[]; refused: Refused }>();
  for (const [name, refused] of cases) {
    const [subject = '', what = ''] = name.split(/: (.*)/s);
    const key = JSON.stringify([subject, refused]);
    const line = joined.get(key) ?? { subject, whats: [], refused };
    line.whats.push(what);
    joined.set(key, line);
  }
  return Object.fromEntries(
    [...joined.values()].map(({ subject, whats, refused }) => [`${subject}: ${whats.join(', ')}`, refused]),
  );
}
