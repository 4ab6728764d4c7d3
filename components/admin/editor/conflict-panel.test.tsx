import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import type { FieldKind } from '@/lib/admin/resource';
import { ConflictPanel } from './conflict-panel';

const same = '<p>One</p><p>Two</p><p>Three</p>';
const clash = {
  field: 'body',
  base: `${same}<p>Rooms from £900.</p>`,
  mine: `${same}<p>Rooms from £950.</p>`,
  theirs: `${same}<p>Rooms cost £900.</p>`,
};
const taken = jest.fn();
const show = (kind: FieldKind, one: typeof clash = clash) =>
  renderIn(
    'en',
    <ConflictPanel
      conflict={{ clashes: [one], taken: [] }}
      fields={[{ name: 'body', label: 'Text', kind }]}
      who="Mina"
      onTake={taken}
      asked={null}
    />,
  );
const side = (name: RegExp) => {
  const label = screen.getByRole('radio', { name }).closest('label');
  if (!label) throw new Error('No label.');
  return label;
};
const marked = (label: HTMLElement) => [...label.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('two texts stand side by side as they are read, and what the other has not is marked in each', () => {
  show('rich');
  const [mine, theirs] = [side(/^Yours/), side(/^Theirs/)];
  expect([marked(mine), marked(theirs)]).toEqual([
    ['from', '£950.'],
    ['cost', '£900.'],
  ]);
  for (const one of [mine, theirs])
    expect(within(one).getByText('3 paragraphs that are the same in both')).toBeVisible();
});

it('both can stand, one behind the other; of a line one alone can', async () => {
  const { unmount } = show('rich');
  await userEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  const both = `${same}<p>Rooms from £950.</p><p>Rooms cost £900.</p>`.replace(/^<p>|<\/p>$/g, '');
  expect(taken).toHaveBeenCalledWith('body', both.replaceAll('</p><p>', '\n\n'));
  unmount();
  show('line');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('what differs in its HTML alone is shown as HTML', () => {
  show('rich', { ...clash, mine: '<p>A</p>', theirs: '<h2>A</h2>' });
  expect(side(/^Theirs/)).toHaveTextContent('<h2>A</h2>');
});
