import { withoutMarks, withoutPlaceholders } from './plain-words';

test.each([
  ['Work *with* us', 'Work with us'],
  ['Why **care** work?\n_A few words_', 'Why care work?\nA few words'],
  ['**_Now_**, *10 places!*', 'Now, 10 places!'],
  [
    'I have read the [notice](https://care.example/notice) \\_2026\\_',
    'I have read the notice (https://care.example/notice) _2026_',
  ],
  ['[https://care.example](https://care.example)', 'https://care.example'],
  ['5 * 3 * 2, 2*3*4 and snake_case_name', '5 * 3 * 2, 2*3*4 and snake_case_name'],
  ['https://care.example/_a_/b and a \\* b', 'https://care.example/_a_/b and a * b'],
  ['*one', '*one'],
])('%s reads as %s', (written, read) => expect(withoutMarks(written)).toBe(read));

test.each([
  ['{{field:name}}, where do you live?', 'Where do you live?'],
  ['Hello {{field:name}}, how are you?', 'Hello, how are you?'],
  ['You said {{field:a}} and {{var:score}} points.', 'You said and points.'],
  ['{{hidden:source}}', '{{hidden:source}}'],
  ['Where do you live?', 'Where do you live?'],
])('%s is asked as %s', (written, read) => expect(withoutPlaceholders(written)).toBe(read));
