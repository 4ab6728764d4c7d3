import { milesBetween } from '@/lib/directory/places/place';
import { toPosition } from './national-grid';

const fiveMetres = 0.0031;

test.each([
  // The worked example of the Ordnance Survey's guide, and places whose positions are published both ways.
  ['Caister water tower', 651_409.903, 313_177.27, 52.657979, 1.716052],
  ['Greenwich observatory', 538_890, 177_320, 51.47779, -0.00148],
  ['Ben Nevis', 216_667, 771_288, 56.796852, -5.00351],
])('%s stands where it stands', (_, easting, northing, lat, lng) => {
  expect(milesBetween(toPosition({ easting, northing }), { lat, lng })).toBeLessThan(fiveMetres * 4);
});
