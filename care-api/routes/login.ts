import { eq, sql } from 'drizzle-orm';
import { isPassword } from '@/care-api/accounts/passwords';
import { startSession } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { countAttempt, forgetFailures } from '@/care-api/accounts/throttle';
import { Refusal } from '@/care-api/api-error';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export function loginRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.login, async ({ body: { email, password }, address }) => {
    const now = deps.now();
    await countAttempt(db, { email, address, now });
    const [account] = await db
      .select()
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
    const isRight = await isPassword(password, account?.passwordHash);
    // Unknown, banned and mistyped look the same from outside.
    if (!isRight || !account || account.isBanned) throw new Refusal(401, 'The email or the password is not right.');
    await forgetFailures(db, email);
    const session = await startSession(db, account.id, await getSigningSecret(db), now);
    return { ...session, userEmail: account.email, username: account.username, userId: account.id };
  });
}
