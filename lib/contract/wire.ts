import { z } from 'zod';
import { toPlainDigits } from './digits';
import { withoutInvisibleSigns } from './invisible-signs';
import { says } from './issue-faults';

/** Text that an upstream may leave out or send as null; trimmed, '' when absent. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');

/** Comma-separated labels on the wire; an array without blanks here. */
export const labels = z
  .string()
  .nullish()
  .transform((value) => splitOnCommas(value ?? ''));

/** Comma-separated ids on the wire; numbers here. Parts that are not ids are skipped. */
export const ids = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) =>
    splitOnCommas(String(value ?? ''))
      .filter((part) => /^\d+$/.test(part))
      .map(Number),
  );

export const id = z.coerce.number().int().nonnegative();

export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, says('idInvalid'))
  .transform(Number);

export const nameParam = z
  .string()
  .min(1, says('nothingHere'))
  .max(254, says('nothingHere'))
  .refine((value) => !hasControlCharacters(value), says('nothingHere'));

export const versionWire = z.number().int().nullish();
/** The version that whoever changes a row has seen: a change to another one is refused. */
export const versionInput = z.number().int().positive().nullish();

/** A moment as ISO 8601 text; null when absent or unreadable. */
export const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null));

/** A day as `2026-05-31`, or '' for none. */
export const dayOrNone = z.union([z.literal(''), z.iso.date(says('momentUnreadable'))], says('momentUnreadable'));

/** Bounded text a person typed: no control characters but tab and line breaks. */
export function typed(max: number) {
  return z
    .string()
    .trim()
    .max(max, says('textTooLong', { max }))
    .refine((value) => !hasControlCharacters(value), says('invisibleCharacters'));
}

export function typedPhone(max: number) {
  return typed(max).overwrite(toPlainDigits);
}

/** A field that the published client sends along and the API knows better: taken, never used. */
export const ignored = z.unknown().optional();

/** The row's own number, sent along with its fields; the path names the row. */
export const ownId = z.union([z.number(), z.string().max(40)]).nullish();

export const typedIds = typed(5_000).regex(/^\s*(\d{1,9}\s*(,\s*\d{1,9}\s*)*)?$/, says('idsInvalid'));

/** The published client writes `Email` in one body and `email` in another, and reads all of them lower-first. */
export function lowerFirstKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerFirstKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.charAt(0).toLowerCase() + key.slice(1), lowerFirstKeys(inner)]),
  );
}

function splitOnCommas(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function hasControlCharacters(value: string): boolean {
  return withoutInvisibleSigns(value) !== value;
}
