import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iso } from '@/care-api/database/iso';
import { readRows } from '@/care-api/database/read-rows';
import { answerCsv } from '@/care-api/desk/answer-csv';
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

const summaryRow = complaintSummary.shape.complaints.element
  .omit({ reference: true })
  .extend({ id: z.number(), acknowledgeBy: z.string(), isOpen: z.boolean() });
type Row = z.output<typeof summaryRow>;

/** What came in that year, on London's calendar; without what is in the trash. */
export async function getSummary(db: Db, now: Date, asked?: number): Promise<ComplaintSummary> {
  const year = asked ?? Number(toLondonTime(now).slice(0, 4));
  const londonYear = sql`extract(year from c.created_at at time zone 'Europe/London')::int`;
  const rows = await readRows(
    db,
    summaryRow,
    sql`
    select c.id, c.kind, c.outcome, c.learning, c.state in ('new', 'acknowledged') as "isOpen",
      ${iso(sql`c.created_at`)} as "receivedAt", ${iso(sql`c.acknowledge_by`)} as "acknowledgeBy", ${iso(sql`c.answer_by`)} as "answerBy",
      ${iso(sql`c.acknowledged_at`)} as "acknowledgedAt", ${iso(sql`c.answered_at`)} as "answeredAt"
    from complaints c where c.deleted_at is null and ${londonYear} = ${year} order by c.id`,
  );
  const years = await readRows(
    db,
    z.object({ year: z.number() }),
    sql`select distinct ${londonYear} as year from complaints c where c.deleted_at is null order by year desc`,
  );
  const lineOf = (kind: ComplaintKind) =>
    count(
      rows.filter((row) => row.kind === kind),
      now,
    );
  return {
    year,
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
  return answerCsv(`complaints-${summary.year}.csv`, utf8Mark + lines.map(toLine).join(''));
}
