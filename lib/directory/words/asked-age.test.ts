import { takeAges } from './asked-age';

it.each([
  ['home help for 92 year old newcastle', 'older-people'],
  ['carer for a 45-year-old man', 'adults'],
  ['nursery for 18 month old', 'children'],
  ['my dad is 87 and has dementia', 'older-people'],
  ['mum who’s nearly 90', 'older-people'],
  ['woman in her late 80s near Norwich', 'older-people'],
  ['lady in her seventies', 'older-people'],
  ['care for over 80s', 'older-people'],
  ['son aged 19', 'adults'],
  ['autistic son 19 Cardiff', 'adults'],
  ['my mum (84)', 'older-people'],
])('%s is for %s, and the age is not looked for', (text, audience) => {
  const { text: left, audiences } = takeAges(text);
  expect(audiences).toEqual([audience]);
  expect(left).not.toMatch(/\d|old|seventies/);
  expect(left).toHaveLength(text.length);
});

it.each([
  ...['24 hour care', 'who is 24/7 on call', '22 Regent Street', 'over 50 miles away', '£80s', 'aged 900', '1980s'],
  ...['care in the home', 'Old Sixty House', 'what is 5 days a week', 'mum 24 hours a day', 'for nan 2 miles away'],
])('%s says no age', (text) => {
  expect(takeAges(text)).toEqual({ text, audiences: [] });
});
