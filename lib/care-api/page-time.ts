import 'server-only';
import { cache } from 'react';

/** Milliseconds for all that one page reads, however many steps it takes. */
const pageTime = 10_000;

const page = cache(() => ({ endsAt: 0 }));

/** What is left of it. Outside of a page each read has all of it. */
export function pageTimeLeft(): number {
  const now = Date.now();
  const own = page();
  own.endsAt ||= now + pageTime;
  return Math.max(0, own.endsAt - now);
}
