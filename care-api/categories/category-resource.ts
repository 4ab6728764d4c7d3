import { type SQL, sql } from 'drizzle-orm';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { postCategories, postSubCategories } from '@/care-api/database/schema/blog';
import { categories, listingCategories, subCategories } from '@/care-api/database/schema/listings';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import type { KeptCategoryWire } from '@/lib/contract/category';

const wire = {
  categoryId: categories.id,
  categoryName: categories.name,
  version: categories.version,
  position: categories.position,
  listingCount: countListings(sql`categories.id`),
  postCount: countPosts(sql`categories.id`),
  updatedAt: iso(categories.updatedAt),
};

/** It goes into no trash: what is deleted held nothing. */
export const categoryResource: Resource<KeptCategoryWire> = {
  kind: 'category',
  table: 'categories',
  title: sql`t.name`,
  read: (db, ids) => readByIds(db.select(wire).from(categories), categories.id, ids, ({ categoryId }) => categoryId),
  list: listOf('category', 'categories', {
    sorts: {
      listings: { by: countListings(sql`t.id`), type: 'integer' },
      posts: { by: countPosts(sql`t.id`), type: 'integer' },
    },
    statuses: {
      all: sql`true`,
      empty: sql`${countListings(sql`t.id`)} = 0 and ${countPosts(sql`t.id`)} = 0`,
    },
    text: sql`lower(t.name)`,
  }),
};

function countListings(id: SQL) {
  return sql<number>`(
    select count(*)::int from ${listingCategories} lc join listings l on l.id = lc.listing_id
    where lc.category_id = ${id} and l.deleted_at is null)`;
}

function countPosts(id: SQL) {
  return sql<number>`(
    select count(distinct p.post_id)::int from (
      select pc.post_id from ${postCategories} pc where pc.category_id = ${id}
      union all
      select ps.post_id from ${postSubCategories} ps
      join ${subCategories} s on s.id = ps.sub_category_id where s.category_id = ${id}
    ) p)`;
}
