import { writeFileSync } from 'node:fs';
import { hashPassword } from '@/care-api/accounts/passwords';
import { openForCommand } from '@/care-api/database/open-for-command';
import { accounts } from '@/care-api/database/schema/accounts';
import { listings } from '@/care-api/database/schema/listings';
import { readEnvironment } from '@/care-api/kernel/env';
import { createQuestionnaire } from '@/care-api/questionnaires/edit-questionnaires';
import { makeQuestions } from '@/testing/make-questions';

// A listing with a questionnaire of each size named, and somebody to answer it.
const [file = '', ...counts] = process.argv.slice(2);
const database = await openForCommand(readEnvironment());
const { db } = database;
const person = { email: 'bench@example.org', password: 'Correct-Horse-9' };
await db
  .insert(accounts)
  .values({ username: 'Bench', email: person.email, passwordHash: await hashPassword(person.password) });
const made: { count: number; listingId: number }[] = [];
for (const count of counts.map(Number)) {
  const [listing] = await db
    .insert(listings)
    .values({ title: `Care with ${count} questions` })
    .returning();
  if (!listing) throw new Error('The listing was not stored.');
  const input = { title: `${count}`, typeId: String(listing.id), takesPlace: true, questions: makeQuestions(count) };
  await createQuestionnaire(db, input, { caller: null, now: new Date() });
  made.push({ count, listingId: listing.id });
}
writeFileSync(file, JSON.stringify({ person, made }));
await database.close();
