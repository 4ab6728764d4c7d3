type Placed = { address: string; city: string; location: string; postcode: string };

/** An address in parts: of a line that ends with what has a part of its own, what stands before that; of any other all of it. */
export function addressOf({ address, city, location, postcode }: Placed) {
  const rest = { city, state_province: location, postal_code: postcode, country: 'GB' };
  const ends = [[city, location, postcode], [city, postcode], [postcode]].map((parts) =>
    [...new Set(parts.filter(Boolean))].join(', '),
  );
  const end = ends.find((one) => one !== '' && (address === one || address.endsWith(`, ${one}`)));
  const street = end === undefined ? address : address.slice(0, -end.length).replace(/, $/, '');
  return { address_1: street, ...rest, address_type: 'physical' };
}
