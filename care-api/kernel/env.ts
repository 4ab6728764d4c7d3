import { z } from 'zod';
import { staffRoles } from '@/lib/contract/staff';
import type { WorkAccounts } from './dependencies';

const blank = (value: unknown) => (value === '' ? undefined : value);
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1']).default('0');

const sender = /^([^<>"\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;

const commaList = z
  .string()
  .default('')
  .transform((said) =>
    said
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** `24h` in milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,4}[mhd]$/, 'takes minutes, hours or days: 30m, 24h, 1d')
  .transform((said) => Number(said.slice(0, -1)) * (units[said.slice(-1)] ?? 0));

const schema = z.object({
  CARE_API_PORT: z.preprocess(blank, port.default(4000)),
  CARE_API_HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(blank, z.string().default('.data')),
  DATABASE_URL: z.preprocess(blank, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  /** A replica of it, which answers what anyone may read. */
  DATABASE_READ_URL: z.preprocess(blank, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  /** `s3://bucket?endpoint=…` instead of a folder for pictures, sound and films. */
  FILES_URL: z.preprocess(blank, z.url({ protocol: /^s3$/ }).optional()),
  AWS_ACCESS_KEY_ID: z.preprocess(blank, z.string().optional()),
  AWS_SECRET_ACCESS_KEY: z.preprocess(blank, z.string().optional()),
  /** `transaction`: a pooler stands before it that gives each transaction a connection of its own. */
  DATABASE_POOL: z.preprocess(blank, z.enum(['session', 'transaction']).default('session')),
  /** 0: `npm run migrate` is a step of its own, and the API leaves the schema as it is. */
  MIGRATE: z.preprocess(blank, z.enum(['0', '1']).default('1')),
  CARE_API_BARE: z.preprocess(blank, flag),
  CARE_API_TRUST_PROXY: z.preprocess(blank, flag),
  /** Who shows it is our site, and believed about its visitors' addresses. */
  CARE_API_SITE_KEY: z.preprocess(blank, z.string().min(32).optional()),
  /** Whose scripts may read what anyone may: origins with commas between, or `*`. */
  CORS_ORIGINS: commaList.refine(
    (origins) => origins.every(isOrigin),
    'takes origins with commas between, https://www.example.com, or *',
  ),
  /** Where clamd listens, which looks at files that are answers: `host:port`. */
  CLAMD_ADDRESS: z.preprocess(
    blank,
    z
      .string()
      .regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i, 'takes a host and a port, localhost:3310')
      .optional(),
  ),
  /** Webhooks may be sent also without TLS and to addresses that are not on the public internet. */
  WEBHOOKS_ANYWHERE: z.preprocess(blank, flag),
  SITE_URL: z.preprocess(blank, z.url({ protocol: /^https?$/ }).optional()),
  SMTP_URL: z.preprocess(blank, z.url({ protocol: /^smtps?$/ }).optional()),
  /** Sender of mails: an address, or a name with an address in angle brackets. */
  MAIL_FROM: z.preprocess(blank, z.string().regex(sender, 'is no address of a sender').optional()),
  /** Where mail servers tell of mails that they cannot deliver: an address. */
  MAIL_BOUNCES_TO: z.preprocess(blank, z.email('is no address').optional()),
  /** The mailbox of answers to mails about applications, which takes addresses with a plus. */
  MAIL_REPLIES_TO: z.preprocess(blank, z.email('is no address').optional()),
  DKIM_SELECTOR: z.preprocess(
    blank,
    z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i, 'is no name')
      .optional(),
  ),
  DKIM_KEY_FILE: z.preprocess(blank, z.string().optional()),
  OIDC_ISSUER: z.preprocess(blank, z.url().refine(isSafeIssuer, 'takes https').optional()),
  OIDC_CLIENT_ID: z.preprocess(blank, z.string().optional()),
  OIDC_CLIENT_SECRET: z.preprocess(blank, z.string().optional()),
  /** Whose emails are colleagues', with commas between. */
  OIDC_DOMAINS: commaList.transform((domains) => domains.map((domain) => domain.toLowerCase())),
  /** What members of a group do here: `Office=coordinator, IT=admin`. */
  OIDC_GROUPS: commaList
    .transform((rows) => rows.map((row) => row.split('=').map((part) => part.trim())))
    .pipe(z.array(z.tuple([z.string().min(1), z.enum([...staffRoles, 'admin'])]))),
  OIDC_GROUPS_CLAIM: z.preprocess(blank, z.string().default('groups')),
  BREAK_GLASS_ADMIN: z.preprocess(blank, z.email('is no address').optional()),
  /** Where Prometheus reads; without a port nothing is measured. */
  CARE_API_METRICS_PORT: z.preprocess(blank, port.optional()),
  METRICS_HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  /** Where traces go, as OpenTelemetry names it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blank, z.url({ protocol: /^https?$/ }).optional()),
  /** How often everything is saved by itself: minutes, hours or days, `30m`, `24h`, `1d`. Never where it is not set. */
  BACKUP_EVERY: z.preprocess(blank, duration.optional()),
  BACKUP_DIR: z.preprocess(blank, z.string().optional()),
  /** `s3://bucket/folder?endpoint=…`: where backups are kept, once they are put together in BACKUP_DIR. */
  BACKUP_URL: z.preprocess(blank, z.url({ protocol: /^s3$/ }).optional()),
  BACKUP_KEEP: z.preprocess(blank, z.coerce.number().int().min(1).max(10_000).default(14)),
  BACKUP_PASSPHRASE_FILE: z.preprocess(blank, z.string().optional()),
  LOG_LEVEL: z.preprocess(blank, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
});
export type Environment = z.output<typeof schema>;

/** @throws with one line that names each bad setting, never its value. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const parsed = schema
    .refine(({ DATABASE_URL, DATABASE_READ_URL }) => DATABASE_URL || !DATABASE_READ_URL, {
      path: ['DATABASE_READ_URL'],
      message: 'is a replica of nothing without DATABASE_URL',
    })
    .refine(({ DKIM_SELECTOR, DKIM_KEY_FILE }) => (DKIM_SELECTOR === undefined) === (DKIM_KEY_FILE === undefined), {
      path: ['DKIM_SELECTOR'],
      message: 'and DKIM_KEY_FILE are set together',
    })
    .refine(({ OIDC_ISSUER: issuer, ...set }) => !issuer || (set.OIDC_CLIENT_ID && set.OIDC_DOMAINS.length > 0), {
      path: ['OIDC_ISSUER'],
      message: 'wants OIDC_CLIENT_ID and OIDC_DOMAINS beside it',
    })
    .refine(({ OIDC_ISSUER, BREAK_GLASS_ADMIN }) => OIDC_ISSUER || !BREAK_GLASS_ADMIN, {
      path: ['BREAK_GLASS_ADMIN'],
      message: 'would shut all others out without OIDC_ISSUER',
    })
    .safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The care API cannot start. ${faults.join('; ')}`);
}

function isSafeIssuer(issuer: string): boolean {
  return /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(issuer);
}

function isOrigin(text: string): boolean {
  return text === '*' || (/^https?:\/\/[\w.:-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text);
}

export function workAccountsOf(env: Environment): WorkAccounts | undefined {
  if (!env.OIDC_ISSUER) return undefined;
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID ?? '',
    clientSecret: env.OIDC_CLIENT_SECRET,
    domains: env.OIDC_DOMAINS,
    groups: new Map(env.OIDC_GROUPS),
    groupsClaim: env.OIDC_GROUPS_CLAIM,
  };
}
