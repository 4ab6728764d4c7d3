import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { plainBmp, plainPicture, toDataUrl } from '@/care-api/testing/sample-pictures';
import { maxPictureBytes } from '@/lib/contract/picture';
import type { Cases, World } from './world';

export async function* pictureCases({ send, admin, user, test }: World): Cases {
  const png = await plainPicture(8, 6).png().toBuffer();
  const contents = {
    'an empty file': Buffer.alloc(0),
    'a file that is too large': Buffer.alloc(maxPictureBytes + 3),
    'a WebP picture': Buffer.from('RIFF....WEBP'),
    'a HEIC picture': Buffer.from('....ftypheic'),
    'an AVIF picture': Buffer.from('....ftypavif'),
    'a TIFF picture': Buffer.from('II*\0'),
    'an SVG drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a web page': Buffer.from('<!doctype html><p>Hello'),
    'a PDF document': Buffer.from('%PDF-1.7'),
    'who knows what': Buffer.from('who knows what'),
    'half a picture': png.subarray(0, png.length / 2),
    'an odd BMP': Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]),
    'half a BMP': plainBmp(7, 5, [1, 2, 3]).subarray(0, 80),
    'a picture too wide': await plainPicture(6_001, 1).png().toBuffer(),
    'a BMP too wide': plainBmp(6_001, 1, [1, 2, 3]),
  };
  const gallery = (galleryPhoto: string, as = admin) => send('POST', '/ImageGallery', { galleryPhoto }, as);
  for (const [what, content] of Object.entries(contents)) {
    yield [`createGalleryImage: ${what}`, await gallery(toDataUrl(content))];
  }
  yield ['createGalleryImage: a text too long', await gallery(`data:,${'A'.repeat(7_000_000)}`)];
  yield ['createGalleryImage: the name of none', await gallery('absent.png')];
  const post = { title: 'A post', description: '<p>Words</p>', bannerImage: 'there.png' };
  yield ["createPost: somebody else's picture", await send('POST', '/Post', post, user)];

  writeFileSync(path.join(test.filesDir, 'short.png'), png);
  const file = '/Documents/appImages';
  yield ['files: beyond the end', await send('GET', `${file}/short.png`, undefined, '', { range: 'bytes=9999-' })];
  yield ['files: none of that name', await send('GET', `${file}/absent.png`)];
  yield ['files: a name that is none', await send('GET', `${file}/..%2Fetc`)];
}

/** What is wrong with a request before any handler sees it. */
export async function* requestCases({ send, test, admin, bare }: World): Cases {
  yield ['request: an unknown path', await send('GET', '/Nowhere')];
  yield ['request: another method', await send('DELETE', '/Faq', undefined, admin)];
  yield ['search: a page that is none', await send('GET', '/TypeDetail/typecardlist?page=none')];
  const full = test.appWith({ freeBytes: async () => 0, bare });
  const callBack = { yourName: 'A', email: 'a@example.org', yourMessage: 'm' };
  yield ['disk: a write', await test.sendTo(full, 'POST', '/Requestcallback', callBack)];
  yield ['disk: health', await test.sendTo(full, 'GET', '/health')];
  yield ['disk: ready', await test.sendTo(full, 'GET', '/ready')];
}
