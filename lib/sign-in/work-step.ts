import { decodePart } from '@/lib/http/decode-part';
import { type Locale, toLocale } from '@/lib/i18n/languages';
import { safeReturnUrl } from './safe-return-url';

/** What a browser keeps while its person is at the identity provider. */
export type WorkStep = { ticket: string; locale: Locale; returnUrl: string | null };

export function writeWorkStep({ ticket, locale, returnUrl }: WorkStep): string {
  return [ticket, locale, encodeURIComponent(returnUrl ?? '')].join('~');
}

/** An empty ticket where there is none. */
export function readWorkStep(value = ''): WorkStep {
  // An address may have the sign that stands between them.
  const [ticket = '', locale, ...address] = value.split('~');
  return { ticket, locale: toLocale(locale ?? null), returnUrl: safeReturnUrl(decodePart(address.join('~'))) };
}

export function workAccountPath(locale: Locale, returnUrl: string | null, again = false): string {
  const query = new URLSearchParams({ locale, ...(returnUrl && { returnUrl }), ...(again && { again: '1' }) });
  return `/api/sign-in/work?${query}`;
}
