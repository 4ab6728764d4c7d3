import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iso } from '@/care-api/database/iso';
import { readRows } from '@/care-api/database/read-rows';
import { answerCsv } from '@/care-api/desk/answer-csv';
import type { Colleague } from '@/care-api/desk/find-colleague';
import type { Db } from '@/care-api/kernel/db';
import {
  type ComplaintKind,
  type ComplaintSummary,
  complaintKinds,
  complaintOutcomes,
  complaintReference,
  complaintSummary,
  type SummaryLine,
  summaryColumns,
} from '@/lib/contract/complaint';
import { toLondonTime } from '@/lib/contract/london-time';
import { toLine, utf8Mark } from '@/lib/contract/tables';
import { partOfComplaints, seesPart } from './part-of-complaints';

const summaryRow = complaintSummary.shape.complaints.element
  .omit({ reference: true })
  .extend({ id: z.number(), acknowledgeBy: z.string(), isOpen: z.boolean() });
type Row = z.output<typeof summaryRow>;

/** What came in that year, on London's calendar, and is the caller's to see; without what is in the trash. */
export async function getSummary(db: Db, now: Date, caller: Colleague, asked?: number): Promise<ComplaintSummary> {
  const year = asked ?? Number(toLondonTime(now).slice(0, 4));
  const londonYear = sql`extract(year from t.created_at at time zone 'Europe/London')::int`;
  const isTheirs = sql`t.deleted_at is null and ${partOfComplaints(caller) ?? sql`true`}`;
  const rows = await readRows(
    db,
    summaryRow,
    sql`
    select t.id, t.kind, t.outcome, t.learning, t.state in ('new', 'acknowledged') as "isOpen",
      ${iso(sql`t.created_at`)} as "receivedAt", ${iso(sql`t.acknowledge_by`)} as "acknowledgeBy", ${iso(sql`t.answer_by`)} as "answerBy",
      ${iso(sql`t.acknowledged_at`)} as "acknowledgedAt", ${iso(sql`t.answered_at`)} as "answeredAt"
    from complaints t where ${isTheirs} and ${londonYear} = ${year} order by t.id`,
  );
  const years = await readRows(
    db,
    z.object({ year: z.number() }),
    sql`select distinct ${londonYear} as year from complaints t where ${isTheirs} order by year desc`,
  );
  const [seen] = await readRows(db, z.object({ isPart: z.boolean() }), sql`select ${seesPart(caller)} as "isPart"`);
  const lineOf = (kind: ComplaintKind) =>
    count(
      rows.filter((row) => row.kind === kind),
      now,
    );
  return {
    year,
    isPart: seen?.isPart ?? false,
    years: years.map((row) => row.year),
    care: lineOf('care'),
    data: lineOf('data'),
    complaints: rows.map(({ id, isOpen: _, acknowledgeBy: __, ...row }) => ({
      reference: complaintReference(id),
      ...row,
    })),
  };
}

function count(rows: readonly Row[], now: Date): SummaryLine {
  const many = (is: (row: Row) => boolean) => rows.filter(is).length;
  const inTime = (at: string | null, by: string) => at !== null && at <= by;
  const outcomes = complaintOutcomes.map((outcome) => [outcome, many((row) => row.outcome === outcome)]);
  return {
    received: rows.length,
    acknowledgedInTime: many(({ acknowledgedAt, acknowledgeBy }) => inTime(acknowledgedAt, acknowledgeBy)),
    answered: many(({ answeredAt }) => answeredAt !== null),
    answeredInTime: many(({ answeredAt, answerBy }) => inTime(answeredAt, answerBy)),
    open: many(({ isOpen }) => isOpen),
    late: many(({ isOpen, answerBy }) => isOpen && answerBy < now.toISOString()),
    ...Object.fromEntries(outcomes),
  };
}

const columns = ['reference', 'kind', 'receivedAt', 'acknowledgedAt', 'answerBy', 'answeredAt', 'outcome'] as const;

export function answerSummary(summary: ComplaintSummary): Response {
  const lines = [
    ['kind', ...summaryColumns],
    ...complaintKinds.map((kind) => [kind, ...summaryColumns.map((column) => summary[kind][column])]),
    [],
    [...columns, 'learning'],
    ...summary.complaints.map((row) => [...columns.map((column) => row[column]), row.learning]),
  ];
  return answerCsv(
    `complaints-${summary.year}${summary.isPart ? '-part' : ''}.csv`,
    utf8Mark + lines.map(toLine).join(''),
  );
}
