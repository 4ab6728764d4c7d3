import { calendarStamp, escapeCalendar, toCalendarText } from '@/lib/contract/calendar-text';
import { toLondonTime } from '@/lib/contract/london-time';

type Invite = {
  /** The same for all that is ever said of it, and in its order. */
  uid: string;
  sequence: number;
  method: 'REQUEST' | 'CANCEL';
  startsAt: Date;
  minutes: number;
  title: string;
  place: string;
  words: string;
  /** Who sends it, by name; the address is known to whoever sends it. */
  organizer: string;
  attendee: string;
  isAccepted: boolean;
  now: Date;
};

const zone = 'Europe/London';
const organizerAddress = '{organizer}';

/** Europe/London since 1996: the clocks change on the last Sundays of March and October, at one in UTC. */
const london = [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'TZNAME:BST', 'DTSTART:19960331T010000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0000', 'TZNAME:GMT', 'DTSTART:19961027T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
];

/** A meeting as calendars take it out of a mail (RFC 5546), without the address of who sends it. */
export function toInvite(invite: Invite): string {
  const { method, startsAt, minutes } = invite;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Live-in care//Interviews//EN', 'VERSION:2.0', `METHOD:${method}`, ...london],
    'BEGIN:VEVENT',
    `UID:${invite.uid}`,
    `SEQUENCE:${invite.sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${calendarStamp(invite.now)}`,
    `DTSTART;TZID=${zone}:${toLocal(startsAt)}`,
    `DTEND;TZID=${zone}:${toLocal(endsAt)}`,
    `SUMMARY:${escapeCalendar(invite.title)}`,
    `LOCATION:${escapeCalendar(invite.place)}`,
    `DESCRIPTION:${escapeCalendar(invite.words)}`,
    `ORGANIZER;CN="${invite.organizer.replaceAll(/["\r\n]/g, '')}":mailto:${organizerAddress}`,
    // What comes back is read where somebody hands it on; nothing waits for it.
    `ATTENDEE;PARTSTAT=${invite.isAccepted ? 'ACCEPTED' : 'NEEDS-ACTION'};RSVP=FALSE:mailto:${invite.attendee}`,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\n');
}

/** The same as it is sent, by whoever mails come from: mail programs take it from nobody else. */
export function toSentCalendar(calendar: string, from: string) {
  const [, address = from] = /<([^>]*)>$/.exec(from) ?? [];
  const lines = calendar.split('\n').map((line) => line.replace(organizerAddress, () => address));
  const [, method = 'REQUEST'] = /^METHOD:(\w+)$/m.exec(calendar) ?? [];
  return { method, filename: 'interview.ics', content: toCalendarText(lines) };
}

/** '20270301T093000' on London's clocks. */
function toLocal(at: Date): string {
  return `${toLondonTime(at).replaceAll(/[-:]/g, '')}00`;
}
