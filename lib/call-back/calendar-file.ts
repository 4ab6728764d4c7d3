import { calendarStamp, escapeCalendar, toCalendarText } from '@/lib/contract/calendar-text';

type CalendarEntry = { reference: string; title: string; link: string; from: Date; to: Date; now: Date };

export function toCalendarFile({ reference, title, link, from, to, now }: CalendarEntry): string {
  return toCalendarText([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Live-in care//Call back//EN', 'BEGIN:VEVENT'],
    `UID:${reference}@${new URL(link).hostname}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART:${calendarStamp(from)}`,
    `DTEND:${calendarStamp(to)}`,
    `SUMMARY:${escapeCalendar(title)}`,
    `DESCRIPTION:${escapeCalendar(`${reference}\n${link}`)}`,
    `URL:${link}`,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ]);
}
