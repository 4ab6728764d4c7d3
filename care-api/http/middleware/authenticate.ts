import type { MiddlewareHandler } from 'hono';
import { readAccessToken } from '@/care-api/accounts/access-token';
import { getSessionAccount, noteSessionSeen } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import type { Account, Dependencies, Variables } from '@/care-api/kernel/dependencies';
import { getKeyCaller, keyMark } from '@/care-api/keys/key-caller';

/** A token that is no good counts as none: what is open to anyone stays open. */
export function authenticate(deps: Dependencies): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    context.set('account', await getCaller(deps, context.req.header('authorization')));
    await next();
  };
}

async function getCaller(deps: Dependencies, header: string | undefined): Promise<Account | null> {
  const { now } = deps;
  const { db } = deps.database;
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(header ?? '')?.[1];
  if (!token) return null;
  if (token.startsWith(keyMark)) return getKeyCaller(deps, token);
  const owner = await readAccessToken(token, await getSigningSecret(db), now());
  const account = owner && (await getSessionAccount(db, owner, now()));
  if (account) await noteSessionSeen(db, account, now());
  return account;
}
