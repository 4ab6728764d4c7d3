import { type SQL, sql } from 'drizzle-orm';

const latest = sql`(select * from companies order by id desc limit 1)`;
const ofCompany = sql`
  select 'company' as kind, 'hours' as place, c.name as about, 'a0' as rank, c.opening_hours as original,
    true as is_public from ${latest} c
  union all
  select 'company', 'rating', c.name, 'a1', c.regulator_rating, true from ${latest} c
  union all
  select 'company', 'fee ' || fee.at || ' ' || field.name, fee.line ->> 'name',
    'a2' || lpad(fee.at::text, 4, '0') || field.at, coalesce(fee.line ->> field.name, ''), true
  from ${latest} c, jsonb_array_elements(c.fees) with ordinality fee(line, at),
    (values ('name', 1), ('when', 2)) field(name, at)`;

const ofMenus = sql`
  select 'menu', m.id::text, '', 'b' || lpad(m.position::text, 9, '0'), m.name, true
  from menus m where m.deleted_at is null`;

const rankOfCategory = sql`
  'c' || lpad(coalesce(c.position, 0)::text, 9, '0') || lpad(coalesce(c.id, 0)::text, 9, '0')`;
const ofCategories = sql`
  select 'category', c.id::text, '', ${rankOfCategory}, c.name, true from categories c
  union all
  select 'category', 'sub ' || s.id, coalesce(c.name, ''), ${rankOfCategory} || lpad(s.id::text, 9, '0'), s.name, true
  from sub_categories s left join categories c on c.id = s.category_id`;

/** A header, and a value under several headers, is one text. */
const ofFilters = sql`
  select 'filter', 'header ' || f.header, '', 'd0' || f.header, f.header, true from search_filters f group by f.header
  union all
  select 'filter', 'value ' || f.value, min(f.header), 'd1' || min(f.header) || f.value, f.value, true
  from search_filters f group by f.value`;

const ofFaqs = sql`
  select 'faq', f.id || ' ' || field.at, field.about,
    'e' || lpad(f.position::text, 9, '0') || lpad(f.id::text, 9, '0') || field.at, field.original, true
  from faqs f, lateral (values ('0', '', f.question), ('1', f.question, f.answer)) field(at, about, original)
  where f.deleted_at is null`;

const ofTeam = sql`
  select 'teamMember', m.id || ' ' || field.at, m.name,
    'e9' || lpad(m.position::text, 9, '0') || lpad(m.id::text, 9, '0') || field.at, field.original, true
  from team_members m, lateral (values ('0', m.role), ('1', m.line)) field(at, original)
  where m.deleted_at is null`;

const asked = sql`(
  select distinct on (v.questionnaire_id) v.id, v.questionnaire_id from questionnaire_versions v
  join questionnaires n on n.id = v.questionnaire_id and n.deleted_at is null
  order by v.questionnaire_id, v.number desc)`;
function isAsked(id: SQL): SQL {
  return sql`exists (select from listing_questionnaires l where l.questionnaire_id = ${id})`;
}
const rankOfQuestion = sql`'f' || lpad(v.questionnaire_id::text, 9, '0') || '2' || lpad(q.position::text, 4, '0')`;
const ofQuestionnaires = sql`
  select 'questionnaire', n.id || ' ' || field.at, n.title, 'f' || lpad(n.id::text, 9, '0') || field.at, field.original,
    ${isAsked(sql`n.id`)}
  from questionnaires n, lateral (values ('0', n.title), ('1', n.description)) field(at, original)
  where n.deleted_at is null
  union all
  select 'questionnaire', v.questionnaire_id || ' ' || q.identifier || ' ' || field.at, field.about,
    ${rankOfQuestion} || field.at, field.original, ${isAsked(sql`n.id`)}
  from ${asked} v join questions q on q.version_id = v.id join questionnaires n on n.id = v.questionnaire_id,
    lateral (values ('0', n.title, q.headline), ('1', q.headline, q.description), ('unit', q.headline, q.unit)
    ) field(at, about, original)
  union all
  select 'questionnaire', v.questionnaire_id || ' ' || q.identifier || ' is ' || c.value, q.headline,
    ${rankOfQuestion} || '2' || lpad(c.position::text, 4, '0'), c.label, ${isAsked(sql`v.questionnaire_id`)}
  from ${asked} v join questions q on q.version_id = v.id join question_choices c on c.question_id = q.id`;

const rankOfPage = sql`'g' || lpad(p.id::text, 9, '0')`;
const ofPages = sql`
  select 'page', p.id || ' ' || field.at, case when field.at = '0' then '' else p.title end, ${rankOfPage} || field.at,
    field.original, not p.is_draft
  from menu_pages p,
    lateral (values ('0', p.title), ('1', p.icon), ('2', p.search_title), ('3', p.search_text)) field(at, original)
  where p.deleted_at is null`;

const plainTexts = sql.join(
  [ofCompany, ofMenus, ofCategories, ofFilters, ofFaqs, ofTeam, ofQuestionnaires, ofPages],
  sql` union all `,
);
const white = sql`E' \\t\\r\\n'`;

/** Rows: `key` is a text's place, `part` what it is read with, `kind` and `about` what it belongs to. */
export const providerTexts = sql`(
  select md5(kind || ' ' || place) as key, part, kind, about, rank, is_html, original, is_public
  from (
    select 'site' as part, kind, place, about, rank, false as is_html, btrim(original, ${white}) as original, is_public
    from (${plainTexts}) plain
    union all
    select 'page-' || p.menu_id, 'page', p.id || ' body', p.title, ${rankOfPage} || '4', true,
      btrim(p.body_html, ${white}), not p.is_draft
    from menu_pages p where p.deleted_at is null
  ) text where original <> '')`;
