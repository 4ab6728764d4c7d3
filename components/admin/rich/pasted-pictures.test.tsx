import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderIn } from '@/components/testing/render-in';
import { RichField } from './rich-field';

const original = globalThis.fetch;
const sent: string[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  sent.length = 0;
  // jsdom lays nothing out.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  answer = async () => ({ picture: { name: `rose-${sent.length}.png`, title: '', alt: '', isDecorative: false } });
  globalThis.fetch = (async (_: string, { body }: { body: FormData }) => {
    const file = body.get('picture');
    sent.push(file instanceof File ? `${file.name} ${file.type} ${file.size}` : '');
    const said = await answer();
    return { ok: !('message' in (said as object)), status: 422, json: async () => said };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

let value = '';

function Held() {
  const [now, setNow] = useState('<p>Before</p>');
  value = now;
  return (
    <RichField field={{ name: 'body', label: 'Text', kind: 'rich' }} value={now} error={undefined} onChange={setNow} />
  );
}

async function paste(html: string, files: File[] = [], plain = '') {
  renderIn('en', <Held />);
  await screen.findByRole('toolbar', { name: 'Formatting' });
  const getData = (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? plain : '');
  const field = screen.getByRole('textbox', { name: 'Text' });
  await act(async () => {
    field.focus();
    fireEvent.paste(field, { clipboardData: { getData, files, types: ['text/html'], items: [] } });
    // The editor follows the browser's selection a moment later.
    await new Promise((resolve) => setTimeout(resolve, 60));
  });
}

const dot = 'data:image/png;base64,iVBORw0KGgo=';
const figure = (name: string, alt = '') => `<figure><img src="/Documents/appImages/${name}" alt="${alt}"></figure>`;

it('go into the library and stand where they stood in the text; somebody is asked what they show', async () => {
  await paste(`<p>One</p><p><img src="${dot}" alt="A rose"></p><p>Two</p><p><img src="file:///C:/a.png"></p>`);
  const line = 'One picture is in the library now. Please say what it shows. One picture was left out';
  expect(await screen.findByText(new RegExp(`^${line}`))).toHaveRole('status');
  expect(sent).toEqual(['A rose.png image/png 8']);
  const [one, two] = [value.indexOf('<p>One</p>'), value.indexOf('<p>Two</p>')];
  expect(value.slice(one, two)).toContain(figure('rose-1.png', 'A rose'));
  expect(value).not.toMatch(/data:|file:/);
  expect(screen.getByRole('textbox', { name: 'What it shows, for those who do not see it' })).toHaveValue('A rose');
});

it('a picture that was copied by itself is stored, and not taken from where it was', async () => {
  const file = new File(['abc'], 'image.png', { type: 'image/png' });
  await paste('<img src="https://elsewhere.example/rose.png">', [file]);
  await screen.findByText(/in the library now/);
  expect(sent).toEqual(['image.png image/png 3']);
  expect(value).toContain(figure('rose-1.png'));
  expect(value).not.toContain('elsewhere');
});

it('a drawing of a text, as word processors give it along, is no picture', async () => {
  await paste('<p>Words</p>', [new File(['abc'], 'image.png', { type: 'image/png' })], 'Words');
  await waitFor(() => expect(value).toContain('Words'));
  expect(sent).toEqual([]);
});

it('that are refused are told of, and nothing of them is in the text', async () => {
  answer = async () => ({ message: 'It is too large.', code: 'problem', errors: { picture: 'It is too large.' } });
  await paste(`<p>One</p><img src="${dot}">`);
  expect(await screen.findByRole('alert')).toHaveTextContent('It is too large.');
  expect(value).toBe('One\n\nBefore');
});
