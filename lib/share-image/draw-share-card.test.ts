import sharp from 'sharp';
import { drawShareCard } from './draw-share-card';
import type { ShareCard } from './share-card';

const card: ShareCard = {
  direction: 'ltr',
  brand: 'Fernhollow',
  hasMark: true,
  heading: 'Find care',
  line: '',
  tag: '',
  picture: '/illustrations/find-a-carer.svg',
};

/** Share of the pixels left of a column, in the band of the heading, that are ink. */
async function inkIn(png: Buffer, left: number, width: number): Promise<number> {
  const band = { left, top: 240, width, height: 180 };
  const { data } = await sharp(png).extract(band).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 80).length / data.length;
}

test.each([
  ['a short heading', {}],
  ['200 letters without a space', { heading: 'W'.repeat(200), line: 'x'.repeat(300), tag: 'y'.repeat(300) }],
  ['letters no font of ours has', { heading: '介護', brand: '介護', line: '😀' }],
  ['what looks like markup', { heading: '<span size="99999999">&', line: '</span>&amp;' }],
])('%s gives a PNG of 1200 × 630 that is light to fetch', async (_, words) => {
  const png = await drawShareCard({ ...card, ...words });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(300_000);
});

test('Arabic stands on the right and its letters are joined', async () => {
  const arabic = { ...card, direction: 'rtl' as const, picture: '/illustrations/listing-housing.svg' };
  const png = await drawShareCard({ ...arabic, heading: 'من نحن' });
  expect(await inkIn(png, 800, 330)).toBeGreaterThan(0.03);
  expect(await inkIn(png, 560, 120)).toBe(0);
  // Kept apart by non-joiners the same letters are wider, or break into another line.
  const apart = await drawShareCard({ ...arabic, heading: [...'من نحن'].join('\u200c') });
  expect(apart.equals(png)).toBe(false);
});

test('English stands on the left', async () => {
  const png = await drawShareCard({ ...card, picture: '/illustrations/listing-housing.svg' });
  expect(await inkIn(png, 72, 300)).toBeGreaterThan(0.03);
});
