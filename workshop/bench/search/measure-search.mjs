import { join } from 'node:path';
import { describeMachine } from '../describe-machine.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { describeListings } from './describe-listings.mjs';
import { openFullText } from './full-text.mjs';
import { makeGazetteer } from './gazetteer.mjs';
import { judgeAnswer } from './metrics.mjs';
import { inTwoFields, listQuestions } from './questions.mjs';
import { readPlaces } from './read-places.mjs';
import { startDirectory } from './start-directory.mjs';

/** Every question asked of the search and of plain full text, and each answer judged. */
export async function measureSearch(supervisor, { url, data }) {
  const machine = describeMachine();
  const api = url ?? (await startDirectory(supervisor, data, temporaryFolder()));
  const gazetteer = makeGazetteer(readPlaces(join(data, 'places/uk_places_geonames.csv')));
  const listings = await loadListings(api, gazetteer);
  const questions = listQuestions(listings);
  const answers = [];
  for (const question of [...questions.map(inOneField), ...inTwoFields(questions)])
    answers.push({ question, ...(await search(api, question.fields ?? { q: question.ask })) });

  // Not before: it keeps this process busy for so long that the API would hang up.
  const findByText = await openFullText(listings);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const judge = (question, ids) => {
    const answered = ids.map((id) => byId.get(id)).filter(Boolean);
    return judgeAnswer(question, answered, listings, gazetteer);
  };
  const judged = [];
  for (const { question, asked, ids, fault } of answers) {
    const textIds = await findByText([asked.q, asked.near].filter(Boolean).join(' '));
    judged.push({
      class: question.class,
      asked,
      fault,
      top: ids.slice(0, 3).map((id) => shown(byId.get(id))),
      search: judge(question, ids),
      fullText: judge(question, textIds),
    });
  }
  return { machine, listings: listings.length, judged };
}

function inOneField({ fields: _, ...question }) {
  return question;
}

async function loadListings(api, gazetteer) {
  const categories = await (await fetch(`${api}/api/Category`)).json();
  const names = new Map(categories.map(({ categoryId, categoryName }) => [categoryId, categoryName]));
  return describeListings(await (await fetch(`${api}/api/TypeDetail/typecardlist`)).json(), names, gazetteer);
}

/** Ids of the first page; a refusal is an answer without a listing. */
async function search(api, asked) {
  const filled = Object.entries(asked).filter(([, value]) => value);
  const query = new URLSearchParams([['page', '1'], ...filled]);
  const response = await fetch(`${api}/api/TypeDetail/typecardlist?${query}`);
  if (!response.ok) return { asked, ids: [], fault: `status ${response.status}` };
  const { items } = await response.json();
  return { asked, ids: items.map(({ typeId }) => typeId), fault: null };
}

function shown(listing) {
  if (!listing) return 'a listing that the whole list lacks';
  const { title, town, location, postcode, categories, isOpen } = listing;
  const place = [town || location, postcode].filter(Boolean).join(' ');
  return `${title} · ${place} · ${categories.join(', ')}${isOpen ? '' : ' · not open'}`;
}
