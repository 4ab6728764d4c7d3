import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';

/** So many rows of each kind that staff list, whose words are spread as those of people are. */
export async function fillRows(db: Db, rows: number): Promise<void> {
  const each = sql`generate_series(1, ${rows}) n`;
  const word = sql`(array['dementia','respite','live-in','night','nurse','carer','visit','cost','Leeds','York'])[1 + n % 10]`;
  const ago = sql`now() - n * interval '1 minute'`;
  const statements = [
    sql`insert into faqs (question, answer, position, updated_at)
      select 'Question ' || n || ' about ' || ${word} || '?', 'Answer ' || n || ' of some length about ' || ${word}, n, ${ago}
      from ${each}`,
    sql`insert into accounts (username, email, password_hash, created_at, last_seen_at, is_banned)
      select 'person ' || md5(n::text), 'p' || n || '@example.org', 'none', ${ago}, ${ago}, n % 50 = 0 from ${each}`,
    sql`insert into mails ("to", subject, text, state, created_at, finished_at)
      select 'p' || n || '@example.org', 'Your ' || ${word}, 'Hello', 'sent', ${ago}, ${ago} from ${each}`,
    sql`insert into audit (at, actor, action, kind, object_id, changes, salt, sealed, prev_hash, hash)
      select ${ago}, '', 'update', 'faq', n::text, '{}'::jsonb, '', '', '', md5(n::text) from ${each}`,
    sql`insert into listings (title, description_html, search_title, search_place, search_description, phone, updated_at)
      select 'Home ' || md5(n::text), repeat(md5(n::text), 30), 'home ' || md5(n::text) || ' ' || lower(${word}),
        (array['leeds ls1 4ab','glasgow g1 1aa','dundee dd1 1aa'])[1 + n % 3], repeat(md5(n::text), 30),
        '0163 2960 ' || lpad((n % 1000)::text, 3, '0'), ${ago} from ${each}`,
    sql`insert into categories (name, updated_at) select 'Category ' || n || ' ' || ${word}, ${ago} from generate_series(1, 300) n`,
  ];
  for (const statement of statements) await db.execute(statement);
  for (const table of ['faqs', 'accounts', 'mails', 'audit', 'listings', 'categories']) {
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}
