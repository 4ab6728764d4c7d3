import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { feeLine as line } from '@/lib/fees/testing/fee-line';
import { FeeLines } from './fee-lines';

const fees = [
  line('One person', 1_250, { people: 'one' }),
  line('A couple', 1_450, { people: 'couple' }),
  line('Meals', 0, { level: 'personal' }),
  line('Dementia care', 150, { level: 'dementia' }),
  line('Driving', 0.45, { unit: 'mile', unavoidable: 'no' }),
];

test('an addition reads as one, in a group of its own; what is included stays a word', () => {
  renderIn('en', <FeeLines fees={fees} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['The price', 'Added in some cases', 'Only if you choose it'],
  ]);
  expect(amounts()).toEqual(['£1,250 a week', '£1,450 a week', 'Included', '+ £150 a week', '+ £0.45 a mile']);
  // Its group says already who pays it.
  expect(screen.getAllByText('Only if you choose it')).toHaveLength(1);
});

test('two lines of one name are two, as the provider has them', () => {
  renderIn(
    'en',
    <FeeLines fees={[line('Care', 1_250, { people: 'one' }), line('Care', 1_450, { people: 'couple' })]} />,
  );
  expect(amounts()).toEqual(['£1,250 a week', '£1,450 a week']);
});

test('in Arabic the sign stays before its pounds', () => {
  renderIn('ar', <FeeLines fees={fees} />);
  const added = screen.getByRole('heading', { name: 'يُضاف في بعض الحالات' }).parentElement ?? document.body;
  expect(within(added).getByRole('definition')).toHaveTextContent('\u2066+ £150\u2069 في الأسبوع');
});

function amounts() {
  return screen.getAllByRole('definition').map(({ textContent }) => toPlain(textContent ?? ''));
}

function toPlain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
}
