import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { changeRow } from '@/care-api/desk/change-row';
import { type AccountWire, getAccount, keptAccount } from './account-json';
import type { OwnDeed } from './own-password';

export async function changeName(
  { deps, caller }: Pick<OwnDeed, 'deps' | 'caller'>,
  fullName: string,
): Promise<AccountWire | null> {
  const { db } = deps.database;
  const deed = { resource: keptAccount, id: caller.id, caller, action: 'update', now: deps.now() } as const;
  await changeRow(db, deed, (tx) => tx.update(accounts).set({ fullName }).where(eq(accounts.id, caller.id)));
  return getAccount(db, caller.id);
}
