import { makeListing } from '@/lib/listings/testing/make-listing';
import { weeklyPrice } from './weekly-price';

const weekly = (price: string) => weeklyPrice(makeListing({ typeId: 1, price }));

it.each([
  ['£1,150 a week for 24-hour care', 1_150],
  ['24-hour live-in care from £1,150', 1_150],
  ['£1,150 for care 24 hours a day, 7 days a week', 1_150],
  ['£1,500 a week, day and night', 1_500],
  ['Day and night care: £1,500 a week', 1_500],
  ['£1,500, by day and night, per week', 1_500],
  ['Rent from £235 a week; care by the hour', 235],
  ['£900-£1,200 weekly', 900],
  ['From £420 a weekend', 420],
  ['£950', 950],
  ['From £30 an hour, three hours a day at least', 1_125],
  ['£20-25 per hour', 750],
  ['£20/hour', 750],
  ['Hourly rate: £20', 750],
  ['£100 a night, 7 nights a week', 700],
  ['£100 daily', 700],
  ['£65 a visit', 455],
  ['£1,300 per month', 300],
  ['£5,200 a year', 100],
])('“%s” is £%d a week', (price, pounds) => {
  expect(weekly(price)).toBeCloseTo(pounds);
});

it('is none where no sum is told', () => {
  expect(weekly('Ask us what a week costs')).toBeNull();
  expect(weekly('£, please ask')).toBeNull();
});

it('a day of pay is one of five, a day of care one of seven', () => {
  const job = { payFrom: 100, payUnit: 'DAY' as const };
  expect(weeklyPrice(makeListing({ typeId: 1, job, price: '£9 an hour' }))).toBe(500);
});
