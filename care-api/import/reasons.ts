/** Reason or repair to the lines it was met on, or the ids where a file has no lines. */
export type LinesByReason = Map<string, number[]>;

export function note(reasons: LinesByReason, reason: string, line: number): void {
  const lines = reasons.get(reason);
  if (lines) lines.push(line);
  else reasons.set(reason, [line]);
}

export function total(lines: LinesByReason): number {
  return [...lines.values()].reduce((sum, numbers) => sum + numbers.length, 0);
}
