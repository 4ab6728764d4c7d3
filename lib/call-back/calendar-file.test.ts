import { toCalendarFile } from './calendar-file';

const entry = {
  reference: 'CB-000123',
  title: 'Rose, Care; Ltd',
  link: `https://site.example/form/status/${'x'.repeat(43)}`,
  from: new Date('2026-11-25T12:00:00Z'),
  to: new Date('2026-11-25T17:00:00Z'),
  now: new Date('2026-11-23T14:00:30Z'),
};

it('says when, and what, with its own marks kept apart', () => {
  const file = toCalendarFile(entry).replaceAll('\r\n ', '');
  expect(file).toContain('\r\nDTSTART:20261125T120000Z\r\nDTEND:20261125T170000Z\r\nSUMMARY:Rose\\, Care\\; Ltd\r\n');
  expect(file).toContain(`DESCRIPTION:CB-000123\\n${entry.link}\r\n`);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

it('has no line of more than 75 bytes, in whatever script', () => {
  const lines = toCalendarFile({ ...entry, title: 'تواصل معكم '.repeat(20) }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});
