import { inLanguages } from './questions/in-languages.mjs';
import { inTwoFields, listQuestions } from './questions.mjs';

const questions = listQuestions([]);
const classes = [...new Set(questions.map((question) => question.class))];

test('every class but the drawn one has its questions, two hundred and more together, none twice in its language', () => {
  expect(classes).toHaveLength(9 + Object.keys(inLanguages).length);
  expect(questions.length).toBeGreaterThanOrEqual(200);
  // Several languages share a word.
  const languageOf = (name: string) => (name.slice(3) in inLanguages ? name : '');
  const asked = questions.map((question) => `${languageOf(question.class)} ${question.ask}`);
  expect(asked.filter((ask, index) => asked.indexOf(ask) !== index)).toEqual([]);
});

test('two fields say together what the one line said', () => {
  for (const { ask, fields } of inTwoFields(questions)) {
    expect(fields.near).not.toBe('');
    expect(ask).toContain(fields.near);
    expect(`${fields.q} ${fields.near}`.length).toBeLessThanOrEqual(ask.length + 1);
  }
});

const [row] = [
  { id: 1, title: 'Larkfield House', name: 'larkfield house', text: 'larkfield house', dialled: '01632960140' },
];

test('what is drawn from listings is drawn alike each time', () => {
  const listing = { ...row, phone: '01632 960 140', postcode: 'YO1 9ZZ', district: 'YO1', isOpen: true };
  const listings = [{ ...listing, kinds: new Set(['careHome']), features: [], categories: [] }];
  const drawn = (name: string) => listQuestions(listings).filter((question) => question.class === name);
  expect(drawn('name with a slip').map(({ ask }) => ask)).toEqual(['Larfkield House']);
  expect(drawn('name').at(-1)?.ask).toBe('Larkfield House');
  expect(drawn('telephone').at(-1)?.wanted(listings[0])).toBe(true);
  expect(drawn('postcode').at(-1)).toMatchObject({ ask: 'yo19zz', fields: { near: 'YO1 9ZZ' } });
});
