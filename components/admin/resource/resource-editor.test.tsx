import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { startEditor } from '@/lib/admin/editor-state';
import { faqResource } from '@/lib/admin/faqs';
import { toReport } from '@/lib/contract/fault-words';
import { ResourceEditor } from './resource-editor';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: mockRefresh }),
}));

const row = { fields: { question: 'Who?', answer: 'Us.' }, version: 3 };
const original = globalThis.fetch;
const sent: Record<string, string>[] = [];
let answers: { status: number; body: object }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    const { status, body } = answers.shift() ?? { status: 0, body: {} };
    if (status === 0) throw new TypeError('away');
    return { ok: status < 400, status, json: async () => body };
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const show = () =>
  renderIn('en', <ResourceEditor resource={faqResource} id="7" start={startEditor(row, null)} report={null} />);
const question = () => screen.getByRole('textbox', { name: 'Question' });
const answer = () => screen.getByRole('textbox', { name: 'Answer' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends what was typed with the version it began from, and goes on from the row it is answered', async () => {
  show();
  answers = [
    { status: 200, body: { location: '/x', opened: { fields: { question: 'Who? Me', answer: 'Us.' }, version: 4 } } },
    { status: 200, body: { location: '/x', opened: { fields: { question: 'Who? Me', answer: 'We' }, version: 5 } } },
  ];
  await userEvent.type(question(), ' Me');
  await save();
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  // A step back leads to a list that tells of it.
  expect(mockRefresh).toHaveBeenCalledTimes(1);
  expect(sent[0]).toMatchObject({ id: '7', version: '3', question: 'Who? Me', 'was.question': 'Who?' });
  await userEvent.clear(answer());
  await userEvent.type(answer(), 'We');
  await save();
  expect(sent[1]).toMatchObject({ version: '4', 'was.question': 'Who? Me', answer: 'We' });
});

it('asks which text is to stand where two changed the same, and saves over the newer row', async () => {
  show();
  const current = { fields: { question: 'Theirs?', answer: 'New.' }, version: 9 };
  answers = [
    { status: 409, body: { ...toReport('changedMeanwhile'), current, changedBy: 'Mina' } },
    { status: 200, body: { location: '/x', opened: { fields: { question: 'Theirs?', answer: 'New.' }, version: 10 } } },
  ];
  await userEvent.clear(question());
  await userEvent.type(question(), 'Mine?');
  await save();
  const panel = await screen.findByRole('region', { name: 'Mina changed this meanwhile' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('Came over from them: Answer.');
  expect([question(), answer()].map((box) => (box as HTMLInputElement).value)).toEqual(['Mine?', 'New.']);
  await userEvent.click(within(panel).getByRole('radio', { name: /^Theirs/ }));
  expect(question()).toHaveValue('Theirs?');
  await save();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent[1]).toMatchObject({ version: '9', question: 'Theirs?', 'was.question': 'Theirs?' });
  expect(sent[1]).not.toHaveProperty(['take.question']);
});

it('keeps words that could not be saved in this browser, and offers them next time', async () => {
  const { unmount } = show();
  answers = [];
  await userEvent.type(question(), ' Lost?');
  await save();
  expect(await screen.findByText(/^Not saved: our service does not answer/)).toBeVisible();
  unmount();
  show();
  expect(question()).toHaveValue('Who?');
  expect(await screen.findByText(/ typed here on \d.* and not saved\.$/)).toBeVisible();
  const found = within(screen.getByText('Show them').parentElement ?? document.body);
  expect(found.getByRole('definition', { hidden: true })).toHaveTextContent('Who? Lost?');
  expect(found.getByRole('term', { hidden: true })).toHaveTextContent('Question');
  await userEvent.click(await screen.findByRole('button', { name: 'Use them' }));
  expect(question()).toHaveValue('Who? Lost?');
});

it('says what is wrong at the field, and focuses the summary', async () => {
  show();
  answers = [{ status: 422, body: toReport('problem', { question: 'questionRequired' }) }];
  await userEvent.clear(question());
  await save();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(question()).toHaveAccessibleDescription(/Question is required\./);
});
