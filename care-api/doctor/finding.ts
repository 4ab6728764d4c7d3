/** One line of the doctor: `look` works but is probably not meant; `broken` does not work. */
export type Finding = { state: 'ok' | 'look' | 'broken'; about: string; said: string };

const make = (state: Finding['state']) => (about: string, said: string) => ({ state, about, said });
export const ok = make('ok');
export const look = make('look');
export const broken = make('broken');

/** Aligned, what is broken last, where the eye is. */
export function toReport(findings: readonly Finding[]): string {
  const order = ['ok', 'look', 'broken'];
  const sorted = findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const lines = sorted.map(({ state, about, said }) => `${state.padEnd(6)}  ${about.padEnd(17)}  ${said}`);
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return [...lines, `${count('ok')} ok, ${count('look')} to look at, ${count('broken')} broken`].join('\n');
}

/** Why something could not be reached, in one line and without what a setting holds. */
export function whyNot(error: unknown): string {
  const said: { code?: unknown; message?: unknown; cause?: unknown } = error instanceof Error ? error : {};
  if (said.cause instanceof Error) return whyNot(said.cause);
  const text = String(said.message || said.code || error).split('\n')[0] ?? '';
  return text.replace(/\/\/[^\s/@]*@/g, '//…@');
}
