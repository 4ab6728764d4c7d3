import { type SQL, sql } from 'drizzle-orm';
import { sampleFaqs } from '../faqs';
import { sampleGalleryImages, sampleVideos } from '../galleries';
import { sampleListings } from '../listings/sample-listings';
import { sampleMenuPages } from '../menu-pages';
import { samplePosts } from '../posts/sample-posts';
import { sampleCategories, sampleCompany, sampleHomeBanners } from '../provider';
import { sampleQuestionnaires } from '../questionnaires/seed-questionnaires';

/** One kind of row that the sample lays; `t` is the row in all its SQL. */
export type SampleKind = {
  names: readonly [one: string, many: string];
  table: string;
  title: string;
  titles: readonly string[];
  /** What belongs to a row but stands in other tables: changed there, it is changed. */
  parts?: SQL;
  isInUse?: SQL;
};

const none = sql`false`;

/** Each before those it needs. Menus are not among them: they lead to the site's own pages. */
export const sampleKinds: readonly SampleKind[] = [
  {
    names: ['post', 'posts'],
    table: 'posts',
    title: 'title',
    titles: samplePosts.map(({ title }) => title),
    parts: sql`jsonb_build_object(
      'tags', ${all(sql`label`, sql`post_tags p where p.post_id = t.id`, sql`position`)},
      'categories', ${all(sql`category_id`, sql`post_categories p where p.post_id = t.id`)},
      'comments', ${all(sql`jsonb_build_array(id, content, deleted_at)`, sql`comments p where p.post_id = t.id`)})`,
  },
  {
    names: ['listing', 'listings'],
    table: 'listings',
    title: 'title',
    titles: sampleListings.map(({ title }) => title),
    parts: sql`jsonb_build_object(
      'features', ${all(sql`jsonb_build_array(kind, position, label)`, sql`listing_features p where p.listing_id = t.id`)},
      'categories', ${all(sql`category_id`, sql`listing_categories p where p.listing_id = t.id`)},
      'filters', ${all(sql`filter_id`, sql`search_filter_listings p where p.listing_id = t.id`)},
      'questionnaires', ${all(sql`questionnaire_id`, sql`listing_questionnaires p where p.listing_id = t.id`)},
      'pictures', ${all(sql`jsonb_build_array(id, photo, description)`, sql`listing_pictures p where p.listing_id = t.id`)})`,
    isInUse: sql`exists (select from answer_drafts d where d.listing_id = t.id)
      or exists (select from submissions s where s.listing_id = t.id)
      or exists (select from responses r where r.listing_id = t.id)`,
  },
  {
    names: ['questionnaire', 'questionnaires'],
    table: 'questionnaires',
    title: 'title',
    titles: sampleQuestionnaires.map(({ title }) => title),
    parts: sql`jsonb_build_object(
      'versions', ${all(sql`id`, sql`questionnaire_versions p where p.questionnaire_id = t.id`)})`,
    isInUse: sql`exists (select from listing_questionnaires l where l.questionnaire_id = t.id)
      or exists (select from responses r join questions q on q.id = r.question_id
        join questionnaire_versions v on v.id = q.version_id where v.questionnaire_id = t.id)
      or exists (select from submissions s join questionnaire_versions v on v.id = s.version_id
        where v.questionnaire_id = t.id)`,
  },
  {
    names: ['search filter', 'search filters'],
    table: 'search_filters',
    title: 'value',
    titles: [...new Set(sampleListings.flatMap(({ filters }) => filters.map(([, value]) => value)))],
    isInUse: sql`exists (select from search_filter_listings l where l.filter_id = t.id)`,
  },
  {
    names: ['category', 'categories'],
    table: 'categories',
    title: 'name',
    titles: sampleCategories,
    isInUse: sql`exists (select from listing_categories l where l.category_id = t.id)
      or exists (select from post_categories p where p.category_id = t.id)
      or exists (select from sub_categories s where s.category_id = t.id)`,
  },
  { names: ['page', 'pages'], table: 'menu_pages', title: 'title', titles: sampleMenuPages.map(({ title }) => title) },
  {
    names: ['gallery picture', 'gallery pictures'],
    table: 'gallery_images',
    title: 'description',
    titles: [...sampleHomeBanners, ...sampleGalleryImages].map(({ description }) => description),
  },
  {
    names: ['film', 'films'],
    table: 'videos',
    title: 'description',
    titles: sampleVideos.map(({ description }) => description),
  },
  { names: ['FAQ', 'FAQs'], table: 'faqs', title: 'question', titles: sampleFaqs.map(({ question }) => question) },
  { names: ['provider', 'providers'], table: 'companies', title: 'name', titles: [sampleCompany.name] },
];

/** A list of values as JSON, in one order whatever order they are read in. */
function all(value: SQL, from: SQL, order = value): SQL {
  return sql`(select coalesce(jsonb_agg(${value} order by ${order}), '[]') from ${from})`;
}

/** Worked out from the rest, or said elsewhere: none is a change of a row's own. */
const derived = sql.raw(
  `'{updated_at,version,deleted_at,deleted_by,is_draft,last_checked_at,home_tile,lat,lng,plain_text,search,search_title,search_location,search_city,search_place,search_category,search_features,search_description}'::text[]`,
);

export function contentOf({ parts }: SampleKind): SQL {
  return sql`(to_jsonb(t) - ${derived}) || ${parts ?? sql`'{}'::jsonb`}`;
}

export function isInUse(kind: SampleKind): SQL {
  return sql`(${kind.isInUse ?? none})`;
}
