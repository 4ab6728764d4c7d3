import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@/care-api/kernel/file-store';
import { FilesAway } from './files-away';
import { readListing } from './read-listing';
import { openBucket } from './s3-bucket';
import type { S3Place } from './s3-place';
import { someAtOnce } from './some-at-once';
import { writeAll } from './write-all';

export function s3Files(place: S3Place): FileStore {
  const { folder, away, ofFile, listing } = openBucket(place);

  const find: FileStore['find'] = async (name) => {
    const { ok, headers } = await ofFile(name, { method: 'HEAD' });
    if (!ok) return null;
    return { bytes: Number(headers.get('content-length')), changedAt: new Date(headers.get('last-modified') ?? 0) };
  };
  const put = async (name: string, body: Buffer) => {
    await (await ofFile(name, { method: 'PUT', body })).body?.cancel();
  };
  const remove = (names: readonly string[]) =>
    someAtOnce(names, async (name) => {
      await (await ofFile(name, { method: 'DELETE' })).body?.cancel();
    });
  const get = async (name: string, range?: string) => {
    const { ok, body } = await ofFile(name, range ? { range } : {});
    if (!ok || !body) throw away(`has no ${name} any more`, 404);
    return body;
  };
  const list = async () => {
    const names: string[] = [];
    let next: string | undefined;
    do {
      const page = await readListing(await listing(next, 1_000));
      names.push(...page.keys.map((key) => key.slice(folder.length)));
      next = page.next;
    } while (next);
    return names.filter((name) => name !== '' && !name.includes('/'));
  };
  const probe = async () => {
    const name = `probe-${randomUUID()}`;
    await listing(undefined, 1);
    await put(name, Buffer.from(name));
    const read = await new Response(await get(name)).text();
    await remove([name]);
    if (read !== name) throw away('gives back something else than it was given', 0);
  };
  return {
    find,
    list,
    read: (name, { start, end }) => get(name, `bytes=${start}-${end}`),
    write: (files) => writeAll(files, { find, put, remove }),
    delete: remove,
    async takeFrom(other, { replace }) {
      const files = (await readdir(other, { withFileTypes: true })).filter((entry) => entry.isFile());
      const here = new Set(replace ? [] : await list());
      const wanted = files.map(({ name }) => name).filter((name) => !here.has(name));
      await someAtOnce(wanted, async (name) => put(name, await readFile(path.join(other, name))));
    },
    async copyTo(other) {
      await mkdir(other, { recursive: true });
      await someAtOnce(await list(), async (name) => {
        const { ok, body } = await ofFile(name, {});
        // Deleted since it was listed: no row names it any more.
        if (ok && body) await pipeline(body, createWriteStream(path.join(other, name)));
      });
    },
    async check() {
      try {
        await probe();
      } catch (error) {
        throw error instanceof FilesAway ? error.advise(place) : error;
      }
    },
  };
}
