import { sampleFaqs } from '@/care-api/sample/faqs';
import { liveInFees } from '@/care-api/sample/fees';
import { sampleListings } from '@/care-api/sample/listings/sample-listings';
import { sampleCompany } from '@/care-api/sample/provider';
import { estimate } from '@/lib/fees/estimate';
import { fromPrice } from '@/lib/fees/from-price';

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
const weekOf = (people: 'one' | 'couple', level: 'personal' | 'dementia' | 'nursing') => {
  const sum = estimate(liveInFees, { people, level, wanted: new Map() });
  return pounds(sum?.week.low ?? 0);
};
const from = pounds(fromPrice(liveInFees)?.week ?? 0);

it('is one number in the home page, the card, the estimate and the answers of the provider', () => {
  expect(sampleCompany.fees).toEqual(liveInFees);
  expect(weekOf('one', 'personal')).toBe(from);
  const own = sampleListings.filter(({ fees }) => fees === liveInFees);
  expect(own.map(({ price }) => price)).toEqual(own.map(() => `From ${from} a week`));
  const said = sampleFaqs.map(({ answer }) => answer).find((answer) => answer.includes('starts at £'));
  const prices = [from, weekOf('couple', 'personal'), weekOf('one', 'dementia'), weekOf('one', 'nursing')];
  expect(said?.match(/£[\d,]+(?= a week for one| for a couple| and nurse|\. The price)/g)).toEqual(prices);
  for (const { name, amount, unit } of liveInFees) {
    if (name === 'Food for the carer' && unit === 'week') expect(said).toContain(`about ${pounds(amount)} a week`);
  }
});
