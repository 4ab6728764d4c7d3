import { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL's own full text over the same listings, as anybody would set it up in an hour: every word must occur, in any
 * of its forms; the better rank comes first.
 * @returns {Promise<(text: string) => Promise<number[]>>} ids, best first
 */
export async function openFullText(listings) {
  const db = new PGlite();
  await db.exec('create table listings (id int primary key, words tsvector not null)');
  const rows = listings.map(({ id, title, categories, placeText, features, text }) => ({
    id,
    words: [title, ...categories, placeText, ...features, text].join('\n'),
  }));
  await db.query(
    `insert into listings select id, to_tsvector('english', words)
     from json_to_recordset($1) as rows (id int, words text)`,
    [JSON.stringify(rows)],
  );
  await db.exec('create index on listings using gin (words)');
  return async (text) => {
    const { rows } = await db.query(
      `select id from listings, websearch_to_tsquery('english', $1) as query
       where words @@ query order by ts_rank(words, query) desc, id limit 10`,
      [text],
    );
    return rows.map(({ id }) => id);
  };
}
