import { checkCompany, companyWork } from './company-work';

const today = '2026-11-23';
const { map, fieldOf } = companyWork;
const fee = { name: 'Agency fee', amount: 25.5, unit: 'week', people: '', level: '', unavoidable: 'yes', when: '' };
const data = {
  companyName: 'Test Care',
  logoPath: 'logo.png',
  palette: 'plum',
  nation: 'scotland',
  promiseMinutes: 60,
  openingPeriods: [
    { weekday: 2, from: '09:00', to: '12:00' },
    { weekday: 2, from: '13:00', to: '24:00' },
  ],
  closedDays: [{ date: '2026-12-24', name: '' }],
  fees: [fee, { ...fee, name: 'Deposit', unit: 'once' }],
};

it('what is not touched is kept to the letter', () => {
  const fields = map.toFields(data);
  expect(fields).toMatchObject({ name: 'Test Care', 'hours.2': '09:00–12:00, 13:00–24:00', 'hours.3': '' });
  expect(fields).toMatchObject({ 'fees.1.name': 'Deposit', 'fees.0.amount': '25.5', 'fees.2.name': '', promise: '60' });
  expect(map.toData(fields, data)).toEqual(data);
  expect(map.toData({}, data)).toEqual(data);
});

it('a row that is cleared keeps its place while somebody writes, and those below it theirs', () => {
  const cleared = { 'fees.0.name': '', 'fees.0.amount': '', 'fees.0.unit': '', 'fees.0.unavoidable': '' };
  const after = map.toData({ ...map.toFields(data), ...cleared }, data);
  expect(after.fees).toEqual([
    { name: '', amount: '', unit: '', people: '', level: '', unavoidable: '', when: '' },
    { ...fee, name: 'Deposit', unit: 'once' },
  ]);
  expect(map.toFields(after)['fees.1.name']).toBe('Deposit');
  // The API is sent the second row alone, and names it as its first.
  expect(fieldOf('fees.0.amount', after)).toBe('fees.1.amount');
});

it('what is taken back is none, and what cannot be read stays for publishing to refuse', () => {
  const wrong = { nation: '', promise: 'soon', 'hours.2': 'mornings', 'fees.1.amount': 'a lot' };
  const after = map.toData({ ...map.toFields(data), ...wrong }, data);
  expect(after).toMatchObject({
    nation: null,
    promiseMinutes: 'soon',
    openingPeriods: [{ weekday: 2, from: 'mornings', to: '' }],
    fees: [fee, { name: 'Deposit', amount: 'a lot' }],
  });
  expect(map.toFields(after)).toMatchObject(wrong);
  expect(fieldOf('openingPeriods.0.from', after)).toBe('hours.2');
  expect(checkCompany(map.toFields(after), today).filter(({ isMust }) => isMust)).toEqual([
    { name: 'hours', isMust: true },
    { name: 'amount', isMust: true },
  ]);
});

it.each(['24:30', '25:00', '9:60'])('%s is no time to close', (to) => {
  const fields = { ...map.toFields(data), 'hours.2': `09:00–${to}` };
  expect(checkCompany(fields, today)).toContainEqual({ name: 'hours', isMust: true });
});

it('says what would be better', () => {
  const names = (more: object) =>
    checkCompany({ ...map.toFields(data), phone: '01632 960000', feesCheckedOn: today, ...more }, today).map(
      ({ name }) => name,
    );
  expect(names({})).toEqual([]);
  expect(names({ rating: 'Good', 'fees.0.unavoidable': 'no', 'fees.1.unavoidable': 'no', 'hours.2': '' })).toEqual([
    ...['ratingUrl', 'unavoidable', 'promise'],
  ]);
  expect([names({ feesCheckedOn: '' }), names({ feesCheckedOn: '2026-11-24' })]).toEqual([
    ['feesChecked'],
    ['feesChecked'],
  ]);
  expect(names({ name: '', phone: 'ring us', email: '' })).toEqual(['name', 'phone']);
});
