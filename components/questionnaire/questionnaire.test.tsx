import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { makeQuestion } from '@/lib/answers/testing/make-question';
import type { Draft } from '@/lib/contract/draft';
import type { Locale } from '@/lib/i18n/languages';
import { Questionnaire, type QuestionnaireProps } from './questionnaire';

const push = jest.fn();
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ push }) }));

const questions = [
  makeQuestion({ id: 1, headline: 'Which pet?', choices: ['cat', 'dog'], jumps: [['dog', 3]], required: true }),
  makeQuestion({ id: 2, headline: 'Why a cat?', description: 'A few words.' }),
  makeQuestion({ id: 3, headline: 'Which toys?', choices: ['ball', 'rope', 'stick'], multiple: true }),
  makeQuestion({ id: 4, headline: 'Your story', inputKind: 'long' }),
  makeQuestion({ id: 5, headline: 'Your email', inputKind: 'email', required: true }),
];

/** The network: what each call is answered, and what was sent. */
let calls: { method: string; url: string; headers: Headers; body: unknown }[] = [];
let answers: Record<string, () => Promise<Response> | Response> = {};
const reply = (status: number, body: unknown = null) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;

beforeAll(() => {
  window.scrollBy = jest.fn();
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  AbortSignal.timeout = () => new AbortController().signal;
});
beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  calls = [];
  answers = {
    PUT: () => reply(200, { saved: true, clientTime: new Date().toISOString(), other: null }),
    DELETE: () => reply(200, {}),
    POST: () => reply(201, { reference: 'LC-000007', stored: 3 }),
  };
  globalThis.fetch = jest.fn(async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    calls.push({ method, url, headers: new Headers(headers), body: body ? JSON.parse(String(body)) : null });
    return answers[method]!();
  }) as typeof fetch;
});

function show(more: Partial<QuestionnaireProps> = {}, locale: Locale = 'en') {
  const server = { draft: null, isKnown: true, keepsDrafts: true, sentAt: null };
  return renderIn(
    locale,
    <Questionnaire
      listingId={41}
      userId="me"
      questions={questions}
      server={server}
      loginHref="/login"
      phone="01632 960100"
      {...more}
    />,
  );
}

const slotOf = (name: string) => screen.getByText(name).closest('[data-current], fieldset, div')!;
const radio = (value: string) => screen.getByRole('radio', { name: `Label ${value}` });
/** The page goes on once the mark was seen. */
async function pick(name: string) {
  await userEvent.click(radio(name));
  await waitFor(() => expect(radio(name)).not.toHaveFocus());
}
const chip = (value: string) => screen.getByRole('checkbox', { name: `Label ${value}` });
const ok = (number: number) => screen.getByRole('button', { name: `OK, question ${number}` });
const sent = () => calls.filter(({ method }) => method === 'POST');

async function answerAll() {
  await pick('dog');
  await userEvent.click(chip('rope'));
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText(/Your story/), 'Once');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.type(screen.getByLabelText(/Your email/), 'edith@example.org{Enter}');
  await screen.findByRole('heading', { name: 'Check your answers' });
}

describe('a choice of one', () => {
  it('goes on by a click, and the focus with it', async () => {
    show();
    await pick('cat');
    expect(screen.getByLabelText(/Why a cat/)).toHaveFocus();
    expect(screen.getByText('Question 2, 3 left')).toBeVisible();
  });

  it.each(['{Enter}', ' '])('goes on by the key %j', async (key) => {
    show();
    act(() => radio('cat').focus());
    await userEvent.keyboard(key);
    expect(radio('cat')).toBeChecked();
    expect(screen.getByLabelText(/Why a cat/)).toHaveFocus();
  });

  it('is made once however long a key is held, and what comes next is not answered by it', () => {
    show();
    act(() => radio('dog').focus());
    fireEvent.keyDown(radio('dog'), { key: 'Enter' });
    expect(chip('ball')).toHaveFocus();
    expect(fireEvent.keyDown(chip('ball'), { key: 'Enter', repeat: true })).toBe(false);
    expect(chip('ball')).toHaveFocus();
    fireEvent.keyDown(chip('ball'), { key: 'b' });
    fireEvent.keyDown(chip('rope'), { key: 'b', repeat: true });
    expect(chip('rope')).toBeChecked();
  });

  it('stays under arrow keys, which only move the choice', async () => {
    show();
    act(() => radio('cat').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('dog')).toBeChecked();
    expect(radio('dog')).toHaveFocus();
    expect(screen.getByText('Question 1, 3 left')).toBeVisible();
  });

  it('is made by its letter too', async () => {
    show();
    act(() => radio('cat').focus());
    await userEvent.keyboard('b');
    expect(radio('dog')).toBeChecked();
    expect(radio('dog')).toHaveFocus();
  });

  it('on a scale is made by its number', async () => {
    const scale = makeQuestion({ id: 8, choices: ['0', '1', '2'], inputKind: 'scale' });
    show({ questions: [scale, makeQuestion({ id: 9 })] });
    act(() => radio('0').focus());
    await userEvent.keyboard('c');
    expect(radio('2')).not.toBeChecked();
    await userEvent.keyboard('2');
    expect(radio('2')).toBeChecked();
    expect(radio('2')).toHaveFocus();
  });

  it('that must be made says so', async () => {
    show();
    await userEvent.click(ok(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Please answer this question.');
    expect(radio('cat')).toHaveAccessibleDescription('Please answer this question.');
    expect(radio('cat')).toHaveFocus();
  });
});

it('a number has its unit beside it, and says between what it lies', async () => {
  const hours = { inputKind: 'number', unit: 'hours', min: 0, max: 168 } as const;
  show({ questions: [makeQuestion({ id: 8, ...hours }), makeQuestion({ id: 9 })] });
  const number = screen.getByLabelText(/Question 8/);
  expect(number).toHaveAccessibleDescription('hours');
  await userEvent.type(number, '200{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter 168 or less.');
  await userEvent.clear(number);
  await userEvent.type(number, '-1{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter 0 or more.');
});

it('a unit is said in the language of the page, beside its number and among the answers', async () => {
  const hours = makeQuestion({ id: 8, headline: 'Stunden', inputKind: 'number', unit: 'hours' });
  const messages = { ...jest.requireActual('@/messages/de.json'), ProviderTexts: { hours: 'Stunden je Woche' } };
  const server = { draft: null, isKnown: true, keepsDrafts: true, sentAt: null };
  const about = { listingId: 41, userId: 'me', questions: [hours], server, loginHref: '/login', phone: '' };
  renderIn('de', <Questionnaire {...about} />, messages);
  expect(screen.getByLabelText(/Stunden/)).toHaveAccessibleDescription('Stunden je Woche');
  await userEvent.type(screen.getByLabelText(/Stunden/), '24{Enter}');
  expect(screen.getByText('24 Stunden je Woche')).toBeVisible();
});

describe('a choice of several', () => {
  it('takes and gives back by clicks and letters, and goes on by Enter', async () => {
    show();
    await userEvent.click(chip('ball'));
    await userEvent.keyboard('b');
    expect(chip('ball')).toBeChecked();
    expect(chip('rope')).toBeChecked();
    await userEvent.click(chip('ball'));
    expect(chip('ball')).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(/Your story/)).toHaveFocus();
  });

  it('offers OK once something is chosen, and Skip before', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Skip, question 3' })).toBeVisible();
    await userEvent.click(chip('ball'));
    expect(ok(3)).toBeVisible();
  });
});

describe('text', () => {
  it('of one line goes on by Enter, letters and all', async () => {
    show();
    await pick('cat');
    await userEvent.keyboard('abc{Enter}');
    expect(screen.getByLabelText(/Why a cat/)).toHaveValue('abc');
    expect(chip('ball')).toHaveFocus();
  });

  it('of many lines keeps Enter for itself', async () => {
    show();
    await userEvent.type(screen.getByLabelText(/Your story/), 'a{Enter}b');
    expect(screen.getByLabelText(/Your story/)).toHaveValue('a\nb');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText(/Your email/)).toHaveFocus();
  });

  it('that is pasted is cut nowhere: what is too much is counted, and said before it is sent', async () => {
    show();
    const story = screen.getByLabelText(/Your story/);
    await userEvent.click(story);
    await userEvent.paste('x'.repeat(9_400));
    expect(story).not.toHaveAccessibleDescription();
    await userEvent.paste('y'.repeat(600));
    expect(story).toHaveAccessibleDescription('0 characters left');
    await userEvent.paste('z');
    expect(story).toHaveValue(`${'x'.repeat(9_400)}${'y'.repeat(600)}z`);
    expect(story).toHaveAccessibleDescription('1 character too many');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please use at most 10,000 characters.');
    expect(story).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText(/Your email/)).toHaveFocus();
  });

  it('has the keyboard and the help that fit it', () => {
    show();
    const email = screen.getByLabelText(/Your email/);
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('inputmode', 'email');
    expect(email).toHaveAttribute('enterkeyhint', 'next');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText(/Why a cat/)).toHaveAccessibleDescription('A few words.');
  });
});

describe('Enter where nothing has the focus', () => {
  const statement = makeQuestion({ id: 9, headline: 'Welcome', inputKind: 'statement' });

  it.each(['{Enter}', '{Control>}{Enter}{/Control}'])('goes on with the question that is shown: %s', async (keys) => {
    show({ questions: [statement, ...questions] });
    expect(document.body).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(radio('cat')).toHaveFocus();
  });

  it('is what OK is: what must be answered is asked for', async () => {
    show();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please answer this question.');
    expect(radio('cat')).toHaveFocus();
  });

  it('does nothing on the list of answers, nor to a link that has the focus', async () => {
    show({ questions: [statement, ...questions] });
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#elsewhere';
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(link).toHaveFocus();
    link.remove();
    await userEvent.click(screen.getByRole('button', { name: /^Check your answers/ }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  });
});

describe('the way', () => {
  it('leaves out what is jumped over, and back comes the way it went', async () => {
    show();
    await pick('dog');
    expect(screen.getByText('Why a cat?').closest('.hidden')).not.toBeNull();
    expect(chip('ball')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back, question 2' }));
    expect(radio('dog')).toHaveFocus();
  });

  it('leaves out whole groups, and brings them back with their answers and numbers', async () => {
    const first = makeQuestion({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 22]] });
    const rest = Array.from({ length: 24 }, (_, index) => makeQuestion({ id: index + 2 }));
    show({ questions: [first, ...rest] });
    const middle = () => screen.getByLabelText(/Question 15\?/);
    await userEvent.type(middle(), 'Kept');
    await pick('dog');
    expect(middle().closest('.hidden')).not.toBeNull();
    await waitFor(() => expect(screen.getByLabelText(/Question 22\?/)).toHaveAccessibleName(/^2\D/));
    await userEvent.click(screen.getByRole('button', { name: 'Back, question 2' }));
    await pick('cat');
    expect(middle().closest('.hidden')).toBeNull();
    expect(middle()).toHaveValue('Kept');
    await waitFor(() => expect(middle()).toHaveAccessibleName(/^15\D/));
    expect(screen.getByLabelText(/Question 22\?/)).toHaveAccessibleName(/^22\D/);
  });

  it('follows scrolling by highlighting alone: the focus stays', async () => {
    show();
    act(() => radio('cat').focus());
    const tops: Record<string, number> = {
      'question-1': -700,
      'question-2': -200,
      'question-3': 250,
      'question-4': 750,
      'question-5': 1250,
    };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return { top: tops[this.id] ?? 0 } as DOMRect;
    });
    fireEvent.scroll(window);
    await waitFor(() => expect(slotOf('Which toys?').closest('[data-current]')).not.toBeNull());
    expect(radio('cat')).toHaveFocus();
    for (const [index, id] of Object.keys(tops).entries()) tops[id] = 400 + 500 * index;
    fireEvent.scroll(window);
    await waitFor(() => expect(radio('cat').closest('[data-current]')).not.toBeNull());
    jest.restoreAllMocks();
  });

  it('highlights at once where a visitor scrolls to while a move is still under way', async () => {
    show();
    await pick('cat');
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return { top: this.id === 'question-5' ? 0 : -900 } as DOMRect;
    });
    fireEvent.scroll(window);
    await act(() => new Promise(requestAnimationFrame));
    fireEvent.wheel(window);
    fireEvent(window, new Event('scrollend'));
    const last = document.getElementById('question-5')!;
    await waitFor(() => expect(last.closest('[data-current]') ?? last.querySelector('[data-current]')).not.toBeNull());
    jest.restoreAllMocks();
  });
});

describe('what is answered', () => {
  it('is kept in this browser at once, and is there again', async () => {
    const { unmount } = show();
    await pick('cat');
    await userEvent.keyboard('soft');
    unmount();
    expect(JSON.parse(localStorage.getItem('questions')!)).toHaveLength(5);
    expect(localStorage.getItem('typeId')).toBe('41');
    show();
    expect(radio('cat')).toBeChecked();
    expect(screen.getByLabelText(/Why a cat/)).toHaveValue('soft');
    expect(screen.getByText('Your answers are still here.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Go on with question 3: / }));
    expect(chip('ball')).toHaveFocus();
  });

  it('is somebody else’s for somebody else', async () => {
    const { unmount } = show();
    await pick('cat');
    unmount();
    show({ userId: 'other' });
    expect(radio('cat')).not.toBeChecked();
  });

  it('is saved on the server a moment later', async () => {
    show();
    await pick('cat');
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    expect(calls).toEqual([
      expect.objectContaining({
        method: 'PUT',
        url: '/api/care/Response/draft/41',
        body: {
          version: '7.1',
          answers: [{ identifier: 'q-1', values: ['cat'] }],
          clientTime: expect.any(String),
          basedOn: null,
        },
      }),
    ]);
  });

  it('comes from the server on another device, carried over where the questions changed', () => {
    const draft: Draft = {
      version: '7.0',
      clientTime: '2026-01-01T00:00:00.000Z',
      answers: [
        { identifier: 'q-1', values: ['fish'] },
        { identifier: 'q-3', values: ['ball'] },
      ],
    };
    show({ server: { draft, isKnown: true, keepsDrafts: true, sentAt: null } });
    expect(chip('ball')).toBeChecked();
    expect(screen.getByText(/one answer no longer fits/)).toBeVisible();
  });

  it('of another device joins what is given here, with a notice', async () => {
    const other: Draft = {
      version: '7.1',
      clientTime: new Date().toISOString(),
      answers: [{ identifier: 'q-4', values: ['from the other'] }],
    };
    answers.PUT = () => reply(200, { saved: true, clientTime: new Date().toISOString(), other });
    show();
    await pick('cat');
    expect(await screen.findByText(/from another device/)).toBeVisible();
    expect(screen.getByLabelText(/Your story/)).toHaveValue('from the other');
    expect(radio('cat')).toBeChecked();
  });

  it('stays in this browser where the API keeps no drafts, which is not asked', async () => {
    show({ server: { draft: null, isKnown: true, keepsDrafts: false, sentAt: null } });
    await pick('cat');
    expect(screen.getByText('Kept on this device')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('answers me 41')).toContain('cat'));
    expect(calls).toEqual([]);
  });

  it('that was sent from another device does not come back, which is said', async () => {
    answers.PUT = () => reply(200, { saved: false, sent: true, clientTime: '2026-01-01T00:00:00.000Z', other: null });
    show();
    await pick('cat');
    const notice = await screen.findByRole('link', { name: 'See what you sent' });
    expect(notice).toHaveAttribute('href', '/usersdashboard');
    expect(screen.getByText(/^What you change here is not kept/)).toBeVisible();
    expect(localStorage.getItem('answers me 41')).toBeNull();
  });

  it('is gone on with at the first question without an answer, whatever statements stand before it', async () => {
    const welcome = makeQuestion({ id: 9, headline: 'Welcome', inputKind: 'statement' });
    const draft: Draft = {
      version: '7.1',
      clientTime: '2026-01-01T00:00:00.000Z',
      answers: [{ identifier: 'q-1', values: ['cat'] }],
    };
    const server = { draft, isKnown: true, keepsDrafts: true, sentAt: null };
    show({ server, questions: [welcome, ...questions] }, 'ar');
    await userEvent.click(screen.getByRole('button', { name: 'المتابعة من السؤال 2: Why a cat?' }));
    expect(screen.getByLabelText(/Why a cat/)).toHaveFocus();
  });

  it('names what is new, gone and worded otherwise, and leads back to what was answered before', async () => {
    const draft: Draft = {
      version: '7.0',
      clientTime: '2026-01-01T00:00:00.000Z',
      answers: [{ identifier: 'q-1', values: ['cat'] }],
    };
    const server = { draft, isKnown: true, keepsDrafts: true, sentAt: null };
    show({ server, changes: { added: ['When?'], dropped: ['Who?'], reworded: ['q-1', 'q-2'] } });
    const notice = within(screen.getAllByRole('status')[0]!);
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'When?',
      'Who?',
      expect.stringMatching(/^Look again: /),
    ]);
    await userEvent.click(notice.getByRole('button', { name: /^Look again: / }));
    expect(radio('cat')).toHaveFocus();
  });

  it('stays in this browser where the API refuses the draft', async () => {
    answers.PUT = () => reply(413);
    show();
    await pick('cat');
    expect(await screen.findByText('Kept on this device')).toBeVisible();
  });
});

describe('the check', () => {
  it('shows all that counts, with a way to change each', async () => {
    show();
    await answerAll();
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toHaveFocus();
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Label dog', 'Label rope', 'Once', 'edith@example.org']),
    );
    expect(screen.queryByRole('button', { name: 'Change: Why a cat?' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change: Which toys?' }));
    expect(chip('rope')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  });

  it('sends nothing while something must be answered, and leads there', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Check your answers/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Which pet? Please answer this question.', 'Your email Please answer this question.']);
    expect(sent()).toEqual([]);
  });

  it('sends everything in one call, once, and says Good Job', async () => {
    let answer: (response: Response) => void = () => {};
    answers.POST = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    show();
    await answerAll();
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(send);
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ url: '/api/care/Response/ObjectResponses' });
    expect(sent()[0]!.headers.get('idempotency-key')).toMatch(/^[\w-]+$/);
    expect(sent()[0]!.body).toEqual([
      expect.objectContaining({
        Id: 0,
        QuestionId: 1,
        ResponseLabel: 'Label dog',
        ResponseValue: 'dog',
        TypeId: 41,
        UserId: 'me',
        Active: true,
      }),
      expect.objectContaining({ QuestionId: 3, ResponseValue: 'rope' }),
      expect.objectContaining({ QuestionId: 4, ResponseLabel: 'Your story', ResponseValue: 'Once' }),
      expect.objectContaining({ QuestionId: 5, ResponseValue: 'edith@example.org' }),
    ]);
    await act(async () => answer(reply(201, { reference: 'LC-000007', stored: 4 })));
    const dialog = screen.getByRole('dialog', { name: 'Good Job' });
    expect(dialog).toHaveTextContent('Thank you, We will get back to you shortly.');
    expect(dialog).toHaveTextContent('LC-000007');
    expect(dialog).toHaveTextContent('01632 960100');
    expect(localStorage.getItem('answers me 41')).toBeNull();
    fireEvent(dialog, new Event('close'));
    expect(push).toHaveBeenCalledWith('/usersdashboard');
  });

  it.each([
    ['a falsy answer', () => reply(200, false)],
    ['a fault of the API', () => reply(500, { message: 'Oh' })],
    ['no network', () => Promise.reject(new TypeError('failed'))],
  ])('keeps everything after %s, and offers Retry', async (_, answer) => {
    answers.POST = answer;
    show();
    await answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers were not sent. They are all kept');
    expect(screen.getByRole('link', { name: 'Back to the listing' })).toHaveAttribute('href', '/listing-details/41');
    expect(localStorage.getItem('answers me 41')).toContain('edith@example.org');
    answers.POST = () => reply(201, true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Good Job' })).toBeVisible();
    const [first, second] = sent();
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
  });

  it('marks the questions that a refusal names', async () => {
    answers.POST = () =>
      reply(422, { message: 'There is a problem', errors: { '0.responseValue': 'Odd', '0.typeId': 'It is closed.' } });
    show();
    await answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['It is closed.', 'Which pet? Please look at this answer again.']);
    expect(within(summary).getAllByRole('link')[1]).toHaveAttribute('href', '#change-1');
  });

  it('says by its code what is wrong with no question, in the words of the page', async () => {
    const codes = { '0.typeId': { code: 'listingClosed', title: 'Rose Care' } };
    answers.POST = () => reply(422, { message: 'No.', errors: { '0.typeId': 'Shut.', '1.typeId': 'Shut.' }, codes });
    show();
    await answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link')).toHaveTextContent('“Rose Care” no longer takes applications.');
  });

  it('says when the session is over, and where to log in again', async () => {
    answers.POST = () => reply(401, { message: 'Please sign in.' });
    show();
    await answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('without script', () => {
  it('it is one plain form', () => {
    const { container } = show({}, 'ar');
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', '/api/answers/41');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ locale: 'ar' });
    const ours = ['locale', 'version', 'shown'];
    expect([...new FormData(form).keys()]).toEqual([...ours, 'answer-q-2', 'answer-q-4', 'answer-q-5']);
  });

  it('a form that came back says why, and leads to each question', () => {
    show({ problem: 'answers' });
    const links = within(screen.getAllByRole('alert')[0]!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#question-1-1', '#question-5-text']);
  });

  it('a form that came back says that other questions are asked by now, and how many answers fit no more', () => {
    const answers = [{ identifier: 'gone', values: ['cat'] }];
    const draft = { version: '7.0', clientTime: '2026-01-01T00:00:00.000Z', answers };
    show({ problem: 'changed', server: { draft, isKnown: true, keepsDrafts: true, sentAt: null } });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('and one answer no longer fits.');
  });

  it('a form that came back names the answers that were too long to be kept, until they are given again', async () => {
    show({ notKept: [4] });
    const summary = screen.getAllByRole('alert')[0]!;
    expect(summary).toHaveTextContent('We kept all but these');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#question-4-text']);
    const story = screen.getByLabelText(/Your story/);
    expect(story).toHaveAccessibleDescription(expect.stringContaining('This answer was too long to be kept.'));
    await userEvent.type(story, 'Once');
    expect(story).not.toHaveAccessibleDescription(expect.stringContaining('too long to be kept'));
  });
});

describe('a copy by email', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Email me a copy of my answers' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  it('is offered unticked with the address it goes to, and asked for by who ticks', async () => {
    show({ copyTo: 'edith@example.org' });
    await answerAll();
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/edith@example\.org/);
    await userEvent.click(box());
    await send();
    expect(sent().map(({ url }) => url)).toEqual(['/api/care/Response/ObjectResponses?copy=1']);
  });

  it('is not asked for by who leaves it', async () => {
    show({ copyTo: 'edith@example.org' });
    await answerAll();
    await send();
    expect(sent().map(({ url }) => url)).toEqual(['/api/care/Response/ObjectResponses']);
  });

  it('is not offered without a proved address', async () => {
    show();
    await answerAll();
    expect(screen.queryByRole('checkbox', { name: 'Email me a copy of my answers' })).toBeNull();
  });
});
