import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { galleryResource } from '@/lib/admin/gallery';
import { menuResource } from '@/lib/admin/menus';
import type { Resource } from '@/lib/admin/resource';
import { translationResource } from '@/lib/admin/translations';
import { useEditorFields } from '../resource/use-editor-fields';
import { QuickForm } from './quick-form';

type QuickProps<Row> = { resource: Resource<Row>; fields: Record<string, string> };

function Quick<Row>({ resource: { editor }, fields }: QuickProps<Row>) {
  const quick = useEditorFields(editor?.fields ?? [], {}).filter(({ name }) => editor?.quick.includes(name));
  return <QuickForm action="/x" id="7" opened={{ fields, version: 3 }} fields={quick} back="/adminPanel/menus" />;
}

const sent = () => {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return new FormData(form);
};

const menu = { name: 'Contact', url: '/contact', shown: 'no', parent: '2' };

it('a choice is chosen from, in words, and sends its value', async () => {
  renderIn('en', <Quick resource={menuResource} fields={menu} />);
  const shown = screen.getByRole('combobox', { name: 'Where it stands' });
  expect(shown).toHaveDisplayValue('Not in the menu');
  await userEvent.selectOptions(shown, 'In the menu');
  expect(sent().get('shown')).toBe('yes');
  expect([sent().get('parent'), sent().get('was.shown')]).toEqual(['2', 'no']);
});

it('begins in the first field, whatever language it is in', () => {
  renderIn('ar', <Quick resource={menuResource} fields={menu} />);
  const [name, url] = screen.getAllByRole('textbox', { hidden: false });
  expect(name).toHaveFocus();
  expect(url).toHaveAttribute('type', 'url');
  expect(url).toHaveAttribute('dir', 'ltr');
});

it('a text of several lines keeps them', () => {
  const words = 'One\n\nTwo';
  renderIn('en', <Quick resource={translationResource} fields={{ words, original: 'Uno\n\nDue' }} />);
  expect(sent().get('words')).toBe(words);
});

it('a picture is chosen from the library, without leaving the list', async () => {
  renderIn(
    'en',
    <Quick resource={galleryResource} fields={{ photo: 'garden.jpg', group: 'Home', description: 'A\nB' }} />,
  );
  expect(await screen.findByRole('group', { name: 'Picture' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Group' })).toHaveFocus();
  expect([sent().get('photo'), sent().get('description')]).toEqual(['garden.jpg', 'A\nB']);
});
