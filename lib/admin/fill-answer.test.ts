import { fillAnswer } from './fill-answer';

const asked = { name: 'Ann\n Lee', phone: '01632 960111', topic: 'Rose Cottage' };
const anyTopic = 'your request';
const ours = { company: { name: 'Rose {phone} Care', phone: '01632 960000' }, anyTopic };
const unknown = { company: null, anyTopic };

it('fills in each place once, and nothing within what was filled in', () => {
  expect(fillAnswer('Dear {name}: {topic}, {phone}. {company}, {companyPhone}. {name}', asked, ours)).toBe(
    'Dear Ann Lee: Rose Cottage, 01632 960111. Rose {phone} Care, 01632 960000. Ann Lee',
  );
});

it('leaves other braces as they are, and empty what nobody said', () => {
  expect(fillAnswer('{ name } {toString} {$&} {company}.', { ...asked, name: '$&' }, unknown)).toBe(
    '{ name } {toString} {$&} .',
  );
  expect(fillAnswer('Dear {name}', { ...asked, name: '$& {phone}' }, unknown)).toBe('Dear $& {phone}');
});

it('leaves no hole where it was not said what it is about', () => {
  expect(fillAnswer('Thank you for asking about {topic}.', { ...asked, topic: ' ' }, ours)).toBe(
    'Thank you for asking about your request.',
  );
});
