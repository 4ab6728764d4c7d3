/** From 0: 'AB' and 'AB12' are 27. No sheet has more than 16,384. */
export function columnOf(reference: string): number {
  const letters = reference.replace(/[^A-Z].*$/, '');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return Math.min(Math.max(column, 0), 16_383);
}
