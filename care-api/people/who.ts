import { type SQL, sql } from 'drizzle-orm';

/** Fewer digits are no number, but the beginning of many. */
const fewestDigits = 7;

/** A part of one would be many. */
const wholeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type Who = { email: string | null; digits: string | null };

/** An email, or the digits of a telephone number without those of its country; null for what can be neither. */
export function readWho(text: string): Who | null {
  const said = text.trim();
  if (said.includes('@')) return wholeEmail.test(said) ? { email: said.toLowerCase(), digits: null } : null;
  const digits = said.replace(/\D/g, '').replace(/^(0044|44)?0?/, '');
  return digits.length < fewestDigits ? null : { email: null, digits };
}

export function isTheirs({ email, digits }: Who, columns: { email: SQL; phone?: SQL }): SQL {
  if (email !== null) return sql`lower(${columns.email}) = ${email}`;
  if (!columns.phone) return sql`false`;
  return sql`regexp_replace(regexp_replace(${columns.phone}, '\\D', '', 'g'), '^(0044|44)?0?', '') = ${digits}`;
}
