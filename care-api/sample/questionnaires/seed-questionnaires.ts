import { questionnaires } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import { assignListings } from '@/care-api/questionnaires/assign-listings';
import { toContents } from '@/care-api/questionnaires/question-content';
import { storeVersion } from '@/care-api/questionnaires/store-version';
import type { SampleListing } from '@/care-api/sample/sample-listing';
import { applyAsACarer } from './apply-as-a-carer';
import { careYouNeed } from './care-you-need';
import { listYourBusiness } from './list-your-business';
import { type SampleQuestionnaire, toQuestionInputs } from './sample-questionnaire';

export const sampleQuestionnaires = [careYouNeed, applyAsACarer, listYourBusiness];

/** Jobs ask about the applicant, local businesses about another business, and all other listings about the care. */
export async function seedQuestionnaires(
  tx: Writer,
  listings: readonly (SampleListing & { id: number })[],
): Promise<void> {
  for (const questionnaire of sampleQuestionnaires) {
    const { title, description, purpose } = questionnaire;
    const [row] = await tx
      .insert(questionnaires)
      .values({ title, description, purpose })
      .returning({ id: questionnaires.id });
    if (!row) throw new Error('The questionnaire was not stored.');
    await storeVersion(tx, row.id, toContents(toQuestionInputs(questionnaire.questions)));
    const fitting = listings.filter((listing) => questionnaireFor(listing) === questionnaire);
    await assignListings(
      tx,
      row.id,
      fitting.map(({ id }) => id),
      false,
    );
  }
}

function questionnaireFor({ job, categories }: SampleListing): SampleQuestionnaire {
  if (job) return applyAsACarer;
  return categories[0] === 'Local Businesses' ? listYourBusiness : careYouNeed;
}
