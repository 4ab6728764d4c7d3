import { randomInt } from 'node:crypto';

/** A username for somebody who was not asked for one: others read it, so it tells nothing of them. */
export function visitorName(): string {
  return `Visitor ${randomInt(10_000_000, 100_000_000)}`;
}
