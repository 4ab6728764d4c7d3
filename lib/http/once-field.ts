/** The hidden field of a form that must not be done twice. */
export const onceField = 'once';

export function newIdempotencyKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
