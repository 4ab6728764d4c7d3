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
  ['£20 per hr', 750],
  ['£20/hr', 750],
  ['£20 ph', 750],
  ['£20-£22 (p.h.)', 750],
  ['£1,300 pcm', 300],
  ['£26,000 pa', 500],
  ['£26,000-£27,000 p.a.', 500],
  ['£1,200 pppw', 1_200],
  ['£2,000 a fortnight', 1_000],
  ['£1.2k a week', 1_200],
  ['£1.2-1.5k a week', 1_200],
  ['£900 to £1.2k a week', 900],
  ['£120 per 24 hours', 840],
  ['£50 per 2 hours', 937.5],
  ['£1,000 for 7 days', 1_000],
  ['£3,000 for 4 weeks', 750],
  ['£500 for 20 hours a week', 500],
  ['£1,500 - 24 hour care', 1_500],
  ['Live-in care (24 hours): £1,500', 1_500],
  ['£1,150 per person per week', 1_150],
  ['£20 daytime, £28 evenings, per hour', 750],
  ['£200 deposit, then £1,150 a week', 1_150],
  ['£0.50 a mile, £20 an hour', 750],
  ['PA from £20 an hour', 750],
])('“%s” is £%d a week', (price, pounds) => {
  expect(weekly(price)).toBeCloseTo(pounds);
});

it.each(['From £420 a weekend', '£0.50 a mile', '£12 a session with lunch', '£25 per person', '£22', '£25,000'])(
  '“%s” can be compared with nothing',
  (price) => expect(weekly(price)).toBeNull(),
);

it('is none where no sum is told', () => {
  expect(weekly('Ask us what a week costs')).toBeNull();
  expect(weekly('£, please ask')).toBeNull();
});

it('a day of pay is one of five, a day of care one of seven', () => {
  const job = { payFrom: 100, payUnit: 'DAY' as const };
  expect(weeklyPrice(makeListing({ typeId: 1, job, price: '£9 an hour' }))).toBe(500);
});
