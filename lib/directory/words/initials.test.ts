import { initialsIn } from './words-of';

it.each([
  ['h and h care', ['hh']],
  ['h & h', ['hh']],
  ['a.b.c. homes', ['abc']],
  ['j p + k lodge', ['jpk']],
  ['a home', []],
  ["john's h", []],
  ['st a', []],
  ['shaw side', []],
])('%j has %j', (title, initials) => expect(initialsIn(title)).toEqual(initials));
