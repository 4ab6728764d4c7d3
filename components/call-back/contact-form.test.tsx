import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { ContactForm } from './contact-form';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn() }),
}));

it('has the fields of the specification, by their names', () => {
  renderIn('en', <ContactForm />);
  const form = screen.getByRole('button', { name: 'Send Message' }).closest('form');
  expect(form).toHaveFormValues({
    name: '',
    email: '',
    phone_number: '',
    msg_subject: '',
    message: '',
    page: '/contact',
  });
});

it('ties a problem to the field it names', async () => {
  const body = { message: 'There is a problem', errors: { yourName: 'Your Name is required.' } };
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 422, json: async () => body });
  renderIn('en', <ContactForm />);
  await userEvent.type(screen.getByLabelText('Subject (optional)'), 'Nights');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByRole('link', { name: 'Your Name is required.' })).toHaveAttribute('href', '#contact-yourName');
  expect(screen.getByLabelText('Subject (optional)')).toHaveValue('Nights');
});
