import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { receivedApplicationSchema } from '@/lib/contract/application';
import { ApplicationMail } from './application-mail';

const row = receivedApplicationSchema.parse({
  ...{
    applicationId: 12,
    reference: 'LC-000012',
    typeTitle: 'Night carer',
    applicant: 'Ann',
    email: 'ann@example.org',
  },
  ...{ isUnconfirmed: false, withdrawn: false, isJob: true, stage: 'read', stageSince: null, reason: '' },
  ...{ nextStep: '', createdAt: null, ownerName: '', lastWordAt: null, checksDone: 0, version: 7 },
});

it('says when a message leaves, and takes it back until then by a plain form', () => {
  const leaving = [{ message: 5, subject: 'Hello', leavesAt: '2027-03-01T09:30:00Z' }];
  renderIn(
    'en',
    <ApplicationMail {...{ row, leaving }} events={[]} words={{}} report={null} search="?status=open" after={13} />,
  );
  expect(screen.getByText(/“Hello” leaves on 1 Mar 2027, 09:30/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Do not send it Hello' });
  expect(button).toHaveAttribute('value', 'unmail');
  const form = button.closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    id: '12',
    version: '7',
    message: '5',
    after: '13',
  });
  expect(within(form ?? document.body).getAllByRole('button')).toHaveLength(1);
});

it('says nothing of messages where none waits, but offers to write one', () => {
  renderIn(
    'en',
    <ApplicationMail {...{ row }} leaving={[]} events={[]} words={{}} report={null} search="" after={null} />,
  );
  expect(screen.queryByText(/leaves on/)).toBeNull();
  expect(screen.getByText(/Email them/)).toBeVisible();
});

it('shows what they wrote since we answered, and nothing of it once it was read', () => {
  const event = { by: 'ann', action: 'replied', note: '', detail: '', until: null };
  const events = [
    { ...event, id: 3, words: 'Is Tuesday still free?', at: '2027-03-02T09:00:00.000Z' },
    { ...event, id: 1, words: 'An older one.', at: '2027-02-01T09:00:00.000Z' },
  ];
  const waiting = { ...row, repliedAt: '2027-03-02T09:00:00.000Z' };
  const { unmount } = renderIn(
    'en',
    <ApplicationMail row={waiting} leaving={[]} events={events} words={{}} report={null} search="" after={null} />,
  );
  const written = screen.getByRole('region', { name: 'What they wrote waits for an answer' });
  expect(written).toHaveTextContent('Is Tuesday still free?');
  expect(written).not.toHaveTextContent('An older one.');
  unmount();
  renderIn('en', <ApplicationMail {...{ row, events }} leaving={[]} words={{}} report={null} search="" after={null} />);
  expect(screen.queryByText('Is Tuesday still free?')).toBeNull();
});
