import { isMadeUpName } from './made-up-name';
import { visitorName } from './visitor-name';

test('the same form makes up the same name', () => {
  expect(visitorName('a form')).toBe(visitorName('a form'));
  expect(isMadeUpName(visitorName('a form'))).toBe(true);
  expect(visitorName('another')).not.toBe(visitorName('a form'));
});

test('a name that was made up is known as one, and nobody’s own is', () => {
  expect(isMadeUpName(visitorName())).toBe(true);
  expect(['Rose', 'Visitor', 'Visitor 7', 'A Visitor 12345678'].filter(isMadeUpName)).toEqual([]);
});
