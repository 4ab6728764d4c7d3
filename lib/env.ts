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

/** The one reader of the site's environment. Throws one clear line when a setting is unusable. */
function readEnvironment() {
  // A blank setting counts as absent.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings: ${faults.join('; ')}`);
}

/** Origin of the care API, without a slash at the end. */
export function careApiUrl(): string {
  return readEnvironment().CARE_API_URL ?? 'http://127.0.0.1:4000';
}

/** Public origin of the site, for canonical links and the sitemap. */
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
