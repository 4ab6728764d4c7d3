import { fillFrom } from './fill-from';

it('says a word that is missing in the other language, at any depth, and leaves what is there', () => {
  const english = { Home: { title: 'Home', steps: { first: 'One', second: 'Two' } }, Form: { send: 'Send' } };
  const german = { Home: { title: 'Start', steps: { first: 'Eins' } } };
  expect(fillFrom(english, german)).toEqual({
    Home: { title: 'Start', steps: { first: 'Eins', second: 'Two' } },
    Form: { send: 'Send' },
  });
});

it('takes a sentence whole that the build has made into parts', () => {
  const english = { welcome: ['Welcome, ', ['name']], bye: ['Bye, ', ['name']] };
  expect(fillFrom(english, { welcome: ['Hallo, ', ['name']] })).toEqual({ ...english, welcome: ['Hallo, ', ['name']] });
});
