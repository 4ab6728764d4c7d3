import { readCqcApiLocation } from './cqc-api';

const good = { name: 'Residential homes', rating: 'Good', status: 'Current', assessmentDate: '2026-02-03' };
const assessment = (day: string, ...asgRatings: object[]) => ({
  assessmentPlanPublishedDateTime: `${day}T09:30:00`,
  ratings: { overall: [], asgRatings },
});
const inspected = (rating: string, reportDate: string) => ({ overall: { rating, reportDate } });

function read(more: object) {
  const location = { locationId: '1-2', name: 'Oak House', registrationStatus: 'Registered', ...more };
  const found = readCqcApiLocation(location);
  if ('skipped' in found) throw new Error(found.skipped.code);
  const { rating, unrated, inspectedOn } = found.entry.register ?? {};
  const services = unrated?.services.map(({ grade }) => grade);
  return {
    grade: rating?.grade ?? null,
    on: rating?.publishedOn ?? null,
    unrated: unrated?.reason,
    services,
    inspectedOn,
  };
}

it.each([
  ['an assessment alone', { assessment: [assessment('2026-03-01', good)] }, 'Good', '2026-03-01', '2026-02-03'],
  [
    'an assessment after an inspection',
    {
      currentRatings: inspected('Outstanding', '2019-05-01'),
      lastInspection: { date: '2019-04-01' },
      assessment: [assessment('2026-03-01', { ...good, rating: 'Requires Improvement' })],
    },
    ...(['Requires improvement', '2026-03-01', '2026-02-03'] as const),
  ],
  [
    'an inspection after an assessment',
    { currentRatings: inspected('Inadequate', '2026-08-01'), assessment: [assessment('2026-03-01', good)] },
    ...(['Inadequate', '2026-08-01', null] as const),
  ],
  [
    'what was and what is',
    { assessment: [assessment('2026-03-01', { ...good, rating: 'Inadequate', status: 'Historic' }, good)] },
    ...(['Good', '2026-03-01', '2026-02-03'] as const),
  ],
  [
    'two services of one grade, at two times',
    { assessment: [assessment('2025-03-01', { ...good, name: 'Homecare' }), assessment('2026-03-01', good)] },
    ...(['Good', '2026-03-01', '2026-02-03'] as const),
  ],
])('%s: the grade is the newest, of the day it was published', (_, location, grade, on, inspectedOn) => {
  expect(read(location)).toMatchObject({ grade, on, inspectedOn });
});

it('two services of different grades leave the whole without one, and are told', () => {
  const asgs = [good, { ...good, name: 'Homecare', rating: 'Inadequate' }];
  expect(read({ assessment: [assessment('2026-03-01', ...asgs)] })).toMatchObject({
    ...{ grade: null, unrated: 'notRated', services: ['Good', 'Inadequate'] },
  });
  const whole = { assessmentPlanPublishedDateTime: '2026-03-01', ratings: { overall: [good], asgRatings: asgs } };
  expect(read({ assessment: [whole] })).toMatchObject({ grade: 'Good' });
});

it.each([
  [
    'a word of no grade',
    { assessment: [assessment('2026-03-01', { ...good, rating: 'Insufficient evidence to rate' })] },
  ],
  [
    'that after a grade',
    {
      currentRatings: inspected('Good', '2020-01-01'),
      assessment: [assessment('2026-03-01', { ...good, rating: 'Insufficient evidence to rate' })],
    },
  ],
])('%s is told as such', (_, location) => {
  expect(read(location)).toMatchObject({ grade: null, unrated: 'insufficient' });
});

it.each([null, 'none', [{}], [{ ratings: null }], [{ ratings: { asgRatings: 'x' } }]])(
  'an assessment that says nothing (%j) takes no grade away',
  (assessments) => {
    expect(read({ currentRatings: inspected('Good', '2020-01-01'), assessment: assessments })).toMatchObject({
      grade: 'Good',
      on: '2020-01-01',
    });
  },
);
