import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { areaNamed } from './areas';
import { makeGazetteer } from './gazetteer';
import { milesBetween } from './place';
import { readPostcode } from './postcode';
import { shippedTowns } from './uk-places';

// The registers lie beside the project and not in it.
const file = '../shared/data/listings/all_listings_typedetail_shape.ndjson.gz';
const whereThere = existsSync(file) ? test : test.skip;
const listings = existsSync(file) ? readListings() : [];

whereThere('every area of the registers is known, but for what says no place', () => {
  const unknown = new Set(listings.map(({ location }) => location).filter((location) => !areaNamed(location)));
  expect([...unknown].sort()).toEqual(['', 'outside Scotland']);
});

whereThere('the table has every district the registers have, but for slips', () => {
  const unknown = listings.flatMap(({ postcode }) => {
    const read = readPostcode(postcode);
    return read && !readPostcode(read.district) ? [read.district] : [];
  });
  expect(new Set(unknown).size).toBeLessThanOrEqual(1);
});

whereThere('nearly every listing with a town or a postcode has a position', () => {
  const { positionOf } = makeGazetteer({ towns: shippedTowns, postcodes: [] }, listings);
  const placed = listings.filter(({ city, postcode }) => city || postcode);
  const share = placed.filter((listing) => positionOf(listing)).length / placed.length;
  process.stdout.write(`${(share * 100).toFixed(2)} % of ${placed.length} listings have a position\n`);
  expect(share).toBeGreaterThan(0.98);
});

whereThere('a position by town or post town alone is near the true one', () => {
  const { positionOf } = makeGazetteer({ towns: shippedTowns, postcodes: [] }, []);
  const miles = listings.flatMap((listing) => {
    const guessed = positionOf({ ...listing, position: null });
    return listing.position && guessed ? [milesBetween(guessed, listing.position)] : [];
  });
  expect(miles.filter((distance) => distance < 10).length / miles.length).toBeGreaterThan(0.98);
});

function readListings() {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.map((line) => {
    const { lat, lng, postcode, city, location, typeTitle: title } = JSON.parse(line);
    return { position: lat === null ? null : { lat, lng }, postcode, city, location, title };
  });
}
