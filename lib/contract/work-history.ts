export const workKinds = ['job', 'other'] as const;

/** Days as `2026-05-31`; `until` is null for what goes on. */
export type Span = { from: string; until: string | null };

/** Days without work that have to be explained. */
const gapDays = 28;

const day = 86_400_000;

/** From the first day known until an application was sent: those of 28 days and more, the first first. */
export function listGaps(spans: readonly Span[], sentOn: string): { from: string; until: string }[] {
  const sorted = [...spans].sort((a, b) => (a.from < b.from ? -1 : 1));
  const [first] = sorted;
  if (!first) return [];
  const gaps: { from: string; until: string }[] = [];
  let known = later(first.from, -1);
  for (const { from, until } of [...sorted, { from: later(sentOn, 1), until: sentOn }]) {
    const gap = { from: later(known, 1), until: later(from, -1) };
    if (daysOf(gap) >= gapDays) gaps.push(gap);
    const end = until ?? sentOn;
    if (end > known) known = end;
  }
  return gaps;
}

function later(on: string, days: number): string {
  return new Date(Date.parse(on) + days * day).toISOString().slice(0, 10);
}

/** Whole days, both ends counted. */
export function daysOf({ from, until }: { from: string; until: string }): number {
  return (Date.parse(until) - Date.parse(from)) / day + 1;
}
