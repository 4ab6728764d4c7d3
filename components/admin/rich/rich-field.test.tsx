import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '@/components/testing/render-in';
import { RichField } from './rich-field';

const told: string[] = [];
let change: (value: string) => void;

function Held({ start, hasSource }: { start: string; hasSource: boolean }) {
  const [value, setValue] = useState(start);
  change = setValue;
  return (
    <RichField
      field={{ name: 'body', label: 'Text', kind: 'rich', hasSource }}
      value={value}
      error={undefined}
      onChange={(text) => {
        told.push(text);
        setValue(text);
      }}
    />
  );
}

beforeEach(() => {
  told.length = 0;
  // jsdom lays nothing out.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  document.documentElement.dir = '';
});

/** The editor follows the browser's selection a moment later. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

const show = (start: string, hasSource = true, locale: 'en' | 'ar' = 'en') =>
  renderIn(locale, <Held start={start} hasSource={hasSource} />);
const text = () => screen.getByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });

it('is a plain field until the editor is there, which says nothing before somebody types', async () => {
  show('One\n\nTwo');
  expect(text()).toHaveValue('One\n\nTwo');
  await screen.findByRole('toolbar', { name: 'Formatting' });
  expect(text()).toHaveAttribute('contenteditable', 'true');
  expect(text()).toHaveAttribute('aria-multiline', 'true');
  expect([...text().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(told).toEqual([]);
});

it('a heading is made of a paragraph, marked on its button, and taken back', async () => {
  show('One\n\nTwo');
  await screen.findByRole('toolbar');
  await userEvent.click(tool('Heading 2'));
  await waitFor(() => expect(told.at(-1)).toBe('<h2>One</h2><p>Two</p>'));
  expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tool('Undo'));
  await waitFor(() => expect(told.at(-1)).toBe('One\n\nTwo'));
  expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'false');
});

it('words that come back late take no newer key away', async () => {
  const late: (() => void)[] = [];
  function Late() {
    const [value, setValue] = useState('One');
    const field = { name: 'body', label: 'Text', kind: 'rich' } as const;
    return <RichField {...{ field, value, error: undefined }} onChange={(said) => late.push(() => setValue(said))} />;
  }
  renderIn('en', <Late />);
  await screen.findByRole('toolbar');
  await userEvent.click(tool('Heading 2'));
  await userEvent.click(tool('Heading 3'));
  const [first, ...others] = late;
  act(() => first?.());
  expect(text().innerHTML).toBe('<h3>One</h3>');
  act(() => {
    for (const one of others) one();
  });
  expect(text().innerHTML).toBe('<h3>One</h3>');
});

it('the toolbar is one stop; arrows go through it the way the page is read, and Escape back', async () => {
  const { unmount } = show('One');
  const stops = () =>
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  await screen.findByRole('toolbar');
  act(() => text().focus());
  await settle();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  expect(tool('Heading 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Heading 3')).toHaveFocus();
  expect(stops()).toEqual([tool('Heading 3')]);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(tool('Heading 2')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(text()).toHaveFocus());
  unmount();

  document.documentElement.dir = 'rtl';
  show('One', true, 'ar');
  await screen.findByRole('toolbar');
  act(() => screen.getByRole('button', { name: 'عنوان من المستوى 2' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'عنوان من المستوى 3' })).toHaveFocus();
});

it('what is typed after a tool goes into the text, however soon', async () => {
  show('One');
  await screen.findByRole('toolbar');
  act(() => text().focus());
  await settle();
  for (const name of ['Heading 2', 'Bold', 'List', 'Quote']) {
    act(() => {
      tool(name).focus();
      tool(name).click();
    });
    expect(text()).toHaveFocus();
  }
});

it('a link leads to what was typed, and to nothing that is no address', async () => {
  show('');
  await screen.findByRole('toolbar');
  await userEvent.click(tool('Link'));
  await userEvent.type(screen.getByLabelText('Leads to'), 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Type an address');
  await userEvent.clear(screen.getByLabelText('Leads to'));
  await userEvent.type(screen.getByLabelText('Leads to'), 'example.org/a{Enter}');
  await waitFor(() =>
    expect(told.at(-1)).toBe('<p><a href="https://example.org/a" rel="noopener nofollow">example.org/a</a></p>'),
  );
  expect(screen.queryByLabelText('Leads to')).toBeNull();
});

it('a link finds pages of the site by words of their titles, with the arrow keys and Enter', async () => {
  const asked: string[] = [];
  Element.prototype.scrollIntoView = () => {};
  const items = [{ kind: 'post', title: 'Choosing a carer', href: '/blog-details-user-view/7' }];
  const paper = { name: 'a'.repeat(24), title: 'Carer handbook', type: 'pdf' };
  global.fetch = jest.fn(async (address: string) => {
    asked.push(address);
    const isOfPages = address.startsWith('/api/links?');
    return { ok: true, json: async () => ({ items: isOfPages ? items : [paper] }) };
  }) as unknown as typeof fetch;
  show('');
  await screen.findByRole('toolbar');
  await userEvent.click(tool('Link'));
  const box = screen.getByRole('combobox', { name: 'Leads to' });
  await userEvent.type(box, 'carer');
  const found = await screen.findByRole('group', { name: 'Posts' });
  expect(within(found).getByRole('option')).toHaveTextContent('Choosing a carer');
  const papers = screen.getByRole('group', { name: 'Documents' });
  expect(within(papers).getByRole('option')).toHaveTextContent('Carer handbook');
  expect(asked.sort()).toEqual(['/api/care/admin/media?page=1&status=papers&q=carer', '/api/links?q=carer&locale=en']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(told.at(-1)).toContain('href="/blog-details-user-view/7"'));
  expect(told.at(-1)).toContain('>Choosing a carer</a>');
});

it('what the editor cannot show stays HTML to the letter, and says so', async () => {
  const html = '<p>One</p><table><caption>A</caption><tbody><tr><td>Two</td></tr></tbody></table>';
  show(html, false);
  expect(await screen.findByText(/nothing of it is changed/)).toBeVisible();
  expect(text()).toHaveValue(html);
  await userEvent.click(tool('Show as it will look'));
  expect(text()).toHaveValue(html);
  expect(told).toEqual([]);
});

it('its HTML can be looked at by who may, and shown as it will look again', async () => {
  const { unmount } = show('<h2>One</h2>');
  await screen.findByRole('toolbar');
  await userEvent.click(tool('Show the HTML'));
  expect(text()).toHaveFocus();
  await userEvent.type(text(), '<p>Two</p>');
  await userEvent.click(tool('Show as it will look'));
  expect(text()).toContainHTML('<p>Two</p>');
  expect(told.at(-1)).toBe('<h2>One</h2><p>Two</p>');
  unmount();
  show('One', false);
  await screen.findByRole('toolbar');
  expect(screen.queryByRole('button', { name: 'Show the HTML' })).toBeNull();
});

it('what comes over from somebody else leaves the cursor among the words it stands in', async () => {
  show('One\n\nTwo');
  await screen.findByRole('toolbar');
  act(() => text().focus());
  window.getSelection()?.collapse(text().querySelectorAll('p')[1]?.firstChild ?? null, 3);
  await settle();
  act(() => change('One, and much that somebody else wrote\n\nTwo'));
  await userEvent.click(tool('Heading 2'));
  await waitFor(() => expect(told.at(-1)).toBe('<p>One, and much that somebody else wrote</p><h2>Two</h2>'));
});

it('what comes over from somebody else is shown, or turns to HTML where it must', async () => {
  show('One');
  await screen.findByRole('toolbar');
  act(() => change('<p>One</p><h3>Theirs</h3>'));
  expect(await within(text()).findByRole('heading', { level: 3, name: 'Theirs' })).toBeVisible();
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  act(() => change('<p>One</p><pre>Theirs</pre>'));
  expect(await screen.findByText(/nothing of it is changed/)).toBeVisible();
  expect(text()).toHaveValue('<p>One</p><pre>Theirs</pre>');
  expect(told).toEqual([]);
});
