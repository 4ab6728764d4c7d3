import type { Client } from 'pg';

type Column = { name: string; type: string; mayBeNull: boolean; fillsIn: boolean };
type Rule = { text: string; columns: string[]; isUnique: boolean };
/** What a program asks of a database: the columns of each table, what its rows must keep to, functions. */
type Schema = { tables: Map<string, Table>; functions: string[] };
type Table = { columns: Map<string, Column>; rules: Rule[] };

export async function readSchema(database: Client): Promise<Schema> {
  const tables: Schema['tables'] = new Map();
  const { rows: columns } = await database.query<Column & { table: string }>(columnsSql);
  for (const { table, ...column } of columns) {
    const known = tables.get(table) ?? { columns: new Map(), rules: [] };
    known.columns.set(column.name, column);
    tables.set(table, known);
  }
  const { rows: rules } = await database.query<Rule & { table: string }>(rulesSql);
  for (const { table, ...rule } of rules) tables.get(table)?.rules.push(rule);
  const { rows: functions } = await database.query<{ name: string }>(functionsSql);
  return { tables, functions: functions.map(({ name }) => name) };
}

/** What a program made for the schema before it can no longer ask or write, in words; nothing where it works on. */
export function narrowed(before: Schema, after: Schema): string[] {
  const functions = before.functions.filter((name) => !after.functions.includes(name));
  const tables = [...before.tables].flatMap(([name, was]) => {
    const is = after.tables.get(name);
    return is ? [...ofColumns(was, is), ...ofRules(was, is)].map((said) => `${name}: ${said}`) : `${name} is gone`;
  });
  return [...functions.map((name) => `${name} is gone`), ...tables];
}

function ofColumns(was: Table, is: Table): string[] {
  const found = [...was.columns.values()].flatMap((column) => ofColumn(column, is.columns.get(column.name)));
  const added = [...is.columns.values()].filter(({ name }) => !was.columns.has(name));
  const wanted = added.filter(({ mayBeNull, fillsIn }) => !mayBeNull && !fillsIn);
  return [...found, ...wanted.map(({ name }) => `${name} is new and has to be given`)];
}

function ofColumn(was: Column, is: Column | undefined): string[] {
  if (!is) return [`${was.name} is gone`];
  if (is.type !== was.type) return [`${was.name} was ${was.type} and is ${is.type}`];
  const hadToBeGiven = !was.mayBeNull && !was.fillsIn;
  return !(is.mayBeNull || is.fillsIn || hadToBeGiven) ? [`${was.name} has to be given`] : [];
}

function ofRules(was: Table, is: Table): string[] {
  const has = ({ rules }: Table, { text }: Rule) => rules.some((rule) => rule.text === text);
  // `on conflict` names what is unique.
  const gone = was.rules.filter((rule) => rule.isUnique && !has(is, rule));
  const refuses = is.rules.filter((rule) => !has(was, rule) && rule.columns.some((name) => was.columns.has(name)));
  return [
    ...gone.map(({ text }) => `no ${text} any more`),
    ...refuses.map(({ text }) => `${text} is asked of old rows`),
  ];
}

const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "mayBeNull", a.atthasdef or a.attidentity <> '' as "fillsIn"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
    and not a.attisdropped
  order by c.relname, a.attnum`;

/** What is unique by its columns, whatever its name; checks and references by their text. */
const rulesSql = `
  select c.relname as table, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING', 'unique') as text,
    array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as columns,
    true as "isUnique"
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique
  union all
  select c.relname, pg_get_constraintdef(k.oid),
    array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey)), false
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'x')`;

const functionsSql = `
  select format('%s(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by name`;
