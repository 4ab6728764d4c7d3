type CalendarEntry = { reference: string; title: string; link: string; from: Date; to: Date; now: Date };

/** The time of a call as a calendar reads it (RFC 5545). */
export function toCalendarFile({ reference, title, link, from, to, now }: CalendarEntry): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Live-in care//Call back//EN', 'BEGIN:VEVENT'],
    `UID:${reference}@${new URL(link).hostname}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART:${toStamp(from)}`,
    `DTEND:${toStamp(to)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${reference}\n${link}`)}`,
    `URL:${link}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return lines.map(fold).join('\r\n');
}

function toStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** At most 75 bytes a line: what goes on begins with a space. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(last) > 75) parts.push(` ${character}`);
    else parts[parts.length - 1] = last;
  }
  return parts.join('\r\n');
}
