import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** UK numbers in a phone field, without the 0 or +44 they begin with: what two spellings of one have in common. */
export function nationalNumbers(field: string): string[] {
  return field
    .split(/[/,;]|\bor\b|\s-\s/i)
    .map((part) => part.replace(/\D/g, '').replace(/^(?:00)?44(?=\d{9,10}$)|^0/, ''))
    .filter((digits) => /^[1-9]\d{8,9}$/.test(digits) && !/^(\d)\1+$/.test(digits));
}

/** A number as it is dialled: '1616275874' and '01617777e3' were 01616275874 and 01617777000 before a spreadsheet. */
export function asDialled(phone: string): string {
  const written = writtenOut(phone)
    .replace(/^\(([\d\s]+)\)$/, '$1')
    .replace(/^\(0\)\s*/, '0');
  if (!/^[1-9][\d\s()-]*$/.test(written)) return written;
  const digits = written.replace(/\D/g, '');
  if (/^44\d{9,10}$/.test(digits)) return `+${written}`;
  return isUkNumber(`0${digits}`) ? `0${written}` : written;
}

function writtenOut(phone: string): string {
  const [, digits, zeros] = /^(\d{6,10})e\+?(\d)$/i.exec(phone) ?? [];
  return digits && zeros ? digits + '0'.repeat(Number(zeros)) : phone;
}

function isUkNumber(digits: string): boolean {
  return digits.length >= 10 && parsePhoneNumberFromString(digits, 'GB')?.isPossible() === true;
}
