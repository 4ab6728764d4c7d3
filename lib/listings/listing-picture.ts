import { imageHref } from './image-href';
import { isJob } from './is-job';

/** First match wins, from the special to the general. */
const fallbacks: readonly [RegExp, string][] = [
  [/child|school|nursery|fostering|adoption|family|young/i, 'children'],
  [/nurs|clinic|hospital|doctor|gp|dent|health|medic|surg|ambulance/i, 'nursing'],
  [/care home|residential|hospice/i, 'care-home'],
  [/housing|supported living|extra care/i, 'housing'],
  [/home ?care|care at home|live-in|domiciliary|companion|respite/i, 'care-at-home'],
  [/support|day care|rehabilitation|learning|mental/i, 'support'],
];

/** Address of a listing's photo, or of our drawing for its kind of service. */
export function listingPicture(photo: string, categoryNames: string[]): string {
  if (photo) return imageHref(photo);
  if (isJob(categoryNames)) return '/illustrations/listing-job.svg';
  const names = categoryNames.join(' ');
  const kind = fallbacks.find(([pattern]) => pattern.test(names))?.[1] ?? 'general';
  return `/illustrations/listing-${kind}.svg`;
}
