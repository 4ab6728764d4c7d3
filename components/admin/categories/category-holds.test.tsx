import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { CategoryHolds } from './category-holds';

const category = { id: 7, name: 'Respite', version: 3, listings: 2, posts: 1 };
const others = [{ value: '8', label: 'Short breaks' }];
const isDeletable = () => screen.queryByRole('button', { name: 'Yes, delete it' }) !== null;

it('says what is in a category, and offers another one to put it into instead of deleting it', () => {
  renderIn('en', <CategoryHolds category={category} others={others} />);
  expect(screen.getByText('In this category: 2 listings, 1 post.')).toBeVisible();
  const merge = screen.getByRole('region', { name: 'Merge into another category' });
  const into = within(merge).getByRole('combobox', { name: 'Merge into' });
  expect(into).toBeRequired();
  expect(into).toHaveValue('');
  expect(
    within(into)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose a category', 'Short breaks']);
  const form = into.closest('form');
  expect(form).toHaveFormValues({ id: '7', version: '3', locale: 'en' });
  expect(isDeletable()).toBe(false);
});

it('deletes one that is empty', () => {
  renderIn('en', <CategoryHolds category={{ ...category, listings: 0, posts: 0 }} others={others} />);
  expect(isDeletable()).toBe(true);
});

it('where the API counts nothing and merges nothing, only deletes', () => {
  renderIn('en', <CategoryHolds category={{ ...category, listings: null, posts: null }} others={[]} />);
  expect(screen.queryByText(/In this category/)).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(isDeletable()).toBe(true);
});
