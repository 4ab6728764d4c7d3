import { postcodeAreas } from './postcode-areas';

export type Postcode = {
  /** 'SW' */
  area: string;
  /** 'SW1A' */
  district: string;
  /** 'SW1A 1', '' where only the district was given. */
  sector: string;
};

const whole = /^([A-Z]{1,2})([1-9]\d|\d[A-Z]?) *(\d)[ABD-HJLNP-UW-Z]{2}$/;
const beginning = /^([A-Z]{1,2})([1-9]\d|\d[A-Z]?)(?: +(\d))?$/;

/** A beginning must be a district that exists: A1 and M62 are roads. A whole one need not: new districts come. */
export function readPostcode(text: string): Postcode | null {
  const written = text.trim().toUpperCase();
  const asWhole = whole.exec(written);
  const [, area = '', number = '', sector] = asWhole ?? beginning.exec(written) ?? [];
  const known = postcodeAreas.get(area);
  const isFree = asWhole !== null && /^\d+$/.test(number);
  if (!known || !(isFree || hasDistrict(known.districts, number))) return null;
  const district = area + number;
  return { area, district, sector: sector ? `${district} ${sector}` : '' };
}

/** 'SW1' of 'SW1A', else the same. */
export function withoutLetter(district: string): string {
  return district.replace(/(?<=\d)[A-Z]$/, '');
}

function hasDistrict(districts: ReadonlySet<string>, number: string): boolean {
  return districts.has(number) || districts.has(number.replace(/[A-Z]$/, '*'));
}
