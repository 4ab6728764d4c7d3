import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { startSaving } from '@/lib/admin/save-model';
import { readWhen } from '@/lib/admin/when';
import { goTo } from '@/lib/browser/go-to';
import { readUnsent } from '@/lib/browser/unsent-words';
import { toReport } from '@/lib/contract/fault-words';
import { ListingEditor } from './listing-editor';

jest.mock('@/lib/browser/go-to', () => ({ goTo: jest.fn() }));

const base = {
  fields: { title: 'A house', city: 'Leeds', postcode: 'LS1 4AB', questionnaire: '8' },
  version: 3,
  publicVersion: 2,
};
const original = globalThis.fetch;
const sent: Record<string, string>[] = [];
let answers: { status: number; body: object; when?: Promise<void> }[] = [];
let similar: object[] = [];

beforeEach(() => {
  localStorage.clear();
  jest.mocked(goTo).mockClear();
  sent.length = 0;
  [answers, similar] = [[], []];
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const answer = (status: number, body: object) => ({ ok: status < 400, status, json: async () => body });
    if (address.includes('/lease/')) return answer(200, { isMine: true, name: 'Ann', since: '', until: '' });
    if (address.includes('/similar')) return answer(200, similar);
    sent.push(JSON.parse(String(init?.body)));
    const next = answers.shift();
    if (!next) throw new TypeError('away');
    await next.when;
    return answer(next.status, next.body);
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const show = () =>
  renderIn(
    'en',
    <ListingEditor
      id="7"
      start={startSaving(base)}
      report={null}
      standing={{ schedule: null, ending: null, previewUntil: null, isDraft: false, isWaiting: false }}
      chosen={{
        categories: [{ value: '1', label: 'Carer jobs' }],
        questionnaires: [
          { value: '8', label: 'For carers' },
          { value: '9', label: 'For nurses' },
        ],
      }}
      questionnaire="8"
      today="2026-11-22"
      when={readWhen(() => '')}
      previewHref={null}
    />,
  );
const title = () => screen.getByRole('textbox', { name: 'Title' });
const work = (fields: object, version: number) => ({
  fields: { ...base.fields, ...fields },
  version,
  publicVersion: 2,
});

it('keeps what is typed by itself, and says so once the API has said so', async () => {
  show();
  answers = [
    { status: 200, body: { location: '/x', work: work({ title: 'A house!' }, 4), at: '2026-07-22T14:02:00Z' } },
  ];
  await userEvent.type(title(), '!');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  expect(await screen.findByText(/^Saved 15:02\. Not public/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ do: 'save', id: '7', version: '3', title: 'A house!', 'was.title': 'A house' });
  // What was not touched is not sent.
  expect(sent[0]).not.toHaveProperty('city');
});

it('a button that finds nobody keeps the words in this browser too', async () => {
  const { unmount } = show();
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  unmount();
  show();
  expect(await screen.findByRole('button', { name: 'Use them' })).toBeVisible();
});

it('says that nothing was saved while nothing answers, and keeps the words in this browser', async () => {
  const { unmount } = show();
  await userEvent.type(title(), '!');
  expect(await screen.findByText(/^Not saved: no connection/)).toBeVisible();
  unmount();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Use them' }));
  expect(title()).toHaveValue('A house!');
});

it('says of a fault of our own that our service does not answer, and calls it no missing connection', async () => {
  answers = [{ status: 502, body: toReport('systemAway') }];
  show();
  await userEvent.type(title(), '!');
  expect(await screen.findByText(/^Not saved: our service does not answer/)).toBeVisible();
  expect(screen.queryByText(/no connection/)).toBeNull();
});

it.each([
  ['nothing answers', [], /^Not saved: no connection/, 0],
  ['it is refused', [{ status: 401, body: toReport('signInAgain') }], /^Not saved\. Your words/, 1],
])('the cursor stays where it is typed when %s', async (_, refusal, line, alerts) => {
  show();
  answers = refusal;
  await userEvent.type(title(), '!');
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  expect(title()).toHaveFocus();
  await userEvent.keyboard('?');
  expect(title()).toHaveValue('A house!?');
});

it('what is refused is not sent again by itself before it is changed', async () => {
  jest.useFakeTimers();
  show();
  answers = [401, 401].map((status) => ({ status, body: toReport('signInAgain') }));
  const write = (value: string) => fireEvent.change(title(), { target: { value } });
  // What follows from an answer is drawn at the end of each part.
  const wait = async () => {
    for (let part = 0; part < 6; part += 1) await act(() => jest.advanceTimersByTimeAsync(10_000));
  };
  write('A house!');
  await wait();
  expect(sent).toHaveLength(1);
  write('A house!?');
  await wait();
  expect(sent.map((one) => one.title)).toEqual(['A house!', 'A house!?']);
  jest.useRealTimers();
});

it('a button that is refused leads to what is wrong', async () => {
  show();
  const refused = { codes: { title: { code: 'fieldsRequired' } }, ...toReport('problem') };
  answers = [422, 422].map((status) => ({ status, body: refused }));
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish the changes' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('what is typed on while two texts wait to be chosen is mine', async () => {
  show();
  const current = { ...work({ title: 'Theirs' }, 9), base: null };
  answers = [{ status: 409, body: { ...toReport('changedMeanwhile'), current, changedBy: 'Mina' } }];
  await userEvent.type(title(), '!');
  const panel = await screen.findByRole('region', { name: 'Mina changed this meanwhile' });
  expect(title()).toHaveFocus();
  await userEvent.keyboard('?');
  await userEvent.click(within(panel).getByRole('radio', { name: /^Theirs/ }));
  await userEvent.click(within(panel).getByRole('radio', { name: /^Yours/ }));
  expect(title()).toHaveValue('A house!?');
});

it('a window that goes and comes back is the same one', async () => {
  const saveOnce = async () => {
    const { unmount } = show();
    const saved = work({ title: 'A house!' }, 4);
    answers = [{ status: 200, body: { location: '/x', work: saved, at: '2026-07-22T14:02:00Z' } }];
    await userEvent.type(title(), '!');
    await screen.findByText(/^Saved 15:02/);
    unmount();
    return sent.at(-1)?.tab;
  };
  expect(await saveOnce()).toBe(await saveOnce());
});

it('asks which text is to stand before it sends anything over somebody else’s', async () => {
  show();
  const current = { ...work({ title: 'Theirs', city: 'York' }, 9), base: null };
  answers = [{ status: 409, body: { ...toReport('changedMeanwhile'), current, changedBy: 'Mina' } }];
  await userEvent.type(title(), '!');
  const panel = await screen.findByRole('region', { name: 'Mina changed this meanwhile' });
  expect(screen.getByText('Not saved: choose first which text is to stand.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('York');
  await userEvent.click(within(panel).getByRole('radio', { name: /^Theirs/ }));
  expect(title()).toHaveValue('Theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
  expect(screen.queryByRole('region', { name: 'Mina changed this meanwhile' })).toBeNull();
});

it.each([
  ['the same', { title: 'Theirs' }, /Nothing has been saved over theirs/],
  ['something else', { city: 'York' }, /You changed different things/],
])('a button pressed at once asks first where somebody else changed %s meanwhile', async (_, theirs, said) => {
  show();
  const current = { ...work(theirs, 9), base: null };
  const faster = { status: 409, body: { ...toReport('changedMeanwhile'), current, changedBy: 'Mina' } };
  answers = [faster, { status: 422, body: toReport('problem') }];
  await userEvent.type(title(), '!');
  const publish = screen.getByRole('button', { name: 'Publish the changes' });
  await userEvent.click(publish);
  const panel = await screen.findByRole('region', { name: 'Mina changed this meanwhile' });
  await waitFor(() => expect(panel).toHaveFocus());
  expect(panel).toHaveTextContent(said);
  expect(sent.map((one) => one.do)).toEqual(['save']);
  await userEvent.click(publish);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ do: 'publish', version: '9', title: 'A house!' }));
});

const unsentTitle = () => readUnsent('/api/admin/working/listing 7')?.words.title;

it('a button that does nothing with the words leaves those that were never sent in this browser', async () => {
  const { unmount } = show();
  const current = { ...work({ title: 'Theirs' }, 9), base: null };
  answers = [
    { status: 409, body: { ...toReport('changedMeanwhile'), current, changedBy: 'Mina' } },
    { status: 200, body: { location: '/x?done=preview' } },
  ];
  await userEvent.type(title(), '!');
  await screen.findByRole('region', { name: 'Mina changed this meanwhile' });
  await userEvent.click(screen.getByRole('button', { name: 'Make a link to show it to someone' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/x?done=preview'));
  unmount();
  expect(unsentTitle()).toBe('A house!');
});

it.each([
  ['what is typed on while it is published stays in this browser', '?', 'A house?'],
  ['what was published does not', '', undefined],
])('%s', async (_, typed, kept) => {
  const { unmount } = show();
  let answer = () => {};
  const when = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saved = { location: '/x', work: work({ title: 'A house!' }, 4), at: '2026-07-22T14:02:00Z' };
  answers = [
    { status: 200, body: saved },
    { status: 200, body: { location: '/x?done=publish' }, when },
  ];
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish the changes' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ do: 'publish' }));
  if (typed) fireEvent.change(title(), { target: { value: `A house${typed}` } });
  answer();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/x?done=publish'));
  unmount();
  expect(unsentTitle()).toBe(kept);
});

it('tells of a listing that may be the same, and shows the facts of a job for jobs alone', async () => {
  similar = [{ id: 9, title: 'A House', city: 'Leeds', postcode: 'LS1 4AB', isDraft: false }];
  show();
  expect(await screen.findByRole('link', { name: 'A House, Leeds, LS1 4AB' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Hours' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Carer jobs' }));
  expect(screen.getByRole('textbox', { name: 'Hours' })).toBeVisible();
  expect(screen.getByText('A job without pay is not shown in job searches.')).toBeVisible();
});

it('asks before a listing gets another questionnaire than it has, and says so before that is published', async () => {
  show();
  const chosen = () => screen.getByRole('combobox', { name: 'Asked of whoever applies' });
  await userEvent.selectOptions(chosen(), 'For carers');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.selectOptions(chosen(), 'For nurses');
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText(/asks “For carers” now/)).toBeVisible();
  expect(chosen()).toHaveValue('8');
  await userEvent.click(question.getByRole('button', { name: 'Ask the other one' }));
  expect(chosen()).toHaveValue('9');
  expect(screen.getByText(/asks “For nurses” instead/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^People who apply may be asked/ })).toBeChecked();
  await userEvent.selectOptions(chosen(), 'None: visitors ring or write');
  const gone = within(screen.getByRole('dialog', { name: 'No questionnaire?' }));
  await userEvent.click(gone.getByRole('button', { name: 'Keep the one it has' }));
  expect(chosen()).toHaveValue('9');
  await userEvent.selectOptions(chosen(), 'For carers');
  expect(screen.queryByRole('checkbox', { name: /^People who apply may be asked/ })).toBeNull();
});

it('publishes what was agreed to, and words that were not agreed to come without', async () => {
  show();
  const chosen = screen.getByRole('combobox', { name: 'Asked of whoever applies' });
  await userEvent.selectOptions(chosen, 'None: visitors ring or write');
  await userEvent.click(screen.getByRole('button', { name: 'Ask nothing' }));
  const saved = { location: '/x', work: work({ questionnaire: '' }, 4), at: '2026-11-22T14:02:00Z' };
  answers = [{ status: 200, body: saved }];
  await screen.findByText(/^Saved \d\d:\d\d/);
  const refused = { codes: { questionnaire: { code: 'listingAnswered' } }, ...toReport('problem') };
  answers = [409, 409].map((status) => ({ status, body: refused }));
  const publish = screen.getByRole('button', { name: 'Publish the changes' });
  await userEvent.click(publish);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ do: 'publish', takesPlace: '1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^People who apply may be asked/ }));
  await userEvent.click(publish);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ do: 'publish', takesPlace: '' }));
  expect((await screen.findAllByText(/^People have applied with the questions/))[0]).toBeVisible();
});
