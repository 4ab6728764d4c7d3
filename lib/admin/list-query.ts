import { isDay } from '@/lib/contract/is-day';

export type ListRules = {
  /** The first is shown when none is asked for; 'all' stands last, where a list has it. */
  statuses: readonly string[];
  /** Of those, what is mostly empty: its tab stands there while something is in it, or it is asked for. */
  seldom?: readonly string[];
  /** Names of what it can be sorted by; `-name` is the other way round. */
  sorts: readonly string[];
  defaultSort: string;
  /** Further filters: their values, the number of a row, or null where any text will do. */
  filters?: Readonly<Record<string, readonly string[] | 'id' | null>>;
  hasDays?: true | undefined;
  size?: PageSize;
  views?: readonly string[];
  /** The address of the list as it is without a question; '' unless something else stands there. */
  plain?: string;
};

export const pageSizes = [25, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

export type ListQuery = {
  q: string;
  status: string;
  sort: string;
  filters: Record<string, string>;
  /** Days as `2026-11-22`; '' for none. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
  size: PageSize;
  view?: string | undefined;
};

const maxWords = 100;
const maxPage = 100_000;

/** The query of an address, and the names of what was asked for and is not there: the list comes without it. */
export function parseListQuery(params: URLSearchParams, rules: ListRules): { query: ListQuery; ignored: string[] } {
  const usual = emptyListQuery(rules);
  const ignored: string[] = [];
  const take = <T>(name: string, otherwise: T, read: (value: string) => T | undefined): T => {
    const said = params.get(name)?.trim() ?? '';
    if (said === '') return otherwise;
    const value = read(said);
    if (value === undefined) ignored.push(name);
    return value ?? otherwise;
  };
  const oneOf = (values: readonly string[]) => (said: string) => values.find((value) => value === said);
  const day = (name: string) => (rules.hasDays ? take(name, '', (said) => (isDay(said) ? said : undefined)) : '');
  const filters = Object.entries(rules.filters ?? {}).map(([name, values]) => {
    return [name, take(name, '', values === null ? readWords : values === 'id' ? readId : oneOf(values))] as const;
  });
  const view = rules.views?.find((one) => one === params.get('view'));
  const query: ListQuery = {
    ...(view && { view }),
    q: readWords(params.get('q') ?? ''),
    status: take('status', usual.status, oneOf(rules.statuses)),
    sort: take('sort', usual.sort, oneOf(rules.sorts.flatMap((name) => [name, `-${name}`]))),
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
    from: day('from'),
    to: day('to'),
    page: take('page', 1, readPage),
    size: take('size', usual.size, (said) => pageSizes.find((size) => String(size) === said)),
  };
  return { query, ignored };
}

export function emptyListQuery({ statuses, defaultSort, size = pageSizes[0] }: ListRules): ListQuery {
  const [status = ''] = statuses;
  return { q: '', status, sort: defaultSort, filters: {}, from: '', to: '', page: 1, size };
}

/** What stands behind the `?` of a list's address, '' for the plain list; `change` is another question than the query's own. */
export function listSearch(query: ListQuery, rules: ListRules, change: Partial<ListQuery> = {}): string {
  // Another question begins on its first page.
  const asked = { ...query, page: 1, ...change };
  const empty = emptyListQuery(rules);
  const search = new URLSearchParams();
  const say = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) search.set(name, String(value));
  };
  say('q', asked.q, '');
  say('status', asked.status, empty.status);
  for (const [name, value] of Object.entries(asked.filters)) say(name, value, '');
  say('from', asked.from, '');
  say('to', asked.to, '');
  say('sort', asked.sort, empty.sort);
  say('size', asked.size, empty.size);
  say('page', asked.page, 1);
  say('view', asked.view ?? '', '');
  return search.size > 0 ? `?${search}` : (rules.plain ?? '');
}

export function toApiQuery({ filters, q, from, to, view: _, ...rest }: ListQuery): URLSearchParams {
  const said = Object.entries({ ...filters, q, from, to }).filter(([, value]) => value !== '');
  const asked = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([...asked, ...said].filter((pair): pair is [string, string] => pair[1] !== ''));
}

export function isNarrowed({ q, filters, from, to }: ListQuery): boolean {
  return [q, from, to, ...Object.values(filters)].some((value) => value !== '');
}

function readWords(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, maxWords).trim();
}

function readId(value: string): string | undefined {
  return /^[1-9]\d{0,8}$/.test(value) ? value : undefined;
}

function readPage(value: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= maxPage ? Number(value) : undefined;
}
