import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { goTo } from '@/lib/browser/go-to';
import { DeedsInPlace } from './deeds-in-place';
import { SelectionBar } from './selection-bar';

jest.mock('@/lib/browser/go-to', () => ({ goTo: jest.fn() }));

const original = globalThis.fetch;
/** Answers that are still to be given, in their order. */
let answers: ((body: object | null) => void)[];
beforeEach(() => {
  answers = [];
  jest.mocked(goTo).mockClear();
  globalThis.fetch = (() =>
    new Promise((resolve, reject) => {
      answers.push((body) =>
        body ? resolve({ ok: true, json: async () => body }) : reject(new TypeError('Failed to fetch')),
      );
    })) as never;
});
afterEach(() => {
  globalThis.fetch = original;
});

const ids = [1, 2, 3];
function show() {
  renderIn(
    'en',
    <>
      <SelectionBar form="bulk" action="/api/admin/bulk" fields={{}} groups={[]} all={null} />
      <DeedsInPlace kind="comment" path="/adminPanel/comments" search="q=tea" />
      {ids.map((id) => (
        <div key={id} data-row>
          <input type="checkbox" name="ids" value={id} form="bulk" aria-label={`Row ${id}`} />
          <form data-in-place>
            <input type="hidden" name="ids" value={id} />
            <button type="submit" name="action" value="approve">
              Approve {id}
            </button>
          </form>
        </div>
      ))}
    </>,
  );
}
const approve = (id: number) => fireEvent.click(screen.getByRole('button', { name: `Approve ${id}` }));
const answer = async (run: object | null) => {
  await waitFor(() => expect(answers).not.toHaveLength(0));
  await act(async () => answers.shift()?.(run));
};

it('what waits in line is sent before the list is loaded anew, which tells of the last one', async () => {
  show();
  for (const id of ids) approve(id);
  await answer({ id: 11, changed: 1 });
  await answer({ id: 12, changed: 1 });
  expect(goTo).not.toHaveBeenCalled();
  await answer({ id: 13, changed: 1 });
  await waitFor(() => expect(jest.mocked(goTo).mock.calls).toEqual([['/adminPanel/comments?q=tea&run=13']]));
});

it('nothing is loaded anew where the last one could not be sent: its row is there again', async () => {
  show();
  for (const id of ids) approve(id);
  await answer({ id: 11, changed: 1 });
  await answer({ id: 12, changed: 1 });
  await answer(null);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing could be sent');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve 3' })).toBeVisible());
  expect(goTo).not.toHaveBeenCalled();
});

it('a row that is done is ticked no more, and not with the whole page', () => {
  show();
  const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
  fireEvent.click(box('Row 1'));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  approve(1);
  expect(screen.getByText('None selected')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(['Row 1', 'Row 2', 'Row 3'].map((name) => (box(name) as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
  ]);
});
