import { listingInput } from '@/lib/contract/listing';
import { checkListing, listingWork } from './listing-work';

const data = {
  typeTitle: 'A house',
  openClose: 'Open',
  categoryId: '3,5',
  description: '<p>One</p><p>Two</p>',
  headFeatures: 'Bright,Quiet',
  extra5: 'Kept',
  filterIds: '4,7',
  questionnaireId: 3,
  lat: 51.5,
  lng: -0.12,
  homeTile: 'liveIn',
  images: ['a.png'],
  job: { payFrom: 12.5, payTo: null, validThrough: '2026-12-01T00:00:00.000Z', hours: 'Mornings' },
};

it('what is not touched is kept to the letter', () => {
  const fields = listingWork.map.toFields(data);
  expect(fields).toMatchObject({
    title: 'A house',
    categories: '3,5',
    description: 'One\n\nTwo',
    highlights: 'Bright\nQuiet',
    payFrom: '12.5',
    payTo: '',
    validThrough: '2026-12-01',
  });
  expect(listingWork.map.toData(fields, data)).toEqual(data);
});

it('what is touched alone is changed', () => {
  const fields = {
    ...listingWork.map.toFields(data),
    description: 'One & two',
    features: 'Garden\nLift',
    payTo: '14',
    payFrom: '',
  };
  expect(listingWork.map.toData(fields, data)).toEqual({
    ...data,
    description: '<p>One &amp; two</p>',
    listingFeatures: 'Garden,Lift',
    job: { ...data.job, payTo: 14, payFrom: null },
  });
  const links = { filters: '7', questionnaire: '', lat: 'north', lng: '', homeTile: '' };
  expect(listingWork.map.toData(links, data)).toEqual({
    ...data,
    filterIds: '7',
    questionnaireId: null,
    lat: 'north',
    lng: null,
    homeTile: null,
  });
  expect(listingWork.map.toData({ payFrom: 'twelve' }, data).job).toMatchObject({ payFrom: 'twelve' });
});

it('fees are rows, and the day on which they were looked at a day or none', () => {
  const lines = { 'fees.0.name': 'Care', 'fees.0.amount': '900', 'fees.0.unit': 'week', 'fees.0.unavoidable': 'yes' };
  const after = listingWork.map.toData({ ...lines, feesCheckedOn: '2026-11-20' }, data);
  const line = { name: 'Care', amount: 900, unit: 'week', people: '', level: '', unavoidable: 'yes', when: '' };
  expect(after).toEqual({ ...data, fees: [line], feesCheckedOn: '2026-11-20' });
  expect(listingWork.map.toFields(after)).toMatchObject({ ...lines, feesCheckedOn: '2026-11-20' });
  expect(listingWork.map.toData({ feesCheckedOn: '' }, after).feesCheckedOn).toBeNull();
  expect(listingWork.fieldOf('fees.0.unit', after)).toBe('fees.0.unit');
});

it('has room for as many pictures as publishing takes', () => {
  const { most, write } = listingWork.pictures;
  const take = (count: number) =>
    listingInput.safeParse({ typeTitle: 'A', ...write(Array.from({ length: count }, (_, at) => `${at}.png`)) }).success;
  expect([take(most), take(most + 1)]).toEqual([true, false]);
});

const names = (fields: Record<string, string>, isJob = false) =>
  checkListing(fields, { isJob, today: '2026-11-22' }).map(({ name, isMust }) => (isMust ? `${name}!` : name));
const fee = { 'fees.0.name': 'Care', 'fees.0.amount': '9', 'fees.0.unavoidable': 'yes' };
const whole = { title: 'A', city: 'Leeds', postcode: 'LS1 4AB', phone: '01632 960000', description: 'D', price: '£1' };

it.each([
  [{}, false, []],
  [{ title: ' ' }, false, ['title!']],
  [{ phone: 'ring us' }, false, ['phone']],
  [{ phone: '', email: '' }, false, ['contact']],
  [{ postcode: 'Leeds' }, false, ['postcode']],
  [{ city: '', postcode: '' }, false, ['place']],
  [{ mapLink: 'https://evil.example/map' }, false, ['map']],
  [{ price: '' }, false, ['price']],
  [{ price: '', ...fee, feesCheckedOn: '2026-11-22' }, false, []],
  [{ ...fee, 'fees.0.amount': 'dear', 'fees.0.unavoidable': 'no' }, false, ['feeAmount!', 'feeDuty', 'feesChecked']],
  [{ ...fee, feesCheckedOn: '2026-11-23' }, false, ['feesChecked']],
  [{}, true, ['pay', 'closing']],
  [{ payFrom: '12', validThrough: '2026-11-21' }, true, ['closed']],
  [{ payFrom: '12', payTo: '11', validThrough: '2026-11-22' }, true, ['pays!']],
  [{ payFrom: 'twelve', validThrough: '2026-11-22' }, true, ['pays!']],
])('%j, a job: %s, is told of %j', (changed, isJob, told) => {
  expect(names({ ...whole, ...changed }, isJob)).toEqual(told);
});
