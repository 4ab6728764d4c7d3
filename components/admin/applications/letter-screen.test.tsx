import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { letterTo } from '@/lib/contract/application-letter';
import { LetterScreen } from './letter-screen';

const to = (id: number, name: string, refusal: string | null = null) =>
  letterTo.parse({ applicationId: id, reference: `LC-00000${id}`, name, topic: 'Night carer', refusal, version: 3 });
const letters = [to(1, 'Ann {topic}'), to(2, 'Ben'), to(3, 'Cy', 'mailBounced')];
const show = (words = { subject: 'For {name}', text: 'About {topic}. {company}' }) =>
  renderIn(
    'en',
    <LetterScreen
      {...{ letters, words }}
      ids={[1, 2, 3]}
      search="?status=open"
      answers={[{ id: 9, subject: 'News', text: 'Dear {name}' }]}
      chosen={null}
      report={null}
      company={{ company: 'Rose Care', companyPhone: '' }}
    />,
  );

it('shows the letter as each reads it, and follows what is typed', async () => {
  show();
  const previews = screen.getByRole('region', { name: 'As each of them reads it' });
  expect(previews).toHaveTextContent('For Ben');
  expect(previews).toHaveTextContent('About Night carer. Rose Care');
  // What somebody is called is no place to be filled in.
  expect(previews).toHaveTextContent('For Ann {topic}');
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Subject'));
  await user.type(screen.getByLabelText('Subject'), 'Hello {{reference}');
  expect(
    within(previews)
      .getAllByText(/^Hello LC-/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Hello LC-000001', 'Hello LC-000002']);
});

it('names who cannot be written to, and sends to the others as they were seen', () => {
  show();
  const refused = screen.getByRole('region', { name: 'Not written to' });
  expect(refused).toHaveTextContent('Cy: mails to them come back');
  const form = screen.getByRole('button', { name: 'Send it to 2 people' }).closest('form');
  const sent = new FormData(form ?? undefined);
  expect(sent.getAll('to')).toEqual(['1@3', '2@3']);
  expect([sent.get('ids'), sent.get('search')]).toEqual(['1,2,3', '?status=open']);
});
