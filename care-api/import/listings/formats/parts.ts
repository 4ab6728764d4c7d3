import { z } from 'zod';
import { readDay } from '@/care-api/import/cells/read-day';
import { type Fault, toFault } from '@/lib/contract/faults';

/** A text of an answer in JSON. */
export const saidOrBlank = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');

/** Names with a comma of their own; the registers part their lists by commas all the same. */
const namesWithComma = [
  'Treatment of disease, disorder or injury',
  'Transport services, triage and medical advice provided remotely',
].map((name) => ({ pattern: new RegExp(name.replace(', ', ',\\s*'), 'gi'), guarded: name.replace(', ', ' – ') }));

/** Parts of a register's list, without repeats. A comma inside a part becomes a dash: labels travel parted by commas. */
export function splitList(list: string, separator: ',' | ';' | '|' = ','): string[] {
  const whole = namesWithComma.reduce((text, { pattern, guarded }) => text.replace(pattern, guarded), list);
  const parts = whole.split(separator).map((part) => part.replaceAll(',', ' –').trim());
  return [...new Set(parts)].filter(Boolean);
}

/** Lines of an address with commas between, each once: registers repeat the town as a line. */
export function joinAddress(...lines: string[]): string {
  const parts = lines.map((line) => line.replace(/(?<![,\s])[,\s]+$/, '').trim()).filter(Boolean);
  return parts.filter((part, index) => parts.indexOf(part) === index).join(', ');
}

export function paragraphs(html: readonly (string | false)[]): string {
  return html.flatMap((text) => (text ? [`<p>${text}</p>`] : [])).join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Which field of a record cannot be read, and why: 'phone: expected string, received number'. */
export function whyRefused({ issues: [issue] }: z.ZodError): string {
  const reason = issue?.message.replace(/^Invalid input: /, '') ?? 'not readable';
  return `${issue?.path.join('.') || 'record'}: ${reason}`;
}

export function toRefusal({ issues: [issue] }: z.ZodError): Fault {
  const field = issue?.path.join('.') || 'JSON';
  if (issue?.code === 'invalid_type') return toFault('importFieldKind', { field, expected: issue.expected });
  return toFault('importFieldUnreadable', { field });
}

/** How many people a service may look after; registers write 0 for 'not counted'. */
export function placesIn(text: string): number | null {
  const places = Number(text);
  return Number.isInteger(places) && places > 0 ? places : null;
}

/** '12 July 2023' for a moment as a register writes it; '' where there is none. */
export function formatDay(value: string): string {
  // A moment lies on London's day; what is no ISO has the day first.
  const time = Date.parse(/^\d{4}-\d\d-\d\dT/.test(value) ? value : readDay(value, 'day'));
  if (Number.isNaN(time)) return '';
  return longDay.format(time);
}

/** Made once: it takes longer than what it does. */
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Degrees out of two cells, NaN for what is no number; registers write 0 and 0 for 'not known'. */
export function positionIn(latitude: string, longitude: string): { lat: number | null; lng: number | null } {
  const [lat, lng] = [latitude, longitude].map((text) => (text.trim() === '' ? null : Number(text)));
  return lat === 0 && lng === 0 ? { lat: null, lng: null } : { lat: lat ?? null, lng: lng ?? null };
}
