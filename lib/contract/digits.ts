/** Where each script's digits begin; ten stand in a row. */
const zeros = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040],
  ...[0x17e0, 0x1810, 0xff10],
];

/** Digits of other scripts, and what is as wide as Chinese, as people type them in English: '٠١٦٣٢', '０１６３２' → '01632'. */
export function toPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[\uff0b\uff08\uff09\uff0d\uff0e\uff0c\uff0f]/g, (mark) =>
      String.fromCharCode(mark.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u066b\u066c]/g, (mark) => (mark === '\u066b' ? '.' : ','));
}
