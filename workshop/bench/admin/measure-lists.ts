import { type SQL, sql } from 'drizzle-orm';
import { lists } from './lists';
import { type Measured, type Office, time } from './office';

const size = 25;

/** First pages, pages far behind, words and tabs of each list, beside the same rows by hand. */
export async function measureLists(office: Office, rows: number, turns: number): Promise<Measured[]> {
  const { ask, database, db, most, forget } = office;
  const measured: Measured[] = [];
  for (const { name, path, rows: all, text, order, words = [], tabs = {} } of lists) {
    console.log(`${database.kind}: ${name}`);
    const byHand = (where: SQL, offset = 0) =>
      time(() => db.execute(sql`${all} ${where} ${order} limit ${size} offset ${offset}`), turns);
    const read = (search: string, before?: () => void) => {
      const url = new URL(`${path}`, 'http://any');
      for (const [key, value] of new URLSearchParams(search)) url.searchParams.set(key, value);
      return time(() => ask(`${url.pathname.slice(1)}${url.search}`).then((answer) => answer.json()), turns, before);
    };
    const first = await read('page=1');
    measured.push({ what: `${name}, first page`, taken: first, byHand: await byHand(sql``), most });
    const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${all}) x`);
    const far = Math.min(500, Math.floor((counted[0]?.count ?? rows) / size));
    const taken = await read(`page=${far}`, forget);
    const times = { than: first, most: 3, at: 'p50' as const };
    measured.push({ what: `${name}, page ${far}`, taken, byHand: await byHand(sql``, (far - 1) * size), times });
    for (const word of text ? words : []) {
      const hand = await byHand(sql`and ${text} like ${`%${word}%`}`);
      measured.push({ what: `${name}, search "${word}"`, taken: await read(`page=1&q=${word}`), byHand: hand, most });
    }
    for (const [status, is] of Object.entries(tabs)) {
      const hand = await byHand(sql`and ${is}`);
      measured.push({
        what: `${name}, tab ${status}`,
        taken: await read(`page=1&status=${status}`),
        byHand: hand,
        most,
      });
    }
  }
  for (const [what, path] of Object.entries(others)) {
    measured.push({ what, taken: await time(() => ask(path).then((answer) => answer.text()), turns), most });
  }
  return measured;
}

const others = {
  'search of everything': 'admin/search?q=p4999',
  'call-backs, report': 'admin/call-backs/report',
  'list of imports': 'admin/import',
  trash: 'admin/trash',
};
