import { renderIn } from '@/components/testing/render-in';
import type { Locale } from '@/lib/i18n/languages';
import { OpeningHours } from './opening-hours';

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
const opening = { openingPeriods: week, closedDays: [], nation: null, promiseMinutes: null };
const company = { openingHours: 'Mondays to Fridays, 9 to 5', opening };

it.each<[Locale, typeof company, string, string | null]>([
  ['en', company, 'Mondays to Fridays, 9 to 5', null],
  ['pl', company, 'pon.–pt. 09:00–17:00', null],
  ['pl', { ...company, opening: { ...opening, openingPeriods: [] } }, 'Mondays to Fridays, 9 to 5', 'en'],
])('in %s the hours are told in its words where the week is known', (locale, known, text, lang) => {
  const { container } = renderIn(locale, <OpeningHours company={known} />);
  expect(container).toHaveTextContent(text);
  expect(container.firstElementChild?.getAttribute('lang')).toBe(lang);
});
