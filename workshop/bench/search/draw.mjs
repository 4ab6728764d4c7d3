import { createHash } from 'node:crypto';
import { districtOf, fold } from './fold.mjs';
import { groupBy } from './gazetteer.mjs';
import { adultCare, all, amiss, any, inDistrict, not } from './judge.mjs';
import { slipIn } from './slips.mjs';

// Questions that need a name, a number or a postcode of the data: drawn from it, the same ones each time, so that the
// project holds none. A draw hangs on the text alone, so listings that come or go change little of it.

export function drawNames(listings, count) {
  return draw(nameable(listings), count, 'name').map(({ title, name }) => ({
    ask: title,
    wanted: (listing) => listing.name === name,
    unwanted: never,
  }));
}

export function drawSlips(listings, count) {
  const words = new Set(listings.flatMap(({ text }) => text.split(' ')));
  const isNewWord = (text) =>
    fold(text)
      .split(' ')
      .some((word) => !words.has(word));
  const mistyped = nameable(listings)
    .filter(({ name }) => name.split(' ').some((word) => word.length >= 8))
    .map(({ name, title }, index) => ({ name, ask: slipIn(title, index), title }))
    .filter(({ ask }) => isNewWord(ask));
  return draw(mistyped, count, 'slip').map(({ ask, name }) => ({
    ask,
    wanted: (listing) => listing.name === name,
    unwanted: never,
  }));
}

export function drawPhones(listings, count) {
  const endings = groupBy(listings, ({ dialled }) => dialled.slice(-6));
  const callable = listings.filter(({ dialled, isOpen }) => isOpen && /^0\d{9,10}$/.test(dialled));
  const unique = callable.filter(({ dialled }) => endings.get(dialled.slice(-6)).length === 1);
  return draw(unique, count, 'phone').map(({ phone, dialled }, index) => ({
    ask: phoneSpellings[index % phoneSpellings.length](dialled, phone),
    wanted: (listing) => listing.dialled === dialled,
    unwanted: never,
  }));
}

const phoneSpellings = [
  (_, phone) => phone,
  (dialled) => dialled,
  (dialled) => `${dialled.slice(0, 5)} ${dialled.slice(5)}`,
  (dialled) => `+44 ${dialled.slice(1, 4)} ${dialled.slice(4, 7)} ${dialled.slice(7)}`,
  (dialled) => dialled.slice(-6),
  (dialled) => `(${dialled.slice(0, 4)}) ${dialled.slice(4, 7)}-${dialled.slice(7)}`,
  (dialled) => `0044${dialled.slice(1)}`,
  (dialled) => `${dialled.slice(0, 3)}-${dialled.slice(3, 7)}-${dialled.slice(7)}`,
];

/** Whole postcodes of places of care, with and without their space: what lies in the same district comes first. */
export function drawPostcodes(listings, count) {
  const cared = listings.filter((listing) => adultCare(listing) && listing.isOpen && / /.test(listing.postcode));
  const oneOfEach = [...groupBy(cared, ({ postcode }) => postcode).values()].map(([listing]) => listing);
  return draw(oneOfEach, count, 'postcode').map(({ postcode }, index) => ({
    ask: index % 3 === 0 ? postcode.replace(' ', '').toLowerCase() : postcode,
    fields: { q: '', near: postcode },
    wanted: all(adultCare, inDistrict(districtOf(postcode))),
    unwanted: any(
      amiss,
      all(({ point }) => Boolean(point), not(inPostcodeArea(postcode))),
    ),
  }));
}

const never = () => false;

/** 'EH' of 'EH12 5AB': no first answer lies in another part of the country. */
function inPostcodeArea(postcode) {
  const area = /^[A-Z]+/.exec(districtOf(postcode))?.[0];
  return ({ district }) => district === '' || /^[A-Z]+/.exec(district)?.[0] === area;
}

/** Open ones whose whole title nobody shares and that holds a word which is rare among titles. */
function nameable(listings) {
  const titles = groupBy(listings, ({ name }) => name);
  const uses = groupBy(
    listings.flatMap(({ name }) => [...new Set(name.split(' '))]),
    (word) => word,
  );
  return listings.filter(
    ({ name, isOpen }) =>
      isOpen &&
      titles.get(name).length === 1 &&
      name.split(' ').length >= 2 &&
      name.length <= 60 &&
      name.split(' ').some((word) => /^\p{L}{5,}$/u.test(word) && uses.get(word).length <= 4),
  );
}

function draw(items, count, seed) {
  const keyOf = (item) =>
    createHash('sha256')
      .update(`${seed} ${JSON.stringify([item.name, item.dialled, item.postcode])}`)
      .digest('hex');
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
