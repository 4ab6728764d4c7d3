import { toDueWords } from './due-words';

const words = (due: string, now: string) => toDueWords(new Date(due), new Date(now), 'en');

it('says today, tomorrow or the day, by the days of London', () => {
  expect(words('2026-11-23T15:10:00Z', '2026-11-23T14:10:00Z')).toMatchObject({ which: 'today', time: '15:10' });
  expect(words('2026-11-24T09:00:00Z', '2026-11-23T23:59:00Z')).toMatchObject({ which: 'tomorrow', time: '09:00' });
  expect(words('2026-11-27T09:00:00Z', '2026-11-23T09:00:00Z')).toEqual({
    which: 'later',
    time: '09:00',
    date: 'Friday 27 November',
  });
});

it('writes the time as the language does', () => {
  const danish = toDueWords(new Date('2026-11-23T15:10:00Z'), new Date('2026-11-23T14:10:00Z'), 'da');
  expect(danish).toMatchObject({ which: 'today', time: '15.10' });
});

it('goes by summer time: half past eleven at night in UTC is tomorrow in London', () => {
  expect(words('2026-06-02T08:00:00Z', '2026-06-01T23:30:00Z')).toMatchObject({ which: 'today', time: '09:00' });
  expect(words('2026-10-26T09:00:00Z', '2026-10-25T00:30:00Z')).toMatchObject({ which: 'tomorrow', time: '09:00' });
});
