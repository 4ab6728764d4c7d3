import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '@/components/testing/render-in';
import { PicturePicker, toStart } from './picture-picker';

const original = globalThis.fetch;
/** What was asked for and not answered yet, by its words. */
const waiting = new Map<string, (names: string[]) => void>();

beforeEach(() => {
  waiting.clear();
  globalThis.fetch = ((address: string) =>
    new Promise<object>((resolve) => {
      const answer = (names: string[]) => {
        const items = names.map((name) => ({ name, title: name, alt: '', isDecorative: false }));
        resolve({ ok: true, json: async () => ({ items, page: 1, pageSize: 50, total: items.length }) });
      };
      waiting.set(new URL(address, 'http://localhost').searchParams.get('q') ?? '', answer);
    })) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

function Chooser() {
  const [value, setValue] = useState('');
  const start = toStart(['rose.jpg', 'room.jpg'].map((name) => ({ value: name, label: name })));
  return (
    <PicturePicker label="Picture" name="photo" value={value} start={start} onPick={({ name }) => setValue(name)} />
  );
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
const look = async (words: string) => {
  const search = screen.getByRole('searchbox');
  await userEvent.clear(search);
  await userEvent.type(search, `${words}{Enter}`);
};
const answer = (words: string, found: string[]) => act(async () => waiting.get(words)?.(found));

it('has the cursor and the newest pictures at once where it opens to be asked', async () => {
  renderIn('en', <PicturePicker label="Picture" name="photo" value="" onPick={() => {}} isAsked />);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await answer('', ['gate.jpg']);
  expect(names()).toEqual(['gate.jpg']);
});

it('shows what the last search found, however late an earlier one is answered', async () => {
  renderIn('en', <Chooser />);
  await look('garden');
  await look('gate');
  await answer('gate', ['gate.jpg']);
  await answer('garden', ['shed.jpg']);
  expect(names()).toEqual(['gate.jpg']);
});

it('lets nothing be pressed while its place is about to change', async () => {
  renderIn('en', <Chooser />);
  const list = screen.getByRole('list');
  await look('gate');
  expect(list).toHaveAttribute('inert');
  await answer('gate', ['gate.jpg']);
  expect(list).not.toHaveAttribute('inert');
});

it('keeps what is chosen in sight and in the form when something else is looked for', async () => {
  renderIn('en', <Chooser />);
  await userEvent.click(screen.getByRole('radio', { name: 'room.jpg' }));
  await look('gate');
  await answer('gate', ['gate.jpg']);
  expect(names()).toEqual(['room.jpg', 'gate.jpg']);
  expect(screen.getByRole('radio', { name: 'room.jpg' })).toBeChecked();
});

it('a picture that is added again is listed once', async () => {
  renderIn('en', <Chooser />);
  const picture = { name: 'room.jpg', title: 'room.jpg', alt: '', isDecorative: false };
  globalThis.fetch = (async () => ({ ok: true, json: async () => ({ picture }) })) as unknown as typeof fetch;
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'room.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('radio', { name: 'room.jpg', checked: true })).toBeVisible();
  expect(names()).toEqual(['room.jpg', 'rose.jpg']);
});
