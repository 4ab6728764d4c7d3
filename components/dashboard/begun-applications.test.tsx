import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { BegunApplications } from './begun-applications';

const nights = {
  listingId: 7,
  title: 'Night carer',
  isOpen: true,
  changedAt: '2026-11-26T10:00:00Z',
  next: { number: 3, headline: 'Which nights?' },
};
const show = (...begun: (typeof nights)[]) =>
  renderIn('en', <BegunApplications begun={begun} userId="me" isForgotten={false} />);

it('says where to go on with what was begun', () => {
  show(nights);
  const [item] = screen.getAllByRole('listitem');
  expect(item).toHaveTextContent('Last changed on 26 November 2026');
  expect(screen.getByRole('link', { name: 'Go on with question 3: Which nights?' })).toHaveAttribute(
    'href',
    '/applynow2/7',
  );
});

it('leads nowhere where a listing is closed, and says so', () => {
  show({ ...nights, isOpen: false });
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is deleted by a plain form, and with script in this browser too', async () => {
  localStorage.setItem('answers me 7', '{}');
  show(nights);
  await userEvent.click(screen.getByText('Delete these answers', { selector: 'summary' }));
  const button = within(screen.getByRole('group')).getByRole('button', { name: 'Delete these answers' });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/api/answers/forget');
  expect(form).toHaveFormValues({ id: '7', locale: 'en' });
  form?.addEventListener('submit', (event) => event.preventDefault());
  await userEvent.click(button);
  expect(localStorage.getItem('answers me 7')).toBeNull();
});

it('takes no room where nothing was begun', () => {
  expect(show().container).toBeEmptyDOMElement();
});
