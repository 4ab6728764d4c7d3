import { plainText } from './readable-text';

export function isSameCell(cell: string, given: string): boolean {
  const [now, before] = [plainText(cell), plainText(given)];
  return now === before || isSameNumber(now, before) || isWithoutLetters(now, before);
}

/** A telephone without its first 0 or +, '£950.00' for '£950'. */
function isSameNumber(now: string, before: string): boolean {
  if (/^\d{6,}$/.test(now)) return now === before.replace(/\D/g, '').replace(/^0+/, '');
  const amount = /^£?([\d,]+)(?:\.00?)?$/;
  const [[, sum = ''], [, given = '']] = [amount.exec(now) ?? [], amount.exec(before) ?? []];
  return sum !== '' && sum.replaceAll(',', '') === given.replaceAll(',', '');
}

/** Saved in an encoding of one country, what that has no sign for is a question mark. */
function isWithoutLetters(now: string, before: string): boolean {
  return now.includes('?') && /[^ -~]/.test(before) && plainSigns(now) === plainSigns(before);
}

function plainSigns(text: string): string {
  return text.replace(/[^ -~]|\?/g, '');
}
