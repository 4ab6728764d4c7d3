import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { accounts } from '@/care-api/database/schema/accounts';
import { apiKeys } from '@/care-api/database/schema/api-keys';
import { noteChange } from '@/care-api/desk/change-row';
import { listOf } from '@/care-api/desk/list-of';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { writeMail } from '@/care-api/mail/write-mail';
import type { ApiKeyWire, apiKeyInput } from '@/lib/contract/api-key';
import { keyMark } from './key-caller';

export const apiKeyList = listOf('apiKey', 'api_keys', {
  statuses: { good: sql`t.expires_at > now()`, over: sql`t.expires_at <= now()`, all: sql`true` },
  text: sql`lower(t.name || ' ' || t.prefix)`,
  when: sql`t.created_at`,
});

export async function readApiKeys(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<ApiKeyWire[]> {
  const select = db
    .select({ key: apiKeys, owner: accounts.username })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId));
  const rows = await readByIds(select, apiKeys.id, ids, ({ key }) => key.id);
  return rows.map(({ key, owner }) => ({
    keyId: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    owner,
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  }));
}

type Making = { caller: Account; language: string };

/** Answers the key, which nobody can read again. Its owner is told by mail: a new password would not end it. */
export async function createApiKey(
  deps: Pick<Dependencies, 'database' | 'siteUrl' | 'now' | 'onMailQueued'>,
  { name, scopes, days }: z.output<typeof apiKeyInput>,
  { caller, language }: Making,
) {
  const now = deps.now();
  const key = keyMark + newSecretToken();
  const kept = { accountId: caller.id, keyHash: hashSecretToken(key), prefix: key.slice(0, keyMark.length + 6) };
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  const answer = await deps.database.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(apiKeys)
      .values({ ...kept, name, scopes: [...new Set(scopes)], expiresAt, createdAt: now })
      .returning({ id: apiKeys.id });
    const [apiKey] = made ? await readApiKeys(tx, [made.id]) : [];
    if (!made || !apiKey) throw new Error('The key was not stored.');
    await noteChange(tx, { kind: 'apiKey', id: made.id, caller, action: 'create', now }, {}, { name, scopes });
    const link = `${deps.siteUrl}/adminPanel/keys`;
    await writeMail(tx, 'apiKeyMade', { to: caller.email, language, values: { keyName: name, link } });
    return { key, apiKey };
  });
  deps.onMailQueued();
  return answer;
}

export function removeApiKey(
  db: Db,
  { id, caller, now }: { id: number; caller: Account; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning();
    if (!gone) return false;
    await noteChange(tx, { kind: 'apiKey', id, caller, action: 'delete', now }, { name: gone.name }, {});
    return true;
  });
}
