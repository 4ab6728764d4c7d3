import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hashSecretToken, newSecretToken } from '@/care-api/accounts/secret-token';
import { inOrder } from '@/care-api/database/in-order';
import type { Db } from '@/care-api/database/open-database';
import { accounts } from '@/care-api/database/schema/accounts';
import { apiKeys } from '@/care-api/database/schema/api-keys';
import type { Account } from '@/care-api/dependencies';
import { writeAudit } from '@/care-api/staff/audit';
import type { StaffList } from '@/care-api/staff/staff-list';
import type { ApiKeyWire, apiKeyInput } from '@/lib/contract/api-key';
import { keyMark } from './key-caller';

export const apiKeyList: StaffList = {
  from: sql`api_keys t`,
  id: sql`t.id`,
  idType: 'integer',
  sorts: {
    created: { by: sql`t.created_at`, type: 'timestamptz' },
    name: { by: sql`lower(t.name)`, type: 'text' },
  },
  statuses: { good: sql`t.expires_at > now()`, over: sql`t.expires_at <= now()`, all: sql`true` },
  text: sql`lower(t.name || ' ' || t.prefix)`,
  when: sql`t.created_at`,
};

/** In the order of the ids. */
export async function readApiKeys(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<ApiKeyWire[]> {
  const rows = await db
    .select({ key: apiKeys, owner: accounts.username })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(inArray(apiKeys.id, [...ids]));
  return inOrder(ids, rows, ({ key }) => key.id).map(({ key, owner }) => ({
    ...{ keyId: key.id, name: key.name, prefix: key.prefix, scopes: key.scopes, owner },
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  }));
}

type Deed = { caller: Account; now: Date };
const told = { kind: 'apiKey', checked: null } as const;

/** Answers the key, which nobody can read again. */
export async function createApiKey(db: Db, { name, scopes, days }: z.output<typeof apiKeyInput>, deed: Deed) {
  const { caller, now } = deed;
  const key = keyMark + newSecretToken();
  const kept = { accountId: caller.id, keyHash: hashSecretToken(key), prefix: key.slice(0, keyMark.length + 6) };
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(apiKeys)
      .values({ ...kept, name, scopes: [...new Set(scopes)], expiresAt, createdAt: now })
      .returning({ id: apiKeys.id });
    const [apiKey] = made ? await readApiKeys(tx, [made.id]) : [];
    if (!apiKey) throw new Error('The key was not stored.');
    const changes = { name: [null, name] as [unknown, unknown], scopes: [null, scopes] as [unknown, unknown] };
    await writeAudit(tx, { ...told, actor: caller, action: 'create', objectId: String(apiKey.keyId), changes }, now);
    return { key, apiKey };
  });
}

/** False where there is none. */
export function removeApiKey(db: Db, { id, caller, now }: Deed & { id: number }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning();
    if (!gone) return false;
    const changes = { name: [gone.name, null] as [unknown, unknown] };
    await writeAudit(tx, { ...told, actor: caller, action: 'delete', objectId: String(id), changes }, now);
    return true;
  });
}
