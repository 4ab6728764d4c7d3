import { z } from 'zod';
import { readEnvironment } from '@/care-api/kernel/env';
import { mailFrom } from '@/care-api/mail/mail-from';
import { broken, type Finding, look, ok } from './finding';

export type Settings = Readonly<Record<string, string | undefined>>;

const thisMachine = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** What the settings say of themselves and of each other; nothing is asked outside. Never tells a secret. */
export function checkSettings(settings: Settings): Finding[] {
  const found = [...unreadable(settings), ...ofSite(settings), ...ofCareApi(settings), ...ofDatabase(settings)];
  return found.length > 0 ? found : [ok('settings', 'each one can be read, and none contradicts another')];
}

export function checkNames(names: readonly string[], known: readonly string[]): Finding[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => look(name, 'stands in .env, and nobody reads a setting of this name: see .env.example'));
}

function unreadable(settings: Settings): Finding[] {
  const found: Finding[] = [];
  try {
    readEnvironment(settings);
  } catch (error) {
    found.push(broken('settings', error instanceof Error ? error.message : String(error)));
  }
  const { NEXTAUTH_SECRET: secret, CARE_API_URL: api } = settings;
  if (secret && Buffer.byteLength(secret) < 32) found.push(broken('NEXTAUTH_SECRET', 'is too short: 32 bytes or more'));
  if (api && !toUrl(api)) found.push(broken('CARE_API_URL', 'is no address: give it like https://care.example.com'));
  return found;
}

function ofSite({ SITE_URL, TRUST_PROXY, NEXTAUTH_URL, SMTP_URL, MAIL_FROM }: Settings): Finding[] {
  const site = toUrl(SITE_URL);
  if (!SITE_URL) return [look('SITE_URL', 'is not set: links in mails and for search engines lead to this machine')];
  if (!site) return [];
  const found: Finding[] = [];
  const isPublic = !thisMachine.includes(site.hostname);
  if (isPublic && site.protocol === 'http:') {
    found.push(look('SITE_URL', 'is http: passwords travel openly; put a TLS proxy in front and say https'));
  }
  if (site.pathname !== '/') found.push(broken('SITE_URL', 'has a path: the site answers at the root of a host only'));
  if (isPublic && TRUST_PROXY !== '1') {
    found.push(look('TRUST_PROXY', 'is not 1: behind a proxy all visitors are limited as one'));
  }
  if (NEXTAUTH_URL && toUrl(NEXTAUTH_URL)?.origin !== site.origin) {
    found.push(look('NEXTAUTH_URL', 'is another address than SITE_URL: leave it out'));
  }
  if (isPublic && !SMTP_URL) found.push(look('SMTP_URL', 'is not set: mails are only written to DATA_DIR/outbox'));
  if (isPublic && SMTP_URL && !MAIL_FROM) {
    found.push(look('MAIL_FROM', `is not set: mails come from ${mailFrom({ SITE_URL, MAIL_FROM })}; may they?`));
  }
  return found;
}

function ofCareApi({ CARE_API_URL, CARE_API_SITE_KEY, CARE_API_HOST, SITE_URL, DATABASE_URL }: Settings): Finding[] {
  const found: Finding[] = [];
  const api = toUrl(CARE_API_URL);
  if (api && api.origin === toUrl(SITE_URL)?.origin) {
    found.push(broken('CARE_API_URL', 'is the site itself: give the address of the care API'));
  }
  if (api && !CARE_API_SITE_KEY) {
    found.push(look('CARE_API_SITE_KEY', 'is not set: the care API cannot tell visitors apart and limits them as one'));
  }
  if (api && DATABASE_URL) {
    found.push(look('DATABASE_URL', 'is not read by the site, which asks CARE_API_URL: right only for the API itself'));
  }
  if (CARE_API_HOST && !thisMachine.includes(CARE_API_HOST) && toUrl(SITE_URL)) {
    found.push(look('CARE_API_HOST', 'lets other machines reach the care API: keep its port behind a firewall'));
  }
  return found;
}

function ofDatabase({ DATABASE_URL, CARE_API_URL, SITE_URL }: Settings): Finding[] {
  const site = toUrl(SITE_URL);
  if (DATABASE_URL || CARE_API_URL || !site || thisMachine.includes(site.hostname)) return [];
  return [look('DATABASE_URL', 'is not set: a power cut may cost the embedded database its last moments')];
}

export function toUrl(text: string | undefined): URL | null {
  const { data } = z.url({ protocol: /^https?$/ }).safeParse(text);
  return data ? new URL(data) : null;
}
