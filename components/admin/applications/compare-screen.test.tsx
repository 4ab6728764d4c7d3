import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { receivedApplicationSchema } from '@/lib/contract/application';
import { CompareScreen } from './compare-screen';

function person(id: number, answers: Record<string, string>, isAnonymous = false) {
  return receivedApplicationSchema.parse({
    ...{ applicationId: id, reference: `LC-${id}`, typeTitle: 'Night carer', applicant: `Person ${id}`, isAnonymous },
    ...{ email: '', isUnconfirmed: false, withdrawn: false, isJob: true, stage: 'read', stageSince: null, reason: '' },
    ...{ nextStep: '', createdAt: null, ownerName: '', lastWordAt: null, checksDone: id, version: 1 },
    answers: Object.entries(answers).map(([key, value]) => ({ key, label: `${key}?`, value })),
  });
}

const row = (name: string | RegExp) => screen.getByRole('row', { name });

it('has a column a person and a row a question, says which answers differ, and leads to each file', () => {
  renderIn(
    'en',
    <CompareScreen
      search="?status=open"
      rows={[
        person(1, { Nights: 'Yes', Cats: 'I like them', Start: '2027-02-28' }),
        person(2, { Nights: 'yes', Cats: 'No' }),
        person(3, {}),
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Person 1', 'Person 2', 'Person 3'],
  ]);
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveAttribute(
    'href',
    `/adminPanel/applications/2?${new URLSearchParams({ in: '?status=open' })}`,
  );
  const cells = within(row(/^Cats/)).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['I like them', 'No', 'No answer']);
  expect(row(/^Cats/)).toHaveTextContent('Answers differ');
  expect(row(/^Start/)).toHaveTextContent('28 February 2027');
});

it('marks nothing where all say the same, and says what is hidden only where something is', () => {
  renderIn('en', <CompareScreen search="" rows={[person(1, { Nights: 'Yes' }), person(2, { Nights: 'Yes' })]} />);
  expect(row(/^Nights/)).not.toHaveTextContent('Answers differ');
  expect(screen.queryByText(/hidden until/)).toBeNull();
});

it('says that free words may still name somebody who is hidden', () => {
  renderIn('en', <CompareScreen search="" rows={[person(1, {}, true), person(2, {})]} />);
  expect(screen.getByText(/An answer in free words, or a note of a colleague, may still name them/)).toBeVisible();
});
