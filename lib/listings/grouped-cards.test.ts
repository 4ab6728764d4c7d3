import { countFound, countMatches, groupCards } from './grouped-cards';
import { makeCardPage } from './testing/make-card-page';

const groups = [
  { reason: 'match' as const, count: 10, miles: null },
  { reason: 'nearby' as const, count: 5, miles: 15 },
  { reason: 'travels' as const, count: 20, miles: null },
];
const shape = (page: Parameters<typeof groupCards>[0]) =>
  groupCards(page).map(({ group, cards }) => [group.reason, cards.length]);

it('puts the cards of a page under the reasons they are there for', () => {
  const page = makeCardPage(12, { total: 35, groups });
  expect(shape(page)).toEqual([
    ['match', 10],
    ['nearby', 2],
  ]);
  expect(groupCards(page)[1]?.cards[0]?.title).toBe('Service 11');
});

it('says a reason again that goes on from the page before', () => {
  expect(shape(makeCardPage(12, { total: 35, page: 2, groups }))).toEqual([
    ['nearby', 3],
    ['travels', 9],
  ]);
  expect(shape(makeCardPage(11, { total: 35, page: 3, groups }))).toEqual([['travels', 11]]);
});

it('takes for what was asked: an answer without reasons, and carers who move in wherever someone lives', () => {
  const page = makeCardPage(3);
  expect(shape(page)).toEqual([['match', 3]]);
  expect(countMatches(page)).toBe(3);
  expect(countMatches({ total: 35, groups })).toBe(30);
  expect(countFound({ total: 35, groups })).toBe(35);
});

it('counts nothing found where only something else is there', () => {
  expect(countFound({ total: 40, groups: [{ reason: 'instead', count: 40, miles: null }] })).toBe(0);
});
