import { sql } from 'drizzle-orm';
import { plainColumns } from './plain-columns';

const plainPairs = sql.raw(plainColumns.map(({ field, column }) => `'${field}', l.${column}`).join(', '));

export const listingJson = sql`json_build_object(
  'typeId', l.id,
  'typeTitle', l.title,
  ${plainPairs},
  'openClose', l.status,
  'description', l.description_html,
  'bannerPhoto', l.banner_photo,
  'images', l.images,
  'mapLink', l.map_link,
  'map', l.map,
  'listingFeatures', ${features('listing')},
  'headFeatures', ${features('head')},
  'categoryId', coalesce((
    select string_agg(lc.category_id::text, ',' order by lc.position, lc.category_id)
    from listing_categories lc where lc.listing_id = l.id), ''),
  'job', case when num_nonnulls(
    l.employment_type, l.pay_from, l.pay_to, l.pay_unit, l.hours, l.starts_on, l.date_posted, l.valid_through) > 0
    then json_build_object(
      'employmentType', l.employment_type, 'payFrom', l.pay_from, 'payTo', l.pay_to, 'payUnit', l.pay_unit,
      'hours', l.hours, 'startsOn', ${moment(sql`l.starts_on`)},
      'datePosted', ${moment(sql`l.date_posted`)}, 'validThrough', ${moment(sql`l.valid_through`)}) end,
  'lat', l.lat,
  'lng', l.lng,
  'register', l.register,
  'homeTile', l.home_tile,
  'fees', l.fees,
  'feesCheckedOn', l.fees_checked_on,
  'createdAt', ${moment(sql`l.created_at`)},
  'updatedAt', ${moment(sql`l.updated_at`)},
  'version', l.version
)`;

export const keptListingJson = sql`(${listingJson}::jsonb || jsonb_build_object(
  'filterIds', coalesce((
    select string_agg(fl.filter_id::text, ',' order by fl.filter_id)
    from search_filter_listings fl where fl.listing_id = l.id), ''),
  'questionnaireId', (select lq.questionnaire_id from listing_questionnaires lq where lq.listing_id = l.id),
  'isDraft', l.is_draft,
  'lastCheckedAt', ${moment(sql`l.last_checked_at`)},
  'deletedAt', ${moment(sql`l.deleted_at`)}))`;

function features(kind: 'listing' | 'head') {
  return sql`coalesce((
    select string_agg(lf.label, ',' order by lf.position)
    from listing_features lf where lf.listing_id = l.id and lf.kind = ${sql.raw(`'${kind}'`)}), '')`;
}

export function moment(column: ReturnType<typeof sql>) {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
