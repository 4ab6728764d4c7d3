import { imageHref } from './image-href';
import { isJob } from './is-job';

/** The usual drawing of a kind of service, and what may stand in for it beside others of its kind. */
type Drawings = readonly [string, ...string[]];

const jobDrawings: Drawings = ['listing-job', 'carer-jobs', 'how-it-works-4', 'how-it-works-2'];
const otherDrawings: Drawings = ['listing-general', 'listing-support', 'information', 'insights'];

/** First match wins, from the special to the general. */
const drawingsOfWord: readonly [RegExp, Drawings][] = [
  [/child|school|nursery|fostering|adoption|family|young/i, ['listing-children', 'listing-support', 'listing-housing']],
  [
    /nurs|clinic|hospital|doctor|gp|dent|health|medic|surg|ambulance/i,
    ['listing-nursing', 'how-it-works-2', 'listing-support', 'thank-you'],
  ],
  [/care home|residential|hospice/i, ['listing-care-home', 'insights', 'how-it-works-5', 'listing-general']],
  [/housing|supported living|extra care/i, ['listing-housing', 'listing-general', 'thank-you', 'listing-support']],
  [
    /home ?care|care at home|live-in|domiciliary|companion|respite/i,
    ['listing-care-at-home', 'live-in-care', 'how-it-works-5', 'hero', 'thank-you'],
  ],
  [/support|day care|rehabilitation|learning|mental/i, ['listing-support', 'information', 'how-it-works-3']],
];

export function listingPicture(photo: string, categoryNames: readonly string[]): string {
  return photo ? imageHref(photo) : drawingHref(drawingsFor(categoryNames)[0]);
}

type Pictured = { photo: string; categoryNames: readonly string[] };

/** How many listings in a row look different: with the same drawing neighbours are taken for one listing twice. */
const differentInARow = 3;

/** Pictures of listings that stand below one another. They depend on the row alone: server and browser agree. */
export function picturesInARow(row: readonly Pictured[]): string[] {
  const pictures: string[] = [];
  for (const { photo, categoryNames } of row) {
    const choices = [photo && imageHref(photo), ...drawingsFor(categoryNames).map(drawingHref)].filter(Boolean);
    const neighbours = pictures.slice(1 - differentInARow);
    pictures.push(choices.find((choice) => !neighbours.includes(choice)) ?? listingPicture(photo, categoryNames));
  }
  return pictures;
}

function drawingsFor(categoryNames: readonly string[]): Drawings {
  if (isJob(categoryNames)) return jobDrawings;
  const names = categoryNames.join(' ');
  return drawingsOfWord.find(([pattern]) => pattern.test(names))?.[1] ?? otherDrawings;
}

function drawingHref(name: string): string {
  return `/illustrations/${name}.svg`;
}
