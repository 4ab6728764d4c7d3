import type { Fields } from './body-kinds';
import { among, choice, openness, words } from './kinds';
import { day, name, rowId, text } from './text-kinds';

const nothing = 'There is nothing here.';
export const outcomes = words('booked information notForUs jobSeeker wrongNumber cancelled spam');
export const reasons = among('first link profane always safeguarding private staff spam abuse offTopic other');

const kinds =
  'live-in-care home-care care-home nursing-home day-care supported-living respite hospice childrens health jobs local';
/** What the list of listings alone is asked. */
export const ofListings = {
  category: rowId,
  filter: rowId,
  kind: among(kinds),
  town: text(120),
  open: openness,
  lacks: among('picture description price postcode phone category questionnaire'),
  unchecked: among('sixMonths ever'),
};
export const outcome = choice(nothing, ...outcomes);
export const applicationStages = words('sent read shortlisted call offer checks hired closed withdrawn');
export const applicationStage = choice(nothing, ...applicationStages);
export const goes = choice(nothing, '0', '30', '90');
export const topic = choice(nothing, 'news', 'coming-soon');

/** What narrows a list of the back office, whichever: a table is taken along and many are changed by the same. */
export const narrowing: Fields = {
  q: text(100),
  status: text(40),
  from: day(),
  to: day(),
  owner: name,
  ...ofListings,
  kind: among(`${kinds} care data`),
  why: reasons,
  author: text(100),
  tag: text(100),
  outcome,
  stage: applicationStage,
  topic,
  goes,
};
