import { sql } from 'drizzle-orm';
import { type Measured, type Office, time } from './office';

/** A thousand questions into the trash and back, a thousand held comments shown and held again, and a table of all questions. */
export async function measureDeeds({ ask, db }: Office, rows: number): Promise<Measured[]> {
  const many = Math.min(1_000, Math.floor(rows / 10));
  const bulk = async (kind: string, from: string, [one, other]: [string, string]): Promise<Measured> => {
    const { rows: found } = await db.execute<{ id: number }>(sql`${sql.raw(from)} order by id limit ${many}`);
    const ids = found.map(({ id }) => id);
    let turn = 0;
    const work = () => {
      turn += 1;
      return ask(`admin/bulk/${kind}`, 'POST', { action: turn % 2 ? one : other, ids });
    };
    return { what: `${kind}: bulk of ${many}`, taken: await time(work, 4), most: 5_000 };
  };
  return [
    await bulk('faq', 'select id from faqs', ['trash', 'restore']),
    await bulk('comment', `select id from comments where state = 'held'`, ['approve', 'hold']),
    await table(ask),
  ];
}

async function table(ask: Office['ask']): Promise<Measured> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const begin = performance.now();
  const csv = await ask('admin/export/faq.csv');
  let bytes = 0;
  for await (const chunk of csv.body ?? []) {
    bytes += chunk.byteLength;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const taken = [performance.now() - begin];
  const memory = Math.round((peak - before) / 1024 / 1024);
  return { what: `CSV, ${Math.round(bytes / 1024)} KiB`, taken, memory, most: 30 };
}
