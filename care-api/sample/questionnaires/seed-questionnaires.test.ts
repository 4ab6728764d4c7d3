import { listings } from '@/care-api/database/schema/listings';
import type { Database } from '@/care-api/kernel/db';
import { listQuestionnaires, listQuestionsOfListing } from '@/care-api/questionnaires/list-questionnaires';
import { sampleListings } from '@/care-api/sample/listings/sample-listings';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { draftQuestion } from '@/lib/contract/draft-question';
import { questionInput } from '@/lib/contract/questionnaire';
import { checkQuestions } from '@/lib/questionnaire/check-questions';
import { listRoutes } from '@/lib/questionnaire/list-routes';
import { toQuestionInputs } from './sample-questionnaire';
import { sampleQuestionnaires, seedQuestionnaires } from './seed-questionnaires';

describe.each(sampleQuestionnaires)('the sample questionnaire "$title"', ({ questions }) => {
  const inputs = toQuestionInputs(questions).map((question) => questionInput.parse(question));

  it('has nothing wrong with it, not even something odd', () => {
    expect(checkQuestions(inputs.map((input) => draftQuestion.parse(input)))).toEqual([]);
  });

  it('is of a friendly length, with more than one way through', () => {
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(15);
    expect(listRoutes(inputs.map((input) => draftQuestion.parse(input))).routes.length).toBeGreaterThan(2);
  });
});

describe('seedQuestionnaires', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    const rows = sampleListings.map(({ id, title }) => ({ id, title }));
    await database.db.insert(listings).values(rows);
    await database.db.transaction((tx) => seedQuestionnaires(tx, sampleListings));
  }, 60_000);
  afterAll(() => database.close());

  it('gives every listing the one that fits', async () => {
    const laid = await listQuestionnaires(database.db);
    expect(laid.map(({ title }) => title)).toEqual(sampleQuestionnaires.map(({ title }) => title));
    const headline = async (id: number) => (await listQuestionsOfListing(database.db, id))?.[0]?.headline;
    for (const id of [41, 48]) expect(await headline(id)).toBe('Who is the care for?');
    for (const { id, job, categories } of sampleListings) {
      if (job) expect(await headline(id)).toBe('Thank you for thinking of working with us.');
      if (categories[0] === 'Local Businesses') expect(await headline(id)).toBe('What is your business called?');
      expect(await headline(id)).toBeDefined();
    }
  });
});
