export const scaleSteps = [5, 7, 10] as const;

type Words = { lowest?: string | undefined; middle?: string | undefined; highest?: string | undefined };

/** The steps of a scale as choices, the ends and the middle with their words: “1 – Never”. `first` is the lowest number. */
export function scaleChoices(count: number, { lowest, middle, highest }: Words, first = 1) {
  const words = new Map([
    [(count - 1) / 2, middle],
    [0, lowest],
    [count - 1, highest],
  ]);
  return Array.from({ length: count }, (_, step) => {
    const value = `${first + step}`;
    const said = words.get(step)?.trim();
    return { value, label: said ? `${value} – ${said}` : value };
  });
}
