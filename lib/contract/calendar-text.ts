/** Lines of a calendar as it is sent (RFC 5545). */
export function toCalendarText(lines: readonly string[]): string {
  return [...lines, ''].map(fold).join('\r\n');
}

/** '20270301T093000Z'. */
export function calendarStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

export function escapeCalendar(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

const utf8 = new TextEncoder();

/** At most 75 bytes a line: what goes on begins with a space. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = `${parts.at(-1)}${character}`;
    if (utf8.encode(last).length > 75) parts.push(` ${character}`);
    else parts[parts.length - 1] = last;
  }
  return parts.join('\r\n');
}
