import { companyWork } from './company-work';
import { listingWork } from './listing-work';
import { pageWork } from './page-work';
import { ownPostWork, postWork } from './post-work';
import { questionnaireWork } from './questionnaire-work';
import { doorOf, type WorkKind } from './work';

export const works: readonly WorkKind[] = [
  listingWork,
  postWork,
  ownPostWork,
  pageWork,
  companyWork,
  questionnaireWork,
];

export function findWork(door: string): WorkKind | undefined {
  return works.find((work) => doorOf(work) === door);
}
