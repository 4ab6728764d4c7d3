/** 'ML43NR' and 'g64  4de' as they are written on an envelope; what is no UK postcode stays, in capitals. */
export function asPostcode(postcode: string): string {
  const written = postcode.toUpperCase();
  const [, outward, inward] = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/.exec(written) ?? [];
  return outward && inward ? `${outward} ${inward}` : written;
}
