import { writeFileSync } from 'node:fs';
import { hashPassword } from '@/care-api/accounts/passwords';
import { openForCommand } from '@/care-api/database/open-for-command';
import { accounts } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { categories } from '@/care-api/database/schema/listings';
import { readEnvironment } from '@/care-api/kernel/env';
import { createQuestionnaire } from '@/care-api/questionnaires/edit-questionnaires';
import { makeQuestions } from '@/testing/make-questions';

// A post of so many words, so many categories to choose from, so many questions, and an admin to write.
const [file = '', words = 0, choices = 0, questions = 0] = process.argv
  .slice(2)
  .map((text, at) => (at === 0 ? text : Number(text)));
const database = await openForCommand(readEnvironment());
const { db } = database;
const person = { email: 'bench@example.org', password: 'Correct-Horse-9' };
const passwordHash = await hashPassword(person.password);
await db.insert(accounts).values({ username: 'Bench', email: person.email, passwordHash, isAdmin: true });
const names = Array.from({ length: Number(choices) }, (_, at) => ({ name: `Category ${at + 1}` }));
await db.insert(categories).values(names);
const [post] = await db
  .insert(posts)
  .values({ title: 'A long post', descriptionHtml: writeText(Number(words)), status: 'Published' })
  .returning({ id: posts.id });
const asked = { title: 'A long questionnaire', questions: makeQuestions(Number(questions)) };
const made = await createQuestionnaire(db, asked, { caller: null, now: new Date() });
writeFileSync(String(file), JSON.stringify({ person, postId: post?.id, questionnaireId: made?.id }));
await database.close();

/** Ten parts of paragraphs with links and bold words, lists and headings. */
function writeText(count: number): string {
  const some = 'A carer who lives with somebody comes to know how they like their tea and their mornings and'.split(
    ' ',
  );
  const say = (from: number, length: number) =>
    Array.from({ length }, (_, at) => some[(from + at * 7) % some.length]).join(' ');
  const part = (at: number) =>
    [
      at % 10 === 0 ? `<h2>${say(at, 6)}</h2>` : '',
      `<p>${say(at, 40)} <strong>${say(at + 1, 4)}</strong> ${say(at + 2, 40)} `,
      `<a href="/faq" rel="noopener nofollow">${say(at + 3, 3)}</a>.</p>`,
      at % 8 === 0 ? `<ul><li>${say(at, 8)}</li><li>${say(at + 5, 8)}</li></ul>` : '',
    ].join('');
  return Array.from({ length: Math.ceil(count / 90) }, (_, at) => part(at)).join('');
}
