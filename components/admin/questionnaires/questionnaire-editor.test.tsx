import { deserialize, serialize } from 'node:v8';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { startSaving } from '@/lib/admin/save-model';
import { readWhen } from '@/lib/admin/when';
import { type DraftQuestion, readQuestions } from '@/lib/contract/draft-question';
import { blankQuestion } from '@/lib/questionnaire/draft/edit-questions';
import { toEnd } from '@/lib/questionnaire/draft/ends';
import { readQuestionsText, toQuestionsText } from '@/lib/questionnaire/draft/questions-text';
import { meaningOf } from '@/lib/questionnaire/law/meaning-of';
import { makeQuestions } from '@/testing/make-questions';
import { QuestionnaireEditor } from './questionnaire-editor';

const jump = (value: string, to: number) => ({ conditionValue: [{ value }], destination: { id: to } });
const three: DraftQuestion[] = [
  {
    ...blankQuestion(1),
    identifier: 'driving',
    headline: 'Do you drive?',
    questionType: 'multiple-choice',
    inputKind: null,
    choices: ['Yes', 'No'].map((value) => ({ value, label: value })),
    jumps: [jump('No', 3)],
  },
  { ...blankQuestion(2), identifier: 'car', headline: 'Which car?' },
  { ...blankQuestion(3), identifier: 'else', headline: 'Anything else?' },
];
const original = globalThis.fetch;
const sent: Record<string, string>[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  Element.prototype.scrollIntoView = () => {};
  // Browsers have them.
  Blob.prototype.text = function text() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
  globalThis.structuredClone = (value) => deserialize(serialize(value));
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const answer = (status: number, body: object) => ({ ok: status < 400, status, json: async () => body });
    if (address.endsWith('/advice')) return decide(JSON.parse(String(init?.body)), answer);
    if (address.includes('/lease/')) return answer(200, { isMine: true, name: 'Ann', since: '', until: '' });
    sent.push(JSON.parse(String(init?.body)));
    throw new TypeError('away');
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

function show(questions = three, locale: 'en' | 'ar' = 'en', purpose = 'other') {
  const fields = { title: 'Carers', description: '', purpose, questions: toQuestionsText(questions) };
  return renderIn(
    locale,
    <QuestionnaireEditor
      id="7"
      start={startSaving({ fields, version: 0, publicVersion: 1 })}
      report={null}
      standing={{ schedule: null, ending: null, previewUntil: null, isDraft: false, isWaiting: true }}
      published={questions}
      begun={{ car: 2 }}
      keptAdvice={[]}
      hasRetention
      when={readWhen(() => '')}
      previewHref={null}
    />,
  );
}

const text = () => document.querySelector<HTMLInputElement>('input[name=questions]')?.value ?? '';
const now = () => readQuestionsText(text()) ?? [];
const row = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('says where the answers lead, and what is wrong, beside each question', () => {
  show([{ ...three[0]!, jumps: [jump('No', 3), jump('Yes', 3)], required: true }, ...three.slice(1)]);
  expect(row(/^1\. /)).toHaveTextContent('⁨No⁩ or ⁨Yes⁩: question 3');
  expect(row(/^2\. /)).toHaveTextContent('Must be seen to.');
  expect(row(/^3\. /)).toHaveTextContent('the end');
});

it('what is done is taken back by keys, to the byte', async () => {
  show();
  const before = text();
  await press('Add a question');
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Nights?');
  expect(now().map(({ headline }) => headline)).toEqual(['Do you drive?', 'Nights?', 'Which car?', 'Anything else?']);
  await press('Down');
  expect(now()[2]?.headline).toBe('Nights?');
  const after = text();
  for (let at = 0; at < 3; at += 1) await userEvent.keyboard('{Control>}z{/Control}');
  expect(text()).toBe(before);
  for (let at = 0; at < 3; at += 1) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(text()).toBe(after);
});

it('keys take back what was done with the questions alone, on an Arabic keyboard too', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), '!');
  const after = text();
  const paste = screen.getByLabelText('Add choices');
  await userEvent.type(paste, 'Soon');
  const back = { key: 'ئ', code: 'KeyZ', ctrlKey: true };
  // The browser's own: what is typed there.
  expect(fireEvent.keyDown(paste, back)).toBe(true);
  expect(fireEvent.keyDown(screen.getByLabelText('Position'), back)).toBe(true);
  await userEvent.click(row(/^2\. /));
  await press('Remove');
  expect(fireEvent.keyDown(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave it' }), back)).toBe(
    true,
  );
  await press('Leave it');
  expect(text()).toBe(after);
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Question' }), back)).toBe(false);
  expect(now()).toEqual(three);
});

it('names the jumps and the unsent applications that a question takes along', async () => {
  show();
  await userEvent.click(row(/^2\. /));
  await press('Remove');
  const asked = screen.getByRole('dialog', { name: 'Remove this question?' });
  expect(asked).toHaveTextContent('Unsent applications with an answer here: 2.');
  await userEvent.click(within(asked).getByRole('button', { name: 'Leave it' }));
  expect(now()).toHaveLength(3);
  await userEvent.click(row(/^3\. /));
  await press('Remove');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go on' }));
  expect(now()[0]?.jumps).toEqual([jump('No', 0)]);
});

it('takes many choices at once, and says which were there', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Add choices'));
  await userEvent.paste('• Soon\n• No\n\n3) Never');
  await press('Add them');
  expect(now()[0]?.choices.map(({ label }) => label)).toEqual(['Yes', 'No', 'Soon', 'Never']);
  expect(screen.getByText('Already there: No.')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Add choices'));
  await userEvent.paste(Array.from({ length: 400 }, (_, at) => `Choice ${at}`).join('\n'));
  await press('Add them');
  expect(screen.getByText(/300 choices at most/)).toBeVisible();
  expect(now()[0]?.choices).toHaveLength(4);
});

it('makes a scale whose ends have words', async () => {
  show();
  await userEvent.click(row(/^3\. /));
  await userEvent.selectOptions(screen.getByLabelText('What is asked for'), 'Scale');
  await userEvent.type(screen.getByLabelText('Words at the first'), 'Never');
  await userEvent.type(screen.getByLabelText('Words at the last'), 'Always');
  expect(now()[2]?.choices.map(({ label }) => label)).toEqual(['1 – Never', '2', '3', '4', '5 – Always']);
  await userEvent.selectOptions(screen.getByLabelText('Steps'), '4');
  await userEvent.selectOptions(screen.getByLabelText('Begins at'), '0');
  expect(now()[2]?.choices.map(({ label }) => label)).toEqual(['0 – Never', '1', '2', '3 – Always']);
  expect(now()[2]?.choices.map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
});

it('says in what a number is given, and between what it lies', async () => {
  show();
  await userEvent.click(row(/^3\. /));
  await userEvent.selectOptions(screen.getByLabelText('What is asked for'), 'Number');
  await userEvent.type(screen.getByLabelText('Unit, such as hours'), 'hours');
  await userEvent.type(screen.getByLabelText('Smallest'), '0.5');
  await userEvent.type(screen.getByLabelText('Largest'), 'many');
  expect(screen.getByText('Please enter a number.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Largest'));
  await userEvent.type(screen.getByLabelText('Largest'), '7,5');
  expect(now()[2]).toMatchObject({ max: 7.5 });
  await userEvent.tab();
  expect(screen.getByLabelText('Largest')).toHaveValue('7.5');
  await userEvent.clear(screen.getByLabelText('Largest'));
  await userEvent.type(screen.getByLabelText('Largest'), '٠');
  expect(now()[2]).toMatchObject({ inputKind: 'number', unit: 'hours', min: 0.5, max: 0 });
  expect(await screen.findAllByText('The smallest number is larger than the largest.')).not.toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Largest')).toHaveValue('');
});

it('is published once what is odd is known, and never with an error', async () => {
  const odd = [{ ...three[0]!, jumps: [jump('Perhaps', 3)] }, ...three.slice(1)];
  show(odd);
  await press('Publish the changes');
  expect(sent).toEqual([]);
  expect(screen.getByRole('tab', { name: 'Checks (1)' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I know' }));
  await press('Publish the changes');
  expect(sent).toMatchObject([{ do: 'publish' }]);
});

it('lists hundreds of questions to lead to only for whoever comes to choose one', async () => {
  show(readQuestions(makeQuestions(361)) ?? []);
  const lists = screen
    .getAllByRole('combobox')
    .filter((list) => list.id !== 'purpose' && !list.id.startsWith('question-'));
  expect(lists.flatMap((list) => within(list).getAllByRole('option')).length).toBeLessThan(10);
  const otherwise = screen.getByLabelText('Otherwise go to');
  await userEvent.click(otherwise);
  expect(within(otherwise).getAllByRole('option')).toHaveLength(362);
  await userEvent.selectOptions(otherwise, screen.getByRole('option', { name: /^361\. / }));
  expect(now()[0]?.jumps.at(-1)).toEqual({ conditionValue: [], destination: { id: 361 } });
});

it('what another tab shows takes no word from the question that is written', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Add choices'));
  await userEvent.paste('Soon');
  await userEvent.click(screen.getByRole('tab', { name: 'Routes' }));
  expect(screen.queryByLabelText('Question')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(screen.getByLabelText('Add choices')).toHaveValue('Soon');
});

it('tells every route, and for very many how many there are', async () => {
  show(readQuestions(makeQuestions(361)) ?? []);
  await userEvent.click(screen.getByRole('tab', { name: 'Routes' }));
  const routes = screen.getByRole('tabpanel', { name: 'Routes' });
  expect(within(routes).getAllByRole('listitem')).toHaveLength(200);
  expect(routes).toHaveTextContent('There are more routes than the 200 shown.');
});

it('draws the questions and their ways, and leads from the map to a question', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Map' }));
  const map = await screen.findByRole('region', { name: 'Map' });
  expect(map).toHaveTextContent('⁨No⁩');
  expect(map).toHaveTextContent('End here');
  await userEvent.click(within(map).getByRole('button', { name: /^3\. / }));
  expect(screen.getByRole('heading', { name: 'Question 3' })).toHaveFocus();
});

it('tries a route in the preview', async () => {
  show();
  const frame = screen.getByTitle<HTMLIFrameElement>('On a phone');
  const told: { played: { answers: Map<number, string[]>; press: number } }[] = [];
  frame.contentWindow!.postMessage = (message: (typeof told)[number]) => void told.push(message);
  await userEvent.click(screen.getByRole('tab', { name: 'Routes' }));
  const [, button] = screen.getAllByRole('button', { name: /^Try it/ });
  await userEvent.click(button!);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(told.at(-1)?.played.answers).toEqual(new Map([[1, ['Yes']]])));
  expect(screen.getByText('Route 2 is tried beside this.')).toBeVisible();
  await userEvent.click(button!);
  await waitFor(() => expect(told.at(-1)?.played.press).toBe(2));
});

it('is written in Arabic too', () => {
  show(three, 'ar');
  expect(row(/^1\. /)).toHaveTextContent('السؤال 3');
});

describe('is put elsewhere by drag, as by its buttons', () => {
  const item = (name: RegExp) => row(name).closest('li')!;
  beforeAll(() => {
    window.PointerEvent = class extends MouseEvent {
      readonly pointerType: string;
      constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = pointerType;
      }
    } as typeof PointerEvent;
  });
  function drag(from: Element, to: Element, pointerType: string) {
    const list = to.parentElement!;
    list.setPointerCapture = () => {};
    // The box of every row is at 0 here: above it is its upper half.
    document.elementFromPoint = () => to;
    fireEvent.pointerDown(from, { pointerType, button: 0, clientY: 90 });
    fireEvent.pointerMove(list, { pointerType, clientY: -1 });
    fireEvent.pointerUp(list, { pointerType });
  }
  const headlines = () => now().map(({ headline }) => headline);

  it('of a mouse anywhere', () => {
    show();
    drag(row(/^3\. /), item(/^1\. /), 'mouse');
    expect(headlines()).toEqual(['Anything else?', 'Do you drive?', 'Which car?']);
    expect(screen.getByText('It is question 1 now.')).toBeInTheDocument();
  });

  it('of a finger at its grip alone', () => {
    show();
    drag(row(/^3\. /), item(/^1\. /), 'touch');
    expect(headlines()).toEqual(three.map(({ headline }) => headline));
    drag(item(/^3\. /).querySelector('[data-grip]')!, item(/^1\. /), 'touch');
    expect(headlines()).toEqual(['Anything else?', 'Do you drive?', 'Which car?']);
  });
});

it('ends with closing words that one answer alone leads to', async () => {
  show();
  const goTo = screen.getByLabelText('go to');
  await userEvent.click(goTo);
  await userEvent.selectOptions(goTo, 'End here');
  await press('Write closing words');
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'You need a car for this.');
  const [first, , third, end] = now();
  expect(end).toMatchObject({ headline: 'You need a car for this.', inputKind: 'statement', jumps: [toEnd] });
  expect(first?.jumps).toEqual([jump('No', end?.id ?? -1)]);
  expect(third?.jumps).toEqual([toEnd]);
});

describe('questions from a file', () => {
  const choose = (content: unknown) =>
    userEvent.upload(
      screen.getByLabelText('Questions from a file'),
      new File([typeof content === 'string' ? content : JSON.stringify(content)], 'a.json', {
        type: 'application/json',
      }),
    );

  it('take the place of those that are there once it was said what cannot be kept, and go by one undo', async () => {
    show(three, 'en', '');
    await choose({
      title: 'Night carers',
      fields: [
        { ref: 'driving', type: 'yes_no', title: 'Have you a car?' },
        { type: 'matrix', title: 'A grid' },
      ],
    });
    const dialog = await screen.findByRole('dialog', { name: 'Take one question?' });
    expect(dialog).toHaveTextContent('One thing cannot be kept as it is:');
    expect(dialog).toHaveTextContent('“A grid”: a field of the kind ⁨matrix⁩ cannot be asked');
    expect(now()).toHaveLength(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take them' }));
    // Known by its identifier, it stays the same question.
    expect(now()).toMatchObject([{ id: 1, identifier: 'driving', headline: 'Have you a car?' }]);
    expect(screen.getByText('One question was taken.')).toBeVisible();
    await press('Undo');
    expect(text()).toBe(toQuestionsText(three));
  });

  it.each([
    ['words', 'This is no file of JSON. Nothing was taken.'],
    [{ a: 1 }, /neither a questionnaire of ours nor a form/],
    [
      { title: 'A', fields: [{ type: 'matrix', title: 'B' }] },
      'None of its questions can be asked. Nothing was taken.',
    ],
    [{ title: 'A', questions: makeQuestions(1_001) }, 'It has more than 1,000 questions. Nothing was taken.'],
  ])('are none where it holds none', async (content, said) => {
    show();
    await choose(content);
    expect(await screen.findByText(said)).toBeVisible();
    expect(text()).toBe(toQuestionsText(three));
  });
});

describe('legal advice', () => {
  const asked = [three[0]!, { ...three[1]!, headline: 'Do you smoke?' }, three[2]!];
  const open = async () => {
    show(asked, 'en', 'job');
    await userEvent.click(row(/^2\. /));
  };

  it('is told with its source beside the question, marked in the list, and counted with the checks', async () => {
    await open();
    expect(row(/^2\. /)).toHaveTextContent('Mind the law.');
    const advice = screen.getByRole('list', { name: 'What the law says' });
    expect(within(advice).getByText('It asks about health or disability before an offer.')).toBeVisible();
    expect(within(advice).getByRole('link', { name: 'Equality Act 2010, section 60' })).toHaveAttribute(
      'href',
      'https://www.legislation.gov.uk/ukpga/2010/15/section/60',
    );
    expect(screen.getByRole('tab', { name: 'Checks (1)' })).toBeVisible();
  });

  it('changes the question to its better words in one step', async () => {
    await open();
    await press('Use the better words');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(now()[1]).toMatchObject({ headline: 'Do you need any adjustments for the interview?', inputKind: 'long' });
    expect(screen.queryByRole('list', { name: 'What the law says' })).toBeNull();
    await press('Undo');
    expect(now()[1]?.headline).toBe('Do you smoke?');
  });

  it('is kept with a reason, which is asked for, and falls when the question means something else', async () => {
    await open();
    await press('Keep it because …');
    await press('Keep the question');
    expect(screen.getByText('Please say why.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Why it is kept' }), 'For one man alone');
    await press('Keep the question');
    expect(await screen.findByText('For one man alone')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Checks' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), ' Still!');
    expect(await screen.findByRole('tab', { name: 'Checks (1)' })).toBeVisible();
    for (let at = 0; at < 1; at += 1) await userEvent.keyboard('{Control>}z{/Control}');
    await press('Decide again');
    expect(await screen.findByRole('button', { name: 'Keep it because …' })).toBeVisible();
  });

  it('a reason that is typed for one question is none for another, nor is a place', async () => {
    show([asked[1]!, { ...asked[1]!, id: 4, identifier: 'more' }, asked[2]!], 'en', 'job');
    await press('Keep it because …');
    await userEvent.type(screen.getByRole('textbox', { name: 'Why it is kept' }), 'For the first alone');
    await userEvent.type(screen.getByLabelText('Position'), '3');
    await userEvent.click(row(/^2\. /));
    expect(screen.getByRole('list', { name: 'What the law says' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Why it is kept' })).toBeNull();
    expect(screen.getByLabelText('Position')).toHaveValue('');
  });
});

/** As the API keeps it. */
function decide(
  { change, rule, question, reason }: { change: string; rule: 'health'; question: DraftQuestion; reason: string },
  answer: (status: number, body: object) => object,
) {
  const kept = { rule, meaning: meaningOf(question), reason, by: 'Ann', at: '2026-11-23T10:00:00.000Z' };
  return answer(201, change === 'keep' ? [kept] : []);
}
