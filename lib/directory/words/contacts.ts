/** The telephone numbers of a text as digits, in the country's own form: '+44 (0)161 627 5874' is '01616275874'. */
export function phoneDigits(text: string): string[] {
  return text
    .split(/[^\d\s()+.–-]+/)
    .flatMap(apart)
    .map(nationalDigits)
    .filter((digits) => digits.length >= 6);
}

/** With the country's code or the first 0, of which an import may have taken it. */
const wholeNumber = /(?:(?:\+|00)?\s*44[\s()0]*|0)?(?:\d[^\d+]*){10}/g;

/** Two numbers with nothing between them: '(028)96928799  07879406371'. */
function apart(run: string): readonly string[] {
  const digits = run.replace(/\D/g, '').length;
  return (digits > 17 && run.match(wholeNumber)) || [run];
}

export type AskedContact = { phone: string } | { email: string } | { host: string };

export function askedContact(q: string): AskedContact | null {
  const text = q.trim();
  if (/^[\d\s()+./-]+$/.test(text)) {
    const phone = nationalDigits(text);
    const isWhole = phone.length >= 6 || (phone.startsWith('0') && phone.length >= 3);
    return isWhole ? { phone } : null;
  }
  const [number] = /(?:\+44|0)[\d\s()./-]{8,}\d/.exec(text) ?? [];
  if (number) return { phone: nationalDigits(number) };
  const [email] = /[^\s@]+@[^\s@]+\.[^\s@]+/.exec(text) ?? [];
  if (email) return { email: email.toLowerCase() };
  const host = hostOf(text);
  return host && /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(text) ? { host } : null;
}

/** Six digits find a number by its end, more by all that is given; an area's code finds by the beginning. */
export function hasPhone(numbers: readonly string[], asked: string): boolean {
  if (asked.length < 6) return numbers.some((number) => number.startsWith(asked));
  // The first 0 is lost where a spreadsheet took the number for one.
  const tail = asked.replace(/^0/, '');
  return numbers.some((number) => number.endsWith(tail));
}

/** 'www.example.org/care' and 'https://example.org' are both 'example.org'; '' for none. */
export function hostOf(website: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)/i.exec(website.trim()) ?? [];
  return host.toLowerCase();
}

function nationalDigits(text: string): string {
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (/^(?:\+|00)/.test(text.trim()) && /^(?:00)?44/.test(digits)) return `0${digits.replace(/^(?:00)?440?/, '')}`;
  if (/^44\d{10}$/.test(digits)) return `0${digits.slice(2)}`;
  return /^[1-9]\d{9}$/.test(digits) ? `0${digits}` : digits;
}
