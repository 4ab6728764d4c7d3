/** Small letters, no accents, no apostrophes, one space for anything else: "Alzheimer's, St. Andrews" → 'alzheimers st andrews'. */
export function fold(text) {
  return String(text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The digits of a UK number as it is dialled in the country: '+44 (0)161 …' and '161 …' are 0161 …. */
export function dialled(phone) {
  const digits = String(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?440?(?=\d{9,10}$)/, '0');
  return /^[1-9]\d{8,9}$/.test(digits) ? `0${digits}` : digits;
}

/** 'EH12' of 'eh12 5ab', also where nothing but the district is given; empty for anything else. */
export function districtOf(postcode) {
  const packed = String(postcode ?? '')
    .toUpperCase()
    .replace(/\s/g, '');
  return /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/.exec(packed)?.[1] ?? '';
}
