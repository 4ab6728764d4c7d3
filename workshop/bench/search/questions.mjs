import { drawNames, drawPhones, drawPostcodes, drawSlips } from './draw.mjs';
import { inLanguages } from './questions/in-languages.mjs';
import { jobs } from './questions/jobs.mjs';
import { kinds } from './questions/kinds.mjs';
import { kindsAndPlaces } from './questions/kinds-and-places.mjs';
import { needs } from './questions/needs.mjs';
import { nonsense } from './questions/nonsense.mjs';
import { names, numbers } from './questions/numbers-and-names.mjs';
import { places } from './questions/places.mjs';
import { postcodes } from './questions/postcodes.mjs';

const drawn = 16;

/** Every question, with its class. What is drawn comes from these listings. */
export function listQuestions(listings) {
  return [
    ...inClass('kind', kinds),
    ...inClass('place', places),
    ...inClass('kind and place', kindsAndPlaces),
    ...inClass('postcode', [...postcodes, ...drawPostcodes(listings, drawn / 2)]),
    ...inClass('telephone', [...numbers, ...drawPhones(listings, drawn)]),
    ...inClass('name', [...names, ...drawNames(listings, drawn)]),
    ...inClass('name with a slip', drawSlips(listings, 20)),
    ...inClass('need', needs),
    ...inClass('job', jobs),
    ...inClass('nonsense', nonsense),
    ...Object.entries(inLanguages).flatMap(([language, questions]) => inClass(`in ${language}`, questions)),
  ];
}

/** The same questions as the directory's two fields ask them, where a place is named apart. */
export function inTwoFields(questions) {
  return questions.filter(({ fields }) => fields).map((question) => ({ ...question, class: 'in two fields' }));
}

function inClass(name, questions) {
  return questions.map((question) => ({ ...question, class: name }));
}
