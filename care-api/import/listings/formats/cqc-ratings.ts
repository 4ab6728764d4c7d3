import { z } from 'zod';
import { dayIn } from '@/care-api/import/listings/file-date';
import { saidOrBlank as text } from './parts';

const grades = z
  .array(z.object({ name: text, rating: text, status: text, assessmentDate: text }))
  .nullish()
  .catch(null)
  .transform((list) => list ?? []);

/**
 * What a location of CQC's API was given: by inspections (`currentRatings`) and, since 2023, by assessments, of which each
 * service that it gives (`asgRatings`) may have one of its own. A location may have either, or both.
 */
export const cqcRatings = z.object({
  currentRatings: z
    .object({
      overall: z.object({ rating: text, reportDate: text, organisationId: text }).nullish(),
      serviceRatings: grades,
    })
    .nullish(),
  assessment: z
    .array(
      z.object({
        assessmentPlanPublishedDateTime: text,
        ratings: z.object({ overall: grades, asgRatings: grades }).nullish(),
      }),
    )
    .nullish()
    .catch(null),
});
type Ratings = z.output<typeof cqcRatings>;

/** `on`: the day it was published; '' for a day that is not said. */
export type CqcGrade = {
  word: string;
  on: string;
  assessedOn: string;
  organisationId: string;
  services: { name: string; rating: string }[];
};

/** What holds of the whole: whichever was published last. */
export function newestGrade({ currentRatings, assessment }: Ratings): CqcGrade {
  const { rating = '', reportDate = '', organisationId = '' } = currentRatings?.overall ?? {};
  const services = currentRatings?.serviceRatings ?? [];
  const inspected = { word: rating, on: dayIn(reportDate), assessedOn: '', organisationId, services };
  const assessed = assessedGrade(assessment ?? []);
  const isNewer = assessed !== null && (assessed.on >= inspected.on || rating === '');
  return isNewer ? assessed : inspected;
}

/** Of several services that were given different grades the whole has none. Null where nothing that was assessed holds. */
function assessedGrade(assessments: NonNullable<Ratings['assessment']>): CqcGrade | null {
  const dated = assessments
    .map((one) => ({ ...one.ratings, on: dayIn(one.assessmentPlanPublishedDateTime) }))
    .sort((a, b) => b.on.localeCompare(a.on));
  const given = (kind: 'overall' | 'asgRatings') =>
    dated.flatMap(({ on, ...ratings }) => (ratings[kind] ?? []).filter(isCurrent).map((grade) => ({ ...grade, on })));
  const ofServices = given('asgRatings');
  const services = ofServices.filter(({ name }, at) => ofServices.findIndex((one) => one.name === name) === at);
  const [whole] = given('overall');
  const [newest] = services;
  const said = whole && whole.on >= (newest?.on ?? '') ? whole : newest;
  if (!said) return null;
  const isOne = said === whole || services.every(({ rating }) => rating.toLowerCase() === said.rating.toLowerCase());
  const { on, assessmentDate } = said;
  return { word: isOne ? said.rating : '', on, assessedOn: dayIn(assessmentDate), organisationId: '', services };
}

function isCurrent({ rating, status }: { rating: string; status: string }): boolean {
  return rating !== '' && !/historic|previous/i.test(status);
}
