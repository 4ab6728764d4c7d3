import { type SQL, sql } from 'drizzle-orm';
import type { DueRule } from '@/lib/contract/case-due';

type Columns<Moment extends string> = Record<Moment | 'state', unknown>;

/** A rule of what is due when, as SQL: 'infinity' where nothing is. */
export function actBy<Moment extends string>(rule: DueRule<Moment>, columns: Columns<Moment>): SQL {
  const clocks = rule.clocks.map(({ by, unless }) =>
    unless ? sql`case when ${columns[unless]} is null then ${columns[by]} end` : sql`${columns[by]}`,
  );
  const otherwise = rule.always ? sql`coalesce(${columns[rule.always]}, 'infinity')` : sql`'infinity'`;
  return sql`(case when ${isOpen(rule, columns)} then
    coalesce(least(${sql.join(clocks, sql`, `)}), 'infinity') else ${otherwise} end)`;
}

export function isOpen({ states }: DueRule, { state }: Record<'state', unknown>): SQL {
  return sql`${state} in (${sql.raw(states.map((one) => `'${one}'`).join(', '))})`;
}
