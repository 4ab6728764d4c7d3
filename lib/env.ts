import 'server-only';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

const environment = z.object({
  CARE_API_URL: origin,
  SITE_URL: origin,
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
  NEXTAUTH_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32, 'give it 32 bytes or more')
    .optional(),
  SITE_NAME: z.string().optional(),
  SITE_PHONE: z.string().optional(),
  SITE_EMAIL: z.string().optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_HOURS: z.string().optional(),
});

const names = Object.keys(environment.shape);
let known: { given: (string | undefined)[]; settings: z.infer<typeof environment> } | null = null;

function readEnvironment() {
  // A page asks for settings some dozen times: what was checked once is checked again where one of them has changed.
  const given = names.map((name) => process.env[name]);
  if (known && given.every((value, place) => value === known?.given[place])) return known.settings;
  // A blank setting counts as absent.
  const set = Object.fromEntries(names.map((name, place) => [name, given[place] || undefined]));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings: ${faults.join('; ')}`);
  }
  known = { given, settings: parsed.data };
  return known.settings;
}

export function careApiUrl(): string {
  return readEnvironment().CARE_API_URL ?? 'http://127.0.0.1:4000';
}

export function siteUrl(): string {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: vercel } = readEnvironment();
  return SITE_URL ?? (vercel ? `https://${vercel}` : 'http://localhost:3000');
}

/** Whose site it is, where no API says so; '' for what is not set. */
export function siteOwner() {
  const { SITE_NAME = '', SITE_PHONE = '', SITE_EMAIL = '', SITE_ADDRESS = '', SITE_HOURS = '' } = readEnvironment();
  return { name: SITE_NAME, phone: SITE_PHONE, email: SITE_EMAIL, address: SITE_ADDRESS, openingHours: SITE_HOURS };
}

/** Key that seals sessions. In production there is no default. */
export function sessionSecret(): string {
  const { NEXTAUTH_SECRET: secret } = readEnvironment();
  if (secret) return secret;
  if (process.env.NODE_ENV === 'production') throw new Error('Settings: NEXTAUTH_SECRET: is missing');
  return 'only for development and tests, never for real sessions';
}

/** True where the public address is https: cookies are bound to it then. */
export function isSecureSite(): boolean {
  return siteUrl().startsWith('https:');
}

/** False in tests of single modules: what Next keeps is kept by nobody there. */
export function runsInNext(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs';
}
