import { toLondonDay } from '@/lib/contract/london-time';

/** Noon on London's clocks, so many days from now: no clock ever jumps over it or comes to it twice. */
export function noonIn(days: number): string {
  return `${toLondonDay(new Date(Date.now() + days * 86_400_000))}T12:00`;
}
