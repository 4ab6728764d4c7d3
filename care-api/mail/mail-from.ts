import type { Environment } from '@/care-api/kernel/env';

export function domainOf(from: string): string {
  return from.replace(/>$/, '').split('@').at(-1) ?? '';
}

export function mailFrom({ MAIL_FROM, SITE_URL }: Pick<Environment, 'MAIL_FROM' | 'SITE_URL'>): string {
  if (MAIL_FROM) return MAIL_FROM;
  const host = SITE_URL ? new URL(SITE_URL).hostname.replace(/^www\./, '') : 'localhost';
  // No mail server takes a sender at localhost or at a bare address.
  const isDomain = /\.[a-z][a-z0-9-]*$/i.test(host);
  return `no-reply@${isDomain ? host : 'example.org'}`;
}
