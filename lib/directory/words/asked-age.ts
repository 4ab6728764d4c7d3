import type { Audience } from '@/lib/contract/kind';

const nearly = '(?:nearly |almost |now |just |only |about )?';
/** '24 hour care', 'over 50 miles' */
const noMeasure = '(?!\\s*(?:hours?|hrs?|days?|nights?|weeks?|months?|miles?|beds?)\\b|\\s*[/%-])';
const relatives =
  'mum|mother|dad|father|parents|son|daughter|husband|wife|partner|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandfather|uncle|aunt|auntie|brother|sister';
const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
const shapes = [
  // '92 year old', '92-year-olds', '18 months old', '92yo'
  '(?<years>\\d{1,3})[\\s-]*(?:(?:years?|yrs?)[\\s-]*olds?|yo)',
  '\\d{1,3}[\\s-]*(?<young>months?|weeks?)[\\s-]*olds?',
  `(?:aged?|turning|turned) ${nearly}(?<aged>\\d{1,3})`,
  // 'he is 87', 'who’s nearly 90'
  `(?:is|was|(?:he|she|who|mum|dad)['’]s) ${nearly}(?<now>\\d{1,3})${noMeasure}`,
  `over (?<over>[5-9]\\d)s?${noMeasure}`,
  // 'mum 84', 'autistic son, 19'
  `(?<=\\b(?:${relatives}),? \\(?)(?<kin>\\d{1,3})${noMeasure}`,
  // 'in her late 80s', '70's', 'nineties'
  `(?:in (?:his|her|their|my|the) )?(?:(?:early|mid|late)[\\s-])?(?:(?<tens>[2-9]0)['’]?s|(?<decade>${decades.join('|')}))`,
];
const shape = new RegExp(`(?<![\\p{L}\\p{N}£.-])(?:${shapes.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** No listing says '92 year old' and none would be found: spaces take its place. At 60 one is an older person. */
export function takeAges(text: string): { text: string; audiences: Audience[] } {
  const audiences: Audience[] = [];
  let left = text;
  for (const { 0: words, index, groups = {} } of text.matchAll(shape)) {
    const { young, decade, years, aged, now, over, kin, tens } = groups;
    const tenth = decade ? decades.indexOf(decade.toLowerCase()) + 2 : 0;
    const age = young ? 0 : tenth * 10 || Number(years ?? aged ?? now ?? over ?? kin ?? tens);
    if (age > 120) continue;
    audiences.push(audienceOf(age));
    left = left.slice(0, index) + ' '.repeat(words.length) + left.slice(index + words.length);
  }
  return { text: left, audiences };
}

function audienceOf(age: number): Audience {
  if (age < 18) return 'children';
  return age < 60 ? 'adults' : 'older-people';
}
