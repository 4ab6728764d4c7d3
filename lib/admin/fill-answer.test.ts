import { fillAnswer } from './fill-answer';

const asked = { name: 'Ann\n Lee', phone: '01632 960111', topic: 'Rose Cottage' };
const company = { name: 'Rose {phone} Care', phone: '01632 960000' };

it('fills in each place once, and nothing within what was filled in', () => {
  expect(fillAnswer('Dear {name}: {topic}, {phone}. {company}, {companyPhone}. {name}', asked, company)).toBe(
    'Dear Ann Lee: Rose Cottage, 01632 960111. Rose {phone} Care, 01632 960000. Ann Lee',
  );
});

it('leaves other braces as they are, and empty what nobody said', () => {
  expect(fillAnswer('{ name } {toString} {$&} {company}.', { ...asked, name: '$&' }, null)).toBe(
    '{ name } {toString} {$&} .',
  );
  expect(fillAnswer('Dear {name}', { ...asked, name: '$& {phone}' }, null)).toBe('Dear $& {phone}');
});
