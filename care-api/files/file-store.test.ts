import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '@/care-api/kernel/file-store';
import { startS3Server } from '@/care-api/testing/start-s3-server';
import { isSweep } from '@/scripts/test/sample.mjs';
import { moveFiles } from './command/move-files';
import { localFiles } from './local-files';
import { openBucket } from './s3-bucket';
import { s3Files } from './s3-files';
import { readS3Place, type S3Place } from './s3-place';
import { uploadFile } from './upload-file';

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'care-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bucket = (changed: Partial<S3Place> = {}) =>
  s3Files({ ...server.place, prefix: `100% of/${path.basename(folder)}`, ...changed });
const places: [string, () => FileStore][] = [
  ['a folder', () => localFiles(path.join(folder, 'files'))],
  ['a bucket', () => bucket()],
];
const text = (content: string) => async () => Buffer.from(content);
const readAll = async (files: FileStore, name: string, start: number, end: number) =>
  new Response(await files.read(name, { start, end })).text();

describe.each(places)('files in %s', (_name, open) => {
  it('are there when they are written, whole and in part, and gone when they are deleted', async () => {
    const files = open();
    await files.check();
    expect([await files.list(), await files.find('a+b%41 (1).jpg')]).toEqual([[], null]);
    await files.write([
      { name: 'a+b%41 (1).jpg', make: text('0123456789') },
      { name: 'é.png', make: text('x') },
    ]);
    expect((await files.list()).sort()).toEqual(['a+b%41 (1).jpg', 'é.png']);
    expect(await files.find('a+b%41 (1).jpg')).toMatchObject({ bytes: 10, changedAt: expect.anything() });
    expect(await readAll(files, 'a+b%41 (1).jpg', 0, 9)).toBe('0123456789');
    expect(await readAll(files, 'a+b%41 (1).jpg', 3, 5)).toBe('345');
    await files.delete(['a+b%41 (1).jpg', 'never there']);
    expect(await files.list()).toEqual(['é.png']);
  });

  it('are all there or none', async () => {
    const files = open();
    const fails = async () => {
      throw new Error('cannot be encoded');
    };
    await expect(
      files.write([
        { name: 'one.jpg', make: text('1') },
        { name: 'two.jpg', make: fails },
      ]),
    ).rejects.toThrow('cannot be encoded');
    expect(await files.list()).toEqual([]);
  });

  it('come out of a folder and go into one', async () => {
    const files = open();
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
    mkdirSync(from);
    writeFileSync(path.join(from, 'one.jpg'), 'new');
    await files.write([{ name: 'one.jpg', make: text('old') }]);
    await files.takeFrom(from, { replace: false });
    expect(await readAll(files, 'one.jpg', 0, 2)).toBe('old');
    await files.takeFrom(from, { replace: true });
    await files.copyTo(to);
    expect([readdirSync(to), readFileSync(path.join(to, 'one.jpg'), 'utf8')]).toEqual([['one.jpg'], 'new']);
  });

  it('are copied but for those that are deleted meanwhile', async () => {
    const files = open();
    const names = Array.from({ length: 40 }, (_, number) => `${number}.jpg`);
    await files.write(names.map((name) => ({ name, make: text(name) })));
    const to = path.join(folder, 'meanwhile');
    await Promise.all([files.copyTo(to), files.delete(names.slice(1).toReversed())]);
    for (const name of readdirSync(to)) expect(readFileSync(path.join(to, name), 'utf8')).toBe(name);
    expect(readdirSync(to)).toContain('0.jpg');
  });
});

describe('a bucket', () => {
  (isSweep ? it : it.skip)(
    'lists more than one answer holds',
    async () => {
      const from = path.join(folder, 'from');
      mkdirSync(from);
      for (let index = 0; index < 1_005; index += 1) writeFileSync(path.join(from, `${index}.jpg`), '');
      await bucket().takeFrom(from, { replace: false });
      expect(new Set(await bucket().list()).size).toBe(1_005);
    },
    60_000,
  );
});

describe('a file that is too large for memory', () => {
  const place = () => ({ ...server.place, prefix: path.basename(folder) });
  const upload = async (content: Buffer) => {
    const file = path.join(folder, 'large');
    writeFileSync(file, content);
    await uploadFile(openBucket(place()), 'large', file, 5_000);
  };
  afterEach(() => server.setTrouble(() => 'answer'));

  it.each([0, 1, 5_000, 5_001, 62_345])(
    'goes into a bucket in parts and is the same there: %d bytes',
    async (bytes) => {
      const content = randomBytes(bytes);
      const asked: string[] = [];
      server.setTrouble((method, url) => {
        asked.push(`${method} ${/partNumber=\d+/.exec(url)?.[0] ?? ''}`);
        return 'answer';
      });
      await upload(content);
      expect(asked.filter((one) => one.includes('partNumber'))).toHaveLength(
        bytes > 5_000 ? Math.ceil(bytes / 5_000) : 0,
      );
      expect(await s3Files(place()).find('large')).toMatchObject({ bytes });
      if (bytes === 0) return;
      const read = await new Response(await s3Files(place()).read('large', { start: 0, end: bytes - 1 })).arrayBuffer();
      expect(Buffer.from(read).equals(content)).toBe(true);
    },
  );

  it('is not there at all where a part of it could not be stored', async () => {
    server.setTrouble((_, url) => (url.includes('partNumber=3') ? 'fail' : 'answer'));
    await expect(upload(randomBytes(20_000))).rejects.toMatchObject({ status: 503 });
    expect(await s3Files(place()).find('large')).toBeNull();
  });
});

describe('moving files', () => {
  it('brings all into the bucket and back', async () => {
    const [here, there] = [localFiles(path.join(folder, 'files')), bucket()];
    const names = ['empty.jpg', ...Array.from({ length: 20 }, (_, index) => `picture-${index}.jpg`)];
    await here.write(names.map((name) => ({ name, make: text(name === 'empty.jpg' ? '' : name) })));
    expect(await moveFiles(here, there, () => {})).toMatchObject({ moved: 21 });
    expect([(await here.list()).length, (await there.list()).length]).toEqual([0, 21]);
    expect(await readAll(there, 'picture-14.jpg', 0, 13)).toBe('picture-14.jpg');
    await moveFiles(there, here, () => {});
    expect([(await here.list()).length, (await there.list()).length]).toEqual([21, 0]);
    expect(readFileSync(path.join(folder, 'files/picture-7.jpg'), 'utf8')).toBe('picture-7.jpg');
  });

  it('goes on where it was stopped, and takes nothing for moved by its size', async () => {
    const [here, there] = [localFiles(path.join(folder, 'files')), bucket()];
    const names = ['1.jpg', '2.jpg', '3.jpg'];
    await here.write(names.map((name) => ({ name, make: text(`right ${name}`) })));
    await there.write([{ name: '1.jpg', make: text('wrong 1.jpg') }]);
    server.setTrouble((method, url) => (method === 'PUT' && url.endsWith('2.jpg') ? 'fail' : 'answer'));
    await expect(moveFiles(here, there, () => {})).rejects.toMatchObject({ status: 503 });
    expect((await here.list()).sort()).toEqual(names);
    server.setTrouble(() => 'answer');
    expect(await moveFiles(here, there, () => {})).toEqual({ moved: 3, bytes: 33 });
    expect(await Promise.all(names.map((name) => readAll(there, name, 0, 10)))).toEqual(names.map((n) => `right ${n}`));
    expect(await here.list()).toEqual([]);
  });
});

describe('a bucket that fails in the middle', () => {
  afterEach(() => server.setTrouble(() => 'answer'));

  it('keeps nothing of a picture, and all that was there before', async () => {
    const files = bucket();
    await files.write([{ name: 'old.jpg', make: text('old') }]);
    server.setTrouble((method, url) => (method === 'PUT' && url.endsWith('last.jpg') ? 'hang up' : 'answer'));
    const copies = ['old.jpg', 'first.avif', 'last.jpg'].map((name) => ({ name, make: text('new') }));
    await expect(files.write(copies)).rejects.toMatchObject({ status: 503 });
    expect(await files.list()).toEqual(['old.jpg']);
  });
});

describe('a bucket that cannot be used', () => {
  const gone = () => bucket({ bucketUrl: `${server.endpoint}/nowhere` });

  it('is said in one line with what to do', async () => {
    await expect(gone().check()).rejects.toThrow(/^FILES_URL: there is no bucket at .*nowhere\. Make it/);
    await expect(bucket({ secretAccessKey: 'wrong' }).check()).rejects.toThrow('Correct AWS_ACCESS_KEY_ID');
    const silent = bucket({ bucketUrl: 'http://127.0.0.1:9/pictures' });
    await expect(silent.check()).rejects.toThrow('does not answer. Start it, or correct FILES_URL.');
  });

  it.each(['PUT', 'GET', 'DELETE'])('is found out by a probe that may not %s', async (method) => {
    server.setTrouble((asked, url) => (asked === method && url.includes('probe-') ? 'fail' : 'answer'));
    await expect(bucket().check()).rejects.toThrow('answered 500');
    server.setTrouble(() => 'answer');
  });

  it('is away, which is not the same as having no such file', async () => {
    await expect(gone().find('a.jpg')).rejects.toMatchObject({ status: 503, answered: 404 });
    await expect(gone().delete(['a.jpg'])).rejects.toMatchObject({ status: 503, answered: 404 });
  });

  it('is for now, to whoever asks for a picture', async () => {
    const silent = bucket({ bucketUrl: 'http://127.0.0.1:9/pictures' });
    await expect(silent.find('a.jpg')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await expect(silent.write([{ name: 'a.jpg', make: text('x') }])).rejects.toMatchObject({ status: 503 });
  });
});

describe('FILES_URL', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  it('names a bucket of any server, or of AWS, and a folder in it', () => {
    expect(readS3Place('s3://care/of/us?endpoint=http://s3.example:9000/&region=eu-west-2', keys)).toMatchObject({
      bucketUrl: 'http://s3.example:9000/care',
      prefix: 'of/us',
      region: 'eu-west-2',
    });
    expect(readS3Place('s3://care/100%25', keys).prefix).toBe('100%');
    expect(readS3Place('s3://care?region=eu-west-2', keys).bucketUrl).toBe('https://care.s3.eu-west-2.amazonaws.com');
  });

  it.each([
    ['s3://care?endpoint=s3.example', keys, 'endpoint is no address'],
    ['s3:///care', keys, 'name a bucket'],
    ['s3://care/100%', keys, 'Write %25 for it'],
    ['s3://care', {}, 'set AWS_ACCESS_KEY_ID'],
  ])('is refused with what to do: %s', (url, given, words) => {
    expect(() => readS3Place(url, given)).toThrow(words);
  });
});
