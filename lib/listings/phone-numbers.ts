import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** As it is said aloud, with its first 0 and what was written beside it; `href` is null where it cannot be read. */
export type Phone = { label: string; href: string | null };

/** Registers hold '028 9065 3031/02890657646', '02894548512 ext 6001 / 6002' or '(028)96928799  07879406371'. */
export function phoneNumbers(field: string): Phone[] {
  return rejoin(field.split(separator))
    .flatMap(readPart)
    .filter(({ label }) => label !== '')
    .map(withZero)
    .map(inParts);
}

/** Spreadsheets take the first 0 of a number away: '1616275874'. */
function withZero({ label, href }: Phone): Phone {
  const isBare = /^[1-9]/.test(label) && !label.startsWith('44') && href?.startsWith('tel:+44');
  return { label: isBare ? `0${label}` : label, href };
}

function inParts({ label, href }: Phone): Phone {
  const isNational = /^0[1-9][\d ]{8,12}$/.test(label) && href?.startsWith('tel:+44');
  const parted = isNational && parsePhoneNumberFromString(label, 'GB')?.formatNational();
  return { label: parted ? parted.replace(/(?<= )\d{3}(?=\d{3}$)/, '$& ') : label, href };
}

const separator = /(\s*(?:[/,;]|\s[-–]\s|\bor\b)\s*)/i;

/** Glues back what is no number of its own: the '321' of '02885549320/321', the words of 'Head office - 01189 730006'. */
function rejoin(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = pieces[index] ?? '';
    const before = parts.at(-1);
    const isOther = countDigits(piece) >= 7 || (isShort(piece) && !pieces[index - 1]?.includes('/'));
    const isPart = before === undefined || (isOther && countDigits(before) > 0);
    if (isPart) parts.push(piece);
    else parts[parts.length - 1] = `${before}${pieces[index - 1] ?? ''}${piece}`;
  }
  return parts.map((part) => part.trim());
}

/** Takes the longest run of words that is a number; what follows is an extension, a note or the next number. */
function readPart(part: string): Phone[] {
  if (isShort(part)) return [{ label: part, href: `tel:${part.replace(/\s/g, '')}` }];
  const words = part.split(/\s+|(?=[/,;])/);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = words.length; end > start; end -= 1) {
      const number = parseNumber(words.slice(start, end).join(' '));
      if (!number) continue;
      const rest = words.slice(end).join(' ');
      const before = words.slice(0, end).join(' ');
      if (countDigits(rest) >= 7 && !extension.test(rest)) return [{ label: before, href: number }, ...readPart(rest)];
      const ext = extension.exec(rest)?.[1];
      return [{ label: part, href: ext ? `${number};ext=${ext}` : number }];
    }
  }
  return [{ label: part, href: null }];
}

/** Rung as it stands, from anywhere: 111, 999, 116 123 of the Samaritans, 0800 1111 of Childline. */
function isShort(part: string): boolean {
  return /^(1[01]\d|159|999|116\d{3}|08001111|0845464\d)$/.test(part.replace(/\s/g, ''));
}

const extension = /^\(?(?:ext\.?|extension|x)\s*(\d{1,8})/i;

function parseNumber(text: string): string | null {
  if (!/^[\d\s().+–-]+$/.test(text)) return null;
  const number = parsePhoneNumberFromString(text, 'GB');
  if (!number?.isPossible()) return null;
  // Possible, but only when rung from the same town: '0161688'.
  const isLocal = number.countryCallingCode === '44' && number.nationalNumber.length < 9;
  return isLocal ? null : number.getURI();
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
