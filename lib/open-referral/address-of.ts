type Placed = { address: string; city: string; location: string; postcode: string };

/** An address in parts: of a line that ends with town, area and postcode what stands before them; of any other all of it. */
export function addressOf({ address, city, location, postcode }: Placed) {
  const rest = { city, state_province: location, postal_code: postcode, country: 'GB' };
  const ends = [city, location, postcode].filter(Boolean).join(', ');
  const isWhole = ends !== '' && (address === ends || address.endsWith(`, ${ends}`));
  const street = isWhole ? address.slice(0, -ends.length).replace(/, $/, '') : address;
  return { address_1: street, ...rest, address_type: 'physical' };
}
