import type { FeeLine } from '@/lib/contract/fees';
import { type Asked, estimate, isCounted } from './estimate';
import { offered, type Profile } from './offered';

export type AskedProblem =
  | { field: string; code: 'people' | 'level' | 'both' }
  | { field: string; code: 'count'; max: number };

export type Reading = {
  asked: Asked;
  problems: AskedProblem[];
  text: (field: string) => string;
};

const mostAWeek: Partial<Record<FeeLine['unit'], number>> = { hour: 168, day: 7, night: 7, mile: 2_000 };
const longest = 20;

/** The choices of an address; what it does not choose is the first that there is a price for, what no line asks is passed over. */
export function readAsked(params: URLSearchParams, fees: readonly FeeLine[]): Reading {
  const text = (field: string) => (params.get(field) ?? '').trim().slice(0, longest);
  const { people, levels } = offered(fees);
  const problems: AskedProblem[] = [];
  const profile = { people: choose('people', people), level: choose('level', levels) };
  const wanted = new Map(fees.flatMap((line, at) => (isAsked(line) ? [[at, countOf(line, at)] as const] : [])));
  const asked = { ...priceable(profile), wanted };
  if (problems.length === 0 && fees.length > 0 && !estimate(fees, asked))
    problems.push({ field: 'level', code: 'both' });
  return { asked, problems, text };

  function choose<T extends string>(field: 'people' | 'level', known: readonly T[]): T | '' {
    const said = text(field);
    if (said === '' || known.every((value) => value === '')) return '';
    const one = known.find((value) => value === said);
    if (one === undefined) problems.push({ field, code: field });
    return one ?? '';
  }

  function priceable(chosen: Profile): Profile {
    const all = (chosen.people ? [chosen.people] : people).flatMap((who) =>
      (chosen.level ? [chosen.level] : levels).map((level) => ({ people: who, level })),
    );
    return all.find((one) => estimate(fees, { ...one, wanted: new Map() })) ?? all[0] ?? chosen;
  }

  function countOf(line: FeeLine, at: number): number {
    const said = text(lineField(at));
    if (!isCounted(line)) return said === '' ? 0 : 1;
    const max = mostOf(line);
    if (/^\d{0,4}$/.test(said) && Number(said) <= max) return Number(said);
    problems.push({ field: lineField(at), code: 'count', max });
    return 0;
  }
}

export function isAsked(line: FeeLine): boolean {
  return isCounted(line) || line.unavoidable !== 'yes';
}

export function mostOf({ unit }: FeeLine): number {
  return mostAWeek[unit] ?? 1;
}

export function lineField(at: number): string {
  return `line${at + 1}`;
}
