import { createHash, randomInt } from 'node:crypto';

const [least, most] = [10_000_000, 100_000_000];

/** Others read it, so it tells nothing of them. The same for the same form sent again. */
export function visitorName(form?: string): string {
  const number = form === undefined ? randomInt(least, most) : least + (numberOf(form) % (most - least));
  return `Visitor ${number}`;
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
