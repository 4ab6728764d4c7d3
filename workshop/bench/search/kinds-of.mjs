import { fold } from './fold.mjs';

/** What names a kind in a listing's categories: the words of four registers, of the sample, and plain ones. */
const categoryWords = {
  job: /\bjobs?\b/,
  local: /\blocal (?:business(?:es)?|services?)\b/,
  children: /\bchild(?:ren|rens)?\b|\bschool|\bfostering\b|\badoption\b|\bsecure accommodation\b|\bnurser(?:y|ies)\b/,
  liveIn: /\blive in\b/,
  homeCare:
    /(?<!other than )\bcare at home\b|\bhome ?care\b|\bdomiciliary\b|\bhome help\b|\blive in\b|\bdementia care\b|\bcomplex care\b/,
  careHome: /\bcare homes?\b|\bresidential (?:homes?|rc|care)\b|\bnursing (?:homes?|nh)\b/,
  nursingHome: /\bnursing (?:homes?|nh)\b|\bhomes? (?:service )?with nursing\b/,
  dayCare: /\bday care setting\b|\bother than care at home\b|\bday (?:care|centres?)\b(?! of children)/,
  supportedLiving: /\bsupported (?:living|housing)\b|\bhousing support\b|\bextra care\b|\bsupported accommodation\b/,
  hospice: /\bhospices?\b/,
  dental: /\bdentists?\b|\bdental\b/,
  health:
    /\bdentists?\b|\bdental\b|\bdoctors?\b|\bhospitals?\b|\bclinics?\b|\bdiagnosis\b|\bambulances?\b|\burgent care\b|\bhealth(?:care)?\b|\bcommunity services\b|\bmedical\b|\bphone online advice\b/,
  nurseAgency: /\bnurs(?:e|es|ing) agenc(?:y|ies)\b|\bnursing agency\b/,
  rehabilitation: /\brehabilitation\b|\bsubstance\b|\balcohol\b/,
  sharedLives: /\bshared lives\b|\badult placement\b/,
  fosteringOrAdoption: /\bfostering\b|\badoption\b/,
  nursery: /\bday care of children\b|\bnurser(?:y|ies)\b/,
};

const titleWords = {
  liveIn: /\blive in\b|livein\b/,
  homeCare: /\blive in\b|livein\b|\bhome ?care\b|\bhome carers\b|\bcare at home\b|\bdomiciliary\b/,
  careHome: /\b(?:care|nursing|residential) home\b/,
  nursingHome: /\bnursing home\b/,
  dayCare: /\bday (?:care|centre|service|services|opportunities)\b|\bmemory cafe\b/,
  supportedLiving: /\bextra care\b|\bsupported living\b/,
  hospice: /\bhospice\b/,
};

/** @returns {Set<string>} */
export function kindsOf({ name, categories, features }, isJob) {
  const names = categories.map(fold).join(' | ');
  const has = (words, text) => Object.keys(words).filter((kind) => words[kind].test(text));
  const kinds = new Set([...has(categoryWords, names), ...has(titleWords, name)]);
  if (isJob || kinds.has('job')) return new Set(['job']);
  const audiences = features.map(fold);
  // A register's word for whom a service is: 'Children' alone, or beside grown people.
  const isForAdults = ['adults', 'adults under 65', 'older people'].some((grown) => audiences.includes(grown));
  if (audiences.includes('children') && !isForAdults) kinds.add('children');
  if (kinds.has('children')) for (const adult of ['dayCare', 'careHome', 'homeCare']) kinds.delete(adult);
  return kinds;
}
