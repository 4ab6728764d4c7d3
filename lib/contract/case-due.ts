/** When something is to be done next about a case: by the first of its clocks, while it is in one of these states. */
export type DueRule<Moment extends string = string> = {
  states: readonly string[];
  /** Each runs to a moment; one with `unless` until that other one came. */
  clocks: readonly { by: Moment; unless?: Moment }[];
  /** The clock that runs in any other state as well. */
  always?: Moment;
};

type Timed<Moment extends string> = { state: string | null } & Record<Moment, string | null>;

export function nextAt<Moment extends string>(
  { states, clocks, always }: DueRule<Moment>,
  row: Timed<Moment>,
): string | null {
  if (row.state === null) return null;
  if (!states.includes(row.state)) return always ? row[always] : null;
  const running = clocks.map(({ by, unless }) => (unless && row[unless] !== null ? null : row[by]));
  return running.filter((at) => at !== null).sort()[0] ?? null;
}
