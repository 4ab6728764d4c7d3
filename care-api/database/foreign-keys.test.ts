import { sql } from 'drizzle-orm';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** Where a row that goes is looked for row by row in the whole of another table, and why that costs nobody. */
const looksThrough: Record<string, readonly string[]> = {
  'an account goes by itself': [
    ...['application_checks.account_id', 'application_events.account_id', 'call_back_events.account_id'],
    ...['call_backs.calling_id', 'call_backs.deleted_by', 'call_backs.owner_id', 'canned_answers.deleted_by'],
    ...['complaint_events.account_id', 'complaints.deleted_by', 'complaints.owner_id', 'faqs.deleted_by'],
    ...['gallery_images.deleted_by', 'imports.account_id', 'interviews.account_id', 'leases.account_id'],
    ...['listings.deleted_by', 'media.deleted_by', 'media.uploaded_by', 'menu_pages.deleted_by', 'menus.deleted_by'],
    ...['once_writes.account_id', 'posts.deleted_by', 'preview_links.account_id', 'questionnaire_advice.account_id'],
    ...['questionnaire_versions.created_by', 'questionnaires.deleted_by', 'redirects.deleted_by'],
    ...['reference_requests.account_id', 'revisions.account_id', 'runs.account_id', 'schedules.account_id'],
    ...['team_members.deleted_by', 'videos.deleted_by', 'working_copies.account_id'],
  ],
  'they are few': [
    ...['list_settings.view_id', 'menus.parent_id', 'search_filter_categories.category_id'],
    ...['sub_categories.category_id'],
  ],
};

it('what goes with a row, or lets it go, is found by an index, or it is said why not', async () => {
  // The key asks for its own columns: of a partial index it can use what leaves out nothing but nulls.
  const { rows } = await test.deps.database.db.execute<{ key: string }>(sql`
    select r.conrelid::regclass::text || '.' || string_agg(a.attname, ',') as key
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any(r.conkey)
    where r.contype = 'f' and r.confdeltype in ('c', 'n') and not exists (
      select from pg_index i where i.indrelid = r.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(r.conkey) - 1] @> r.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    group by r.oid, r.conrelid`);
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.values(looksThrough).flat().sort());
});
