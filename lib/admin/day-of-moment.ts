import { toLondonDay } from '@/lib/contract/london-time';

/** The day of a moment as the site shows it, in London; of what is no moment, what was written for a day. */
export function dayOfMoment(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text.slice(0, 10) : toLondonDay(at);
}
