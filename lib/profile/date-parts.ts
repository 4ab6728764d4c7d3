export type DateParts = { day: string; month: string; year: string };

/** '1980-02-29', with a time behind it or not, as three fields have it; blank for anything else. */
export function toDateParts(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** Three fields as one day; '' when all are blank. What is no day stays visibly none: the contract refuses it. */
export function joinDate({ day, month, year }: DateParts): string {
  const parts = [year, month, day].map((part) => toWesternDigits(part.trim()));
  if (parts.every((part) => part === '')) return '';
  const [y = '', m = '', d = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** Arabic keyboards write ٣ for 3. */
function toWesternDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
