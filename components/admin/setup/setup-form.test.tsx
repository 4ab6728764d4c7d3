import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { fillFormValues, readFormValues } from '@/lib/browser/form-values';
import { SetupForm } from './setup-form';

it('what was typed and chosen is there in the other language', async () => {
  const words = { name: '', phone: '', openingHours: '', palette: 'forest' };
  const form = <SetupForm id={null} version={null} words={words} report={null} />;
  const { unmount } = renderIn('en', form);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Rowan Care');
  await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
  const typed = readFormValues();
  unmount();
  const { container } = renderIn('ar', form);
  fillFormValues(typed);
  expect(container.querySelector('[name=name]')).toHaveValue('Rowan Care');
  expect(container.querySelector('[name=palette][value=ocean]')).toBeChecked();
});
