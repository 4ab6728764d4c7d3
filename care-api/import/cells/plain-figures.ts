/** Where the figures of other scripts begin: Arabic, Persian, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

export function plainFigures(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (figure) => {
      const code = figure.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/[＋﹢]/g, '+')
    .replace(/[－−]/g, '-')
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .replace(/٫/g, '.');
}

/** '1.63296E+09' with its figures where all of them are there, null where a spreadsheet has lost some; others as they are. */
export function writtenOut(text: string): string | null {
  const [, whole, rest = '', power] = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (whole === undefined) return text;
  return rest.length === Number(power) && rest.length > 0 ? whole + rest : null;
}
