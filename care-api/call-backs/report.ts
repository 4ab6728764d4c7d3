import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { answerCsv } from '@/care-api/desk/answer-csv';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import {
  type CallBackReport,
  type ReportLine,
  reportLine,
  type reportQuery,
  usualReportDays,
} from '@/lib/contract/call-back-report';
import { toLine, utf8Mark } from '@/lib/contract/tables';
import { dayOf } from '@/lib/opening/business-time';
import { isCounted, isShown } from './speed';

const reportRow = reportLine.extend({
  week: z.string().nullable(),
  owner: z.string().nullable(),
  name: z.string().nullable(),
  ofAll: z.boolean(),
});

export async function getReport(
  db: Db,
  { from: asked, to = '9999-12-31' }: z.output<typeof reportQuery>,
  { isAdmin }: Account,
  now: Date,
): Promise<CallBackReport> {
  const from = asked ?? dayOf(now, -usualReportDays);
  const sinceTry = sql`(c.first_try_at is not null and c.first_try_at <= c.due_at)`;
  const wasPromised = sql`(c.due_at is not null and (c.due_at < ${now.toISOString()} or ${sinceTry}))`;
  // Both at once: each `within group` sorts all cases again.
  const parts = (column: 'try_minutes' | 'talk_minutes') =>
    sql`percentile_disc(array[0.5, 0.9]) within group (order by c.${sql.identifier(column)})`;
  const rows = await readRows(
    db,
    reportRow,
    sql`
    with cases as materialized (
      select date_trunc('week', c.created_at at time zone 'Europe/London')::date as week, c.owner_id,
        c.try_minutes, c.talk_minutes, ${wasPromised} as was_promised, ${sinceTry} as was_kept
      from call_backs c
      where ${isCounted}
        and c.created_at >= (${from}::date)::timestamp at time zone 'Europe/London'
        and c.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/London'
    )
    select x.week::text as week, x.owner_id::text as owner, a.username as name, x."ofAll", x.asked, x.promised, x.kept,
      x.tried, x.talked, x.tries[1] as "tryMedian", x.tries[2] as "tryNinth", x.talks[1] as "talkMedian", x.talks[2] as "talkNinth"
    from (
      select c.week, c.owner_id, grouping(c.week, c.owner_id) = 3 as "ofAll", grouping(c.owner_id) = 0 as of_owner,
        count(*)::int as asked, count(*) filter (where c.was_promised)::int as promised,
        count(*) filter (where c.was_kept)::int as kept,
        count(c.try_minutes)::int as tried, count(c.talk_minutes)::int as talked,
        ${parts('try_minutes')} as tries, ${parts('talk_minutes')} as talks
      from cases c
      group by grouping sets ((), (c.week), (c.owner_id))
    ) x left join accounts a on a.id = x.owner_id
    where not x.of_owner or x.owner_id is not null
    order by x.week desc nulls last, lower(a.username)`,
  );
  const all = rows.find(({ ofAll }) => ofAll);
  return {
    from,
    to: to === '9999-12-31' ? dayOf(now) : to,
    isShown: await isShown(db),
    all: all ?? nobody,
    weeks: rows.flatMap(({ week, ...line }) => (week === null ? [] : [{ week, ...line }])),
    owners: rows.flatMap(({ owner, name, ...line }) =>
      owner === null || !isAdmin ? [] : [{ id: owner, name: name ?? '', ...line }],
    ),
  };
}

const nobody: ReportLine = {
  asked: 0,
  promised: 0,
  kept: 0,
  tried: 0,
  talked: 0,
  tryMedian: null,
  tryNinth: null,
  talkMedian: null,
  talkNinth: null,
};

const columns = [
  ['Asked', 'asked'],
  ['Promised', 'promised'],
  ['Called within the promise', 'kept'],
  ['Tried', 'tried'],
  ['First try: half within (open minutes)', 'tryMedian'],
  ['First try: nine in ten within (open minutes)', 'tryNinth'],
  ['Spoken with', 'talked'],
  ['First talk: half within (open minutes)', 'talkMedian'],
  ['First talk: nine in ten within (open minutes)', 'talkNinth'],
] as const;

export function answerReport({ from, to, weeks, owners }: CallBackReport): Response {
  const figures = (line: ReportLine) => columns.map(([, column]) => line[column]);
  const lines = [
    ['Week from', 'Owner', ...columns.map(([head]) => head)],
    ...weeks.map((line) => [line.week, '', ...figures(line)]),
    ...owners.map((line) => ['', line.name, ...figures(line)]),
  ];
  return answerCsv(`call-backs-${from}-${to}.csv`, utf8Mark + lines.map(toLine).join(''));
}
