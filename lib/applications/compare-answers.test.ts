import { compareAnswers } from './compare-answers';

const answer = (key: string, value: string, label = `${key}?`) => ({ key, label, value, file: null });
const compared = (...people: ReturnType<typeof answer>[][]) =>
  compareAnswers(people.map((answers) => ({ answers, isAnonymous: false }))).map(({ key, answers, differs }) => [
    key,
    answers.map((one) => one?.value ?? null),
    differs,
  ]);

it('sets the answers to one question side by side and marks those that differ, not those that only look so', () => {
  expect(compared([answer('a', 'Yes'), answer('b', 'Dogs')], [answer('a', ' yes '), answer('b', 'Cats')])).toEqual([
    ['a', ['Yes', ' yes '], false],
    ['b', ['Dogs', 'Cats'], true],
  ]);
});

it('has a question that only some were asked in its place, as one that differs', () => {
  const [one, two] = [
    [answer('a', '1'), answer('c', '3')],
    [answer('a', '1'), answer('b', '2'), answer('c', '3')],
  ];
  expect(compared(one, two).map(([key]) => key)).toEqual(['a', 'b', 'c']);
  expect(compared(one, two)[1]).toEqual(['b', [null, '2'], true]);
});

it('knows a question by its name, however it was worded when each of them was asked', () => {
  const [question] = compareAnswers([
    { isAnonymous: false, answers: [answer('q', 'Nights', 'When?')] },
    { isAnonymous: false, answers: [answer('q', 'Nights', 'When can you work?')] },
  ]);
  expect(question).toMatchObject({ label: 'When?', differs: false });
});

it('calls nothing different that may only be hidden', () => {
  const [shown, hidden] = [
    { isAnonymous: false, answers: [answer('phone', '01632 960123')] },
    { isAnonymous: true, answers: [] },
  ];
  expect(compareAnswers([shown, hidden]).map(({ differs }) => differs)).toEqual([false]);
  expect(compareAnswers([shown, { ...hidden, isAnonymous: false }]).map(({ differs }) => differs)).toEqual([true]);
});
