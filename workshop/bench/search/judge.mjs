import { districtOf, fold } from './fold.mjs';
import { areaName, milesBetween } from './gazetteer.mjs';

// Words to judge an answered listing with: each makes a predicate `(listing, gazetteer) => boolean`.

export const all =
  (...predicates) =>
  (...args) =>
    predicates.every((holds) => holds(...args));
export const any =
  (...predicates) =>
  (...args) =>
    predicates.some((holds) => holds(...args));
export const not =
  (holds) =>
  (...args) =>
    !holds(...args);

/** Of one of these kinds, as `kinds-of.mjs` calls them. */
export const is =
  (...kinds) =>
  (listing) =>
    kinds.some((kind) => listing.kinds.has(kind));

/** One of these words or phrases stands somewhere in its texts; one with a star is the beginning of a word. */
export const says = (...phrases) => {
  const holds = holdsPhrase(phrases);
  return ({ text }) => holds(text);
};

/** The same of its title alone. */
export const titled = (...phrases) => {
  const holds = holdsPhrase(phrases);
  return ({ name }) => holds(name);
};

/** Its town or address names the place, or it lies so many miles around. */
export const near = (place, miles = 12, within = '') => {
  const word = ` ${fold(place)} `;
  return (listing, gazetteer) => {
    if (` ${fold(listing.town)} ` === word) return true;
    const point = gazetteer.town(place, within);
    return Boolean(point && listing.point) && milesBetween(point, listing.point) <= miles;
  };
};

/** Further away than that; a listing whose place nobody knows is not. */
export const beyond = (place, miles, within = '') => {
  const isNear = near(place, miles, within);
  return (listing, gazetteer) => Boolean(listing.point) && !isNear(listing, gazetteer);
};

/** Its area, or that of its town, is one of these. */
export const inArea = (...names) => {
  const areas = names.map(areaName);
  return (listing) => listing.areas.some((area) => areas.includes(area));
};

/** Its postcode lies in one of these districts: 'EH12'. */
export const inDistrict =
  (...districts) =>
  ({ district }) =>
    districts.map(districtOf).includes(district);

export const closed = ({ isOpen }) => !isOpen;
export const dementia = any(says('dementia', 'alzheimer*', 'memory'), ofCode('DE'));
export const olderPeople = any(dementia, says('older people', 'over 65', 'elderly', 'frail*'), ofCode('I'));
export const respite = says('respite', 'short break*', 'short stay*', 'weekend breaks', 'convalescence');
export const endOfLife = any(is('hospice'), says('hospice*', 'end of life', 'palliative', 'terminal*'), ofCode('TI'));
export const childrens = is('children', 'nursery');
export const job = is('job');
/** Care for grown people, of whatever kind. */
export const adultCare = all(
  not(any(childrens, job, is('local'))),
  any(
    is('liveIn', 'homeCare', 'careHome', 'nursingHome', 'dayCare', 'supportedLiving', 'hospice', 'sharedLives'),
    all(any(respite, dementia), not(is('health'))),
    says('support service'),
  ),
);
/** What no family wants first: a nursery, a job, a closed door. Where a carer may be asking as well, jobs are no mistake. */
export const amissForAll = any(childrens, closed);
export const amiss = any(amissForAll, job);

/** The register of Northern Ireland writes for whom a home is in codes: 'NH-DE', 'RC-I'. */
function ofCode(code) {
  const ending = new RegExp(`^(?:nh|rc|dcs) ${code.toLowerCase()}(?: e)?$`);
  return ({ features }) => features.some((feature) => ending.test(fold(feature)));
}

function holdsPhrase(phrases) {
  const wanted = phrases.map((phrase) => ` ${fold(phrase)}${phrase.endsWith('*') ? '' : ' '}`);
  return (text) => wanted.some((phrase) => ` ${text} `.includes(phrase));
}
