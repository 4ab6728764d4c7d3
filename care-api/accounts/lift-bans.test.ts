import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { audit } from '@/care-api/database/schema/staff';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { liftBans } from './change-standing';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;
const day = 86_400_000;

async function ban(until: Date) {
  const name = `banned-${until.getTime()}`;
  const [account] = await db()
    .insert(accounts)
    .values({ username: name, email: `${name}@example.org`, passwordHash: 'x', isBanned: true, bannedUntil: until })
    .returning();
  return account?.id ?? '';
}
async function standing(id: string) {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, id));
  const { version, isBanned } = account ?? {};
  return { version, isBanned };
}

it('a ban that is over is lifted, and one that an admin lengthens at that moment is not', async () => {
  const now = new Date();
  const [over, lengthened] = [await ban(new Date(now.getTime() - day)), await ban(new Date(now.getTime() - 2 * day))];
  const raced = new Proxy(db(), {
    get: (known, key) =>
      key === 'transaction'
        ? async (...work: Parameters<typeof known.transaction>) => {
            const until = { bannedUntil: new Date(now.getTime() + day) };
            await known.update(accounts).set(until).where(eq(accounts.id, lengthened));
            return known.transaction(...work);
          }
        : Reflect.get(known, key),
  });
  await liftBans(raced, now);
  expect(await standing(over)).toEqual({ version: 2, isBanned: false });
  expect(await standing(lengthened)).toEqual({ version: 1, isBanned: true });
  expect(await db().$count(audit, eq(audit.action, 'unban'))).toBe(1);
});
