// A plain module: the front (scripts/site) says the provider's number where no page is made.

/**
 * A link that rings a number as people write it: '+44 (0)1632 960 140 ext 12' → 'tel:+441632960140;ext=12'.
 * @param {string} phone
 */
export function telHref(phone) {
  const { number, extension } = dialled(phone);
  return `tel:${number}${extension && `;ext=${extension}`}`;
}

/**
 * What a telephone is told to dial: no 0 behind a country's code.
 * @param {string} phone
 */
export function dialled(phone) {
  const plain = phone.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
  const [, number = plain, extension = ''] = /(.*\d)\D*x\D*(\d+)/i.exec(plain) ?? [];
  const digits = number.replace(/^(\D*(?:\+|00).*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return { number: digits.replace(/^((?:\+|00)44)0/, '$1'), extension };
}
