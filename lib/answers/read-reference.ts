export function readReference(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return null;
  return toReference(answer.reference);
}

export function toReference(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z]{0,6}-?\d{1,12}$/.test(value) ? value : null;
}
