import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { localFiles } from '@/care-api/files/local-files';
import { plainBmp, plainPicture, toDataUrl } from '@/care-api/testing/sample-pictures';
import { listVariants, sizeInName } from '@/lib/contract/picture-variants';
import { deletePicture, storePicture } from './store-picture';

let filesDir: string;
beforeEach(() => {
  filesDir = path.join(mkdtempSync(path.join(tmpdir(), 'care-pictures-')), 'files');
});
afterEach(() => rmSync(path.dirname(filesDir), { recursive: true }));

const store = (content: Buffer) =>
  storePicture(localFiles(filesDir), { owner: 'one', circle: 'one', field: 'photo', dataUrl: toDataUrl(content) });
const stored = (name: string) => sharp(readFileSync(path.join(filesDir, name)));
const colourOf = async (name: string) => [...(await stored(name).removeAlpha().raw().toBuffer()).subarray(0, 3)];
const refusal = (content: Buffer) =>
  store(content).then(
    () => 'stored',
    ({ status, report }) => [status, report.errors.photo],
  );

describe('a picture', () => {
  it('is kept as jpg at most 1600 wide, and whole and narrower in two newer formats', async () => {
    const name = await store(await plainPicture(2_000, 1_000).png().toBuffer());
    expect(name).toMatch(/^[0-9a-f]{24}-s1600x800\.jpg$/);
    const expected = (['avif', 'webp', 'jpg'] as const).flatMap((format) => listVariants(name, format));
    expect(readdirSync(filesDir).sort()).toEqual(expected.map((variant) => variant.name).sort());
    for (const variant of expected) {
      const { width, height, format } = await stored(variant.name).metadata();
      expect({ width, height }).toEqual({ width: variant.width, height: variant.width / 2 });
      expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[path.extname(variant.name).slice(1)]);
    }
  });

  it('that is small is never made larger', async () => {
    const name = await store(await plainPicture(300, 200).jpeg().toBuffer());
    expect(sizeInName(name)).toEqual({ width: 300, height: 200 });
    expect(readdirSync(filesDir)).toHaveLength(3);
  });

  it('stands upright as its camera meant it, and tells nothing else of what the camera wrote', async () => {
    const exif = { IFD0: { Artist: 'Ann Example' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photo = await plainPicture(40, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes('Ann Example')).toBe(true);
    const name = await store(photo);
    expect(sizeInName(name)).toEqual({ width: 20, height: 40 });
    for (const file of readdirSync(filesDir)) {
      const { exif, xmp, icc, orientation } = await stored(file).metadata();
      expect([exif, xmp, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(readFileSync(path.join(filesDir, file)).includes('Ann Example')).toBe(false);
    }
  });

  it('with something to see through it stays png; with nothing, it does not', async () => {
    const glass = { r: 10, g: 20, b: 30, alpha: 0.5 };
    const picture = (background: object) =>
      sharp({ create: { width: 4, height: 4, channels: 4, background } })
        .png()
        .toBuffer();
    expect(await store(await picture(glass))).toMatch(/\.png$/);
    expect(await store(await picture({ ...glass, alpha: 1 }))).toMatch(/\.jpg$/);
  });

  it.each([
    [24, plainBmp(7, 5, [200, 100, 50])],
    [8, indexedBmp()],
  ])('may be a BMP of %p bits', async (_bits, bmp) => {
    const name = await store(bmp);
    const [red = 0, green = 0, blue = 0] = await colourOf(name);
    expect(Math.abs(red - 200) + Math.abs(green - 100) + Math.abs(blue - 50)).toBeLessThan(15);
  });

  it('may be a GIF: of an animated one, the first frame stays', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => plainPicture(6, 4, colour).png().toBuffer()),
    );
    const name = await store(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect(sizeInName(name)).toEqual({ width: 6, height: 4 });
    const [red = 0, , blue = 255] = await colourOf(name);
    expect([red > 200, blue < 50]).toEqual([true, true]);
  });

  it.each(['grey', 'sixteen bits'])('may be %s', async (kind) => {
    const picture = plainPicture(9, 9, '#808080').toColourspace(kind === 'grey' ? 'b-w' : 'rgb16');
    const [red = 0] = await colourOf(await store(await picture.png().toBuffer()));
    expect(Math.abs(red - 128)).toBeLessThan(5);
  });
});

describe('what is no picture of ours', () => {
  const choose = 'Please choose a picture: png, jpg, jpeg, gif or bmp.';
  const damaged = 'This picture is damaged. Please choose another one, or save it anew.';
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
  afterEach(() => expect(readdirSync(path.dirname(filesDir))).toEqual([]));

  it.each([
    ['web page', async () => Buffer.from('<html><script>alert(1)</script></html>'), `This is a web page. ${choose}`],
    ['drawing', async () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'), `This is an SVG drawing. ${choose}`],
    ['WebP picture', () => plainPicture(4, 4).webp().toBuffer(), `This is a WebP picture. ${choose}`],
    ['AVIF picture', () => plainPicture(4, 4).avif().toBuffer(), `This is an AVIF picture. ${choose}`],
    ['text', async () => Buffer.from('hello'), choose],
    ['empty file', async () => Buffer.alloc(0), 'This file is empty. Please choose another one.'],
    ['heavy file', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'Please choose a picture of at most 5 MB.'],
    ['first bytes alone', async () => Buffer.from('GIF89a'), damaged],
    ['BMP header alone', async () => Buffer.from('BM123456'), damaged],
  ])('is refused with a sentence: a %s', async (_name, make, message) => {
    expect(await refusal(await make())).toEqual([422, message]);
  });

  it.each(['jpeg', 'png', 'gif', 'bmp'] as const)('is refused when it breaks off: %s', async (format) => {
    const whole = format === 'bmp' ? plainBmp(30, 30, [1, 2, 3]) : await noise().toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toEqual([422, damaged]);
  });

  it.each([
    ['png', async () => plainPicture(6_001, 2).png().toBuffer()],
    ['bmp', async () => bmpHeader(2, 6_001)],
    ['bmp', async () => bmpHeader(100_000, 100_000)],
  ])('is refused unread when it is wider or higher than 6000: %s', async (_format, make) => {
    const [status, message] = await refusal(await make());
    expect([status, message]).toEqual([
      422,
      expect.stringMatching(/^This picture is \d+ by \d+ pixels\. Please choose/),
    ]);
  });
});

describe('deleting a picture', () => {
  it('takes all its copies and nothing else', async () => {
    const [gone, stays] = [
      await store(await plainPicture(900, 9).png().toBuffer()),
      await store(plainBmp(2, 2, [1, 2, 3])),
    ];
    await deletePicture(localFiles(filesDir), gone);
    await deletePicture(localFiles(filesDir), 'home-banner-1.webp');
    await deletePicture(localFiles(filesDir), '../outside.txt');
    expect(readdirSync(filesDir).sort()).toEqual(['avif', 'jpg', 'webp'].map((end) => stays.replace('jpg', end)));
  });
});

function bmpHeader(width: number, height: number): Buffer {
  const header = plainBmp(1, 1, [0, 0, 0]);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  return header;
}

/** 3 by 2 pixels of one colour out of two. */
function indexedBmp(): Buffer {
  const bmp = Buffer.alloc(54 + 1024 + 8);
  bmp.write('BM');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54 + 1024, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(3, 18);
  bmp.writeInt32LE(2, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(8, 28);
  bmp.set([50, 100, 200, 0], 54 + 4);
  bmp.fill(1, 54 + 1024);
  return bmp;
}
