import type { Endpoint } from '@/lib/contract/endpoint';
import type { StaffRole } from '@/lib/contract/staff';
import type { startTracing } from '@/lib/tracing/start-tracing.mjs';
import type { Database } from './db';
import type { FileStore } from './file-store';
import type { RateLimit } from './rate-limit';

/** Who is signed in, and by which session. Roles are those of this moment. */
export type Account = {
  id: string;
  username: string;
  /** '' until they say it. */
  fullName: string;
  email: string;
  isAdmin: boolean;
  roles: StaffRole[];
  sessionId: string;
  /** When this session's password was said last. */
  confirmedAt: Date;
  seenAt: Date;
  /** Signed in with a password that was given, and has to choose one first. */
  mustChoose: boolean;
  /** Staff who have to have a second step, and have none yet: they set one up first. */
  mustSecure: boolean;
  key?: {
    name: string;
    scopes: readonly string[];
    /** Why it works no more; null while it does. */
    stopped: 'keyOver' | 'secureFirst' | null;
  };
};

/** By which staff log in with their work accounts: OpenID Connect. */
export type WorkAccounts = {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Whose emails are colleagues', in small letters. */
  domains: readonly string[];
  /** What members of a group do here; empty where admins here say it. */
  groups: ReadonlyMap<string, StaffRole | 'admin'>;
  groupsClaim: string;
};

export type Dependencies = {
  database: Database;
  files: FileStore;
  importsDir: string;
  /** Tells that an import is to be looked at, taken or taken back: it is done outside the request. */
  onImportAsked: () => void;
  freeBytes: () => Promise<number>;
  /** Address of the site, for links in mails; no slash behind. */
  siteUrl: string;
  /** Tells that a message was queued: it is delivered outside the request. */
  onMailQueued: () => void;
  /** Mails are only written into a folder, where nobody is told of them. */
  mailsStay?: boolean;
  onWritten?: () => void;
  tracing?: Awaited<ReturnType<typeof startTracing>>;
  /** Told of each answer, by its route. Nobody measures where it is not given. */
  onAnswered?: ((answer: { method: string; route: string; status: number; seconds: number }) => void) | undefined;
  onAlertsEnded?: ((by: 'owner' | 'silence', count: number) => void) | undefined;
  webhooksAnywhere?: boolean;
  /** Answer exactly the published calls and fields. */
  bare: boolean;
  now: () => Date;
  log: (entry: Record<string, unknown>) => void;
  trustProxy: boolean;
  /** Whose scripts may read what anyone may; `*` is everybody's. Nobody's where it is not said. */
  corsOrigins?: readonly string[];
  /** Whether a file that is an answer is clean; nobody looks where it is not given. */
  scanFile?: ((content: Buffer) => Promise<boolean>) | undefined;
  workAccounts?: WorkAccounts | undefined;
  /** The one colleague whom a password opens still; without one it opens to all. */
  breakGlassAdmin?: string | undefined;
  /** Shared with the site: who shows it is believed about whom it speaks for. */
  siteKey?: string | undefined;
};

export type Variables = {
  account: Account | null;
  requestId: string;
  traceId?: string;
  address: string;
  rateLimit: RateLimit;
  allowance?: Record<string, string> | null;
  call?: { endpoint: Endpoint; of: string | undefined };
};
