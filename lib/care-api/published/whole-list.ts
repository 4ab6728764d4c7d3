import type { z } from 'zod';
import type { ListQuery } from '@/lib/admin/list-query';
import { type ListPage, pageOfRows, type RowRules } from '@/lib/admin/page-of-rows';
import type { EndpointName } from '@/lib/contract/endpoints';

export type PublishedList = Offered & {
  sorts: readonly string[];
  /** The page that was asked for, as the contract has it; all rows on one where none was. */
  toPage: (rows: readonly unknown[], query: ListQuery | null) => ListPage<object>;
};

type Offered = {
  /** An API that has this call searches, sorts and pages the list itself. */
  until: EndpointName;
  statuses?: readonly string[];
  defaultSort?: string;
  lacks: readonly string[];
};

type WholeList<Row> = Offered & {
  row: z.ZodType<Row | null>;
  rules: RowRules<Row>;
  fill?: (row: Row) => object;
};

export function wholeList<Row>({ row: schema, rules, fill, ...offered }: WholeList<Row>): PublishedList {
  const { name } = rules;
  type Read = { wire: object; row: Row };
  const ofRow: RowRules<Read> = {
    ...rules,
    texts: ({ row }) => rules.texts(row),
    name: name && (({ row }) => name(row)),
    statuses: ({ row }) => rules.statuses(row),
    sorts: Object.fromEntries(Object.entries(rules.sorts).map(([name, key]) => [name, ({ row }: Read) => key(row)])),
  };
  return {
    ...offered,
    sorts: Object.keys(rules.sorts),
    toPage: (rows, query) => {
      const read = rows.flatMap((wire) => {
        const row = schema.parse(wire);
        return row === null || typeof wire !== 'object' || wire === null ? [] : [{ wire, row }];
      });
      const { items, ...page } = query ? pageOfRows(read, query, ofRow) : onOnePage(read);
      return { ...page, items: items.map(({ wire, row }) => ({ ...fill?.(row), ...wire })) };
    },
  };
}

function onOnePage<Row>(items: Row[]): ListPage<Row> {
  const { length: total } = items;
  return { items, page: 1, pageSize: Math.max(1, total), total, totalIsCapped: false, counts: {} };
}
