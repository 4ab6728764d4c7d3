import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';

/** How many comments wait to be looked at, where there are 50,000. */
const heldOf = 10;

const word = sql`(array['dementia','respite','live-in','night','nurse','carer','visit','cost','Leeds','York'])[1 + n % 10]`;
const ago = sql`now() - n * interval '1 minute'`;
const picture = sql`md5((n % 50000)::text) || '_800x600.webp'`;
/** One of the first thousand accounts. */
const somebody = sql`(select p.id from bench_people p where p.n = 1 + s.n % 1000)`;

/** So many rows of each kind that staff list, whose words are spread as those of people are. */
export async function fillRows(db: Db, rows: number): Promise<void> {
  const each = sql`generate_series(1, ${rows}) s(n)`;
  for (const [table, statement] of Object.entries(statementsFor(each))) {
    await db.execute(statement);
    if (table === 'accounts') {
      await db.execute(sql`create table bench_people as
        select id, row_number() over ()::int as n from (select id from accounts order by created_at limit 1000) p`);
      await db.execute(sql`create index on bench_people (n)`);
    }
  }
  for (const table of Object.keys(statementsFor(each))) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

function statementsFor(each: SQL): Record<string, SQL> {
  return {
    accounts: sql`insert into accounts (username, email, password_hash, created_at, last_seen_at, is_banned)
      select 'person ' || md5(n::text), 'p' || n || '@example.org', 'none', ${ago}, ${ago}, n % 50 = 0 from ${each}`,
    faqs: sql`insert into faqs (question, answer, position, updated_at)
      select 'Question ' || n || ' about ' || ${word} || '?', 'Answer ' || n || ' of some length about ' || ${word}, n, ${ago}
      from ${each}`,
    mails: sql`insert into mails ("to", subject, text, state, created_at, finished_at)
      select 'p' || n || '@example.org', 'Your ' || ${word}, 'Hello', 'sent', ${ago}, ${ago} from ${each}`,
    audit: sql`insert into audit (at, actor, action, kind, object_id, changes, salt, sealed, prev_hash, hash)
      select ${ago}, '', 'update', 'faq', n::text, '{}'::jsonb, '', '', '', md5(n::text) from ${each}`,
    listings: sql`insert into listings (title, description_html, search_title, search_place, search_description, phone,
        banner_photo, updated_at)
      select 'Home ' || md5(n::text), repeat(md5(n::text), 30), 'home ' || md5(n::text) || ' ' || lower(${word}),
        (array['leeds ls1 4ab','glasgow g1 1aa','dundee dd1 1aa'])[1 + n % 3], repeat(md5(n::text), 30),
        '0163 2960 ' || lpad((n % 1000)::text, 3, '0'), case when n % 2 = 0 then ${picture} else '' end, ${ago} from ${each}`,
    categories: sql`insert into categories (name, updated_at)
      select 'Category ' || n || ' ' || ${word}, ${ago} from generate_series(1, 300) s(n)`,
    call_backs: sql`insert into call_backs (name, email, phone, message, state, status, outcome, owner_id, due_at,
        first_try_at, first_talk_at, try_minutes, talk_minutes, search, created_at, updated_at)
      select 'Person ' || md5(n::text), 'p' || n || '@example.org', '0163 2960', 'About ' || ${word},
        x.state::call_back_state, (case when x.state = 'closed' then 'Closed' else 'Open' end)::listing_status,
        case when x.state = 'closed' then 'helped' else '' end, case when n % 3 = 0 then ${somebody} end,
        ${ago} + interval '4 hours', case when x.state <> 'new' then ${ago} + interval '1 hour' end,
        case when x.state = 'closed' then ${ago} + interval '2 hours' end, n % 90, n % 300,
        'person ' || md5(n::text) || ' p' || n || '@example.org ' || lower(${word}), ${ago}, ${ago}
      from ${each}, lateral (select (array['new','inProgress','waiting','answered','closed','closed','closed','closed',
        'closed','closed'])[1 + n % 10] as state) x`,
    complaints: sql`insert into complaints (kind, name, email, message, state, acknowledge_by, answer_by, search, created_at)
      select 'care', 'Person ' || n, 'p' || n || '@example.org', repeat('About ' || ${word} || '. ', 30),
        (array['new','acknowledged','answered','closed','closed'])[1 + n % 5], ${ago} + interval '3 days',
        ${ago} + interval '20 days', 'person ' || n || ' p' || n || '@example.org', ${ago} from ${each}`,
    newsletter_subscribers: sql`insert into newsletter_subscribers (email, asked, confirmed, created_at)
      select 'p' || n || '@example.org', '{news}', case when n % 5 = 0 then '{}' else '{news}' end::text[], ${ago}
      from ${each}`,
    posts: sql`insert into posts (title, search_title, description_html, plain_text, status, author, posted_on, updated_at, banner)
      select 'Post ' || n || ' about ' || ${word}, lower('post ' || n || ' about ' || ${word}),
        '<p>' || repeat(md5(n::text) || ' ', 60) || '</p><img src="/Documents/appImages/' || ${picture} || '" alt="">',
        repeat(md5(n::text) || ' ', 60), (array['Published','Published','Published','Draft','Pending'])[1 + n % 5]::post_status,
        'person ' || n % 1000, ${ago}, ${ago}, '' from ${each}`,
    comments: sql`insert into comments (post_id, account_id, content, state, reason, checked_at, created_at)
      select (select min(id) from posts) + n % 1000, ${somebody}, 'What ' || md5(n::text) || ' says about ' || ${word},
        (case when n % ${heldOf} = 0 then 'held' else 'visible' end)::comment_state,
        case when n % ${heldOf} = 0 then 'link' else '' end, case when n % 4 = 0 then ${ago} end, ${ago} from ${each}`,
    menus: sql`insert into menus (name, position) select 'Menu ' || n, n from generate_series(1, 300) s(n)`,
    menu_pages: sql`insert into menu_pages (menu_id, title, body_html, is_draft, updated_at)
      select (select min(id) from menus) + n % 300, 'Page ' || n || ' about ' || ${word}, repeat(md5(n::text) || ' ', 60),
        n % 7 = 0, ${ago} from ${each}`,
    media: sql`insert into media (name, title, alt, bytes, is_kept, created_at, updated_at)
      select md5(n::text) || '_800x600.webp', ${word} || ' ' || n || '.jpg', case when n % 3 = 0 then '' else ${word} end,
        n * 13 % 900000, true, ${ago}, ${ago} from ${each}`,
  };
}
