import { shippedTowns } from '@/lib/directory/places/uk-places';
import { areaMap, areaMapSize } from './area-map';
import { nearestTown } from './nearest-town';
import { onUkMap, ukMapSize, ukMapSvg } from './uk-map';

const stAndrews = { lat: 56.3387, lng: -2.7993 };
const lerwick = { lat: 60.1545, lng: -1.1494 };
const penzance = { lat: 50.1186, lng: -5.5371 };

describe('the map of a place', () => {
  it.each([
    ['St Andrews', stAndrews],
    ['Lerwick', lerwick],
    ['Penzance', penzance],
  ])('%s: names stand apart and within it', (_, middle) => {
    const { towns } = areaMap(middle, shippedTowns);
    const labels = towns.flatMap(({ name, label }) => (label ? [{ name, ...label }] : []));
    expect(labels.length).toBeGreaterThan(0);
    for (const one of labels) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x).toBeLessThan(areaMapSize.width);
      for (const other of labels)
        if (other !== one && other.anchor === one.anchor && other.x === one.x)
          expect(Math.abs(other.y - one.y)).toBeGreaterThanOrEqual(16);
    }
  });

  it('is wide where towns are few and close where they are many', () => {
    const widest = (place: typeof lerwick) => areaMap(place, shippedTowns).rings.at(-1)?.miles;
    expect(widest({ lat: 51.5074, lng: -0.1278 })).toBe(5);
    expect(widest({ lat: 57.6, lng: -8.5 })).toBe(50);
  });

  it('has north up and west to the left', () => {
    const { towns } = areaMap(stAndrews, shippedTowns);
    const dundee = towns.find(({ name }) => name === 'Dundee');
    expect(dundee ?? { x: 0, y: 0 }).toMatchObject({ x: expect.any(Number) });
    if (dundee) expect(dundee.y).toBeLessThan(areaMapSize.height / 2);
  });
});

describe('the nearest larger town', () => {
  it('is told with miles and direction', () => {
    expect(nearestTown(stAndrews, shippedTowns)).toEqual({ name: 'Dundee', miles: 11, direction: 'southEast' });
    expect(nearestTown({ lat: 53.96, lng: -1.08 }, shippedTowns)).toMatchObject({ name: 'York', direction: 'in' });
  });

  it('is none where no town is known', () => {
    expect(nearestTown(stAndrews, [])).toBeNull();
  });
});

describe('the map of the country', () => {
  it.each([
    ['St Andrews', stAndrews],
    ['Lerwick', lerwick],
    ['Penzance', penzance],
  ])('holds %s', (_, place) => {
    const { x, y } = onUkMap(place);
    expect(x > 0 && x < ukMapSize.width && y > 0 && y < ukMapSize.height).toBe(true);
  });

  it('is drawn of its towns', () => {
    expect(ukMapSvg([{ ...stAndrews, name: 'St Andrews', authority: 'Fife', population: 1 }])).toContain('M111 152h0');
  });
});
