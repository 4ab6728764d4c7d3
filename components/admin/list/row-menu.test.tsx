import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { RowMenu } from './row-menu';

it.each([
  ['en', 'Actions for Ann'],
  ['ar', 'إجراءات Ann'],
] as const)('in %s names the row whose actions it opens', async (locale, name) => {
  renderIn(
    locale,
    <RowMenu name="Ann">
      <button type="button">Trash</button>
    </RowMenu>,
  );
  expect(screen.getByText('Trash')).not.toBeVisible();
  await userEvent.click(screen.getByLabelText(name));
  expect(screen.getByRole('button', { name: 'Trash' })).toBeVisible();
});
