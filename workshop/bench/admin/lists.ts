import { type SQL, sql } from 'drizzle-orm';

/** A list of staff as it is asked for, and the same rows by hand. */
export type List = {
  name: string;
  path: string;
  rows: SQL;
  text?: SQL;
  order: SQL;
  /** What is looked for: in few rows, in many, by two letters that many have, and by two that none has. */
  words?: string[];
  /** Further tabs, by hand. */
  tabs?: Record<string, SQL>;
};

const isThere = sql`deleted_at is null`;

export const lists: List[] = [
  {
    name: 'listings',
    path: 'TypeDetail?sort=-changed',
    rows: sql`select * from listings where ${isThere} and not is_draft`,
    text: sql`(search_title || ' ' || search_place || ' ' || regexp_replace(phone, '\\D', '', 'g'))`,
    order: sql`order by updated_at desc, id desc`,
    words: ['c4ca42', 'respite', 'le', 'qq'],
  },
  {
    name: 'questions',
    path: 'Faq?sort=position',
    rows: sql`select * from faqs where ${isThere}`,
    text: sql`lower(question || ' ' || answer)`,
    order: sql`order by position, id`,
    words: ['4999', 'respite', 'le', 'qq'],
  },
  {
    name: 'users',
    path: 'User?sort=-created&status=all',
    rows: sql`select id, username, email from accounts where true`,
    text: sql`lower(username || ' ' || email)`,
    order: sql`order by created_at desc, id desc`,
    words: ['p4999', 'person', 'p4', 'qq'],
  },
  {
    name: 'call-backs',
    path: 'Requestcallback?sort=due',
    rows: sql`select * from call_backs where ${isThere}`,
    text: sql`search`,
    order: sql`order by (case when state in ('new', 'inProgress', 'waiting') then
      coalesce(least(waiting_until, case when first_try_at is null then due_at end), 'infinity') else 'infinity' end), id`,
    words: ['p4999', 'respite', 'pe', 'qq'],
    tabs: { all: sql`true`, closed: sql`state = 'closed'`, unassigned: sql`owner_id is null and state < 'answered'` },
  },
  {
    name: 'comments held',
    path: 'Comment?status=held&sort=created',
    rows: sql`select * from comments where ${isThere} and state = 'held'`,
    text: sql`lower(content)`,
    order: sql`order by id`,
    words: ['c4ca42', 'respite', 'le', 'qq'],
  },
  {
    name: 'comments',
    path: 'Comment?status=all&sort=-created',
    rows: sql`select * from comments where ${isThere}`,
    text: sql`lower(content)`,
    order: sql`order by id desc`,
    words: ['c4ca42', 'respite', 'qq'],
  },
  {
    name: 'complaints',
    path: 'admin/complaints?status=all&sort=-created',
    rows: sql`select * from complaints where ${isThere}`,
    text: sql`search`,
    order: sql`order by created_at desc, id desc`,
    words: ['p4999', 'person', 'qq'],
    tabs: { open: sql`state in ('new', 'acknowledged')`, overdue: sql`state = 'new' and acknowledge_by < now()` },
  },
  {
    name: 'subscribers',
    path: 'admin/subscribers?sort=-created&status=all',
    rows: sql`select * from newsletter_subscribers where true`,
    text: sql`lower(email)`,
    order: sql`order by created_at desc, id desc`,
    words: ['p4999', 'example', 'qq'],
  },
  {
    name: 'media',
    path: 'admin/media?sort=-created',
    rows: sql`select * from media where ${isThere}`,
    text: sql`lower(title || ' ' || name || ' ' || alt || ' ' || credit)`,
    order: sql`order by created_at desc, id desc`,
    words: ['4999', 'respite', 'qq'],
    tabs: {
      noAlt: sql`alt = '' and not is_decorative`,
      unused: sql`not exists (select from listings l where l.banner_photo = media.name)`,
    },
  },
  {
    name: 'posts',
    path: 'admin/posts?sort=-changed',
    rows: sql`select id, title, author, status from posts where ${isThere} and status = 'Published'`,
    text: sql`(search_title || ' ' || lower(author))`,
    order: sql`order by updated_at desc, id desc`,
    words: ['4999', 'respite', 'qq'],
  },
  {
    name: 'pages',
    path: 'admin/pages?sort=-changed',
    rows: sql`select id, title, menu_id from menu_pages where ${isThere} and not is_draft`,
    text: sql`lower(title)`,
    order: sql`order by updated_at desc, id desc`,
    words: ['4999', 'respite', 'qq'],
  },
  {
    name: 'mails',
    path: 'admin/mails?status=all',
    rows: sql`select * from mails where true`,
    text: sql`lower("to" || ' ' || subject)`,
    order: sql`order by id desc`,
    words: ['p4999', 'respite', 'p4', 'qq'],
  },
  {
    name: 'audit',
    path: 'admin/audit?sort=-at',
    rows: sql`select * from audit where true`,
    order: sql`order by id desc`,
  },
];
