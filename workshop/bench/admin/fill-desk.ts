import { writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { hashPassword } from '@/care-api/accounts/passwords';
import { openForCommand } from '@/care-api/database/open-for-command';
import { accounts } from '@/care-api/database/schema/accounts';
import { readEnvironment } from '@/care-api/kernel/env';
import { fillRows } from './fill-rows';

// What somebody of the staff finds in the morning after a storm: so many held comments, and as many rows of each list.
const [file = '', held = ''] = process.argv.slice(2);
const database = await openForCommand(readEnvironment());
const { db } = database;
await fillRows(db, Number(held));
await db.execute(sql`update comments set state = 'held', reason = 'link', checked_at = null`);
const person = { email: 'bench@example.org', password: 'Tulip-Kettle-Lamp-42' };
await db
  .insert(accounts)
  .values({ username: 'Bench', email: person.email, passwordHash: await hashPassword(person.password), isAdmin: true });
writeFileSync(file, JSON.stringify(person));
await database.close();
