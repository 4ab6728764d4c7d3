import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listVariants } from '@/lib/contract/picture-variants';
import { deleteStaleParts, partName } from './part-files';

let filesDir: string;
beforeEach(() => {
  filesDir = mkdtempSync(path.join(tmpdir(), 'care-parts-'));
});
afterEach(() => rmSync(filesDir, { recursive: true }));

const now = new Date('2026-06-30T12:00:00Z');
const log: Record<string, unknown>[] = [];
const sweep = (folder = filesDir) => deleteStaleParts({ filesDir: folder, log: (entry) => log.push(entry) }, now);
function lay(name: string, hoursAgo: number) {
  const written = new Date(now.getTime() - hoursAgo * 3_600_000);
  writeFileSync(path.join(filesDir, name), 'x');
  utimesSync(path.join(filesDir, name), written, written);
}

const picture = '0123456789abcdef01234567-s1600x900.jpg';

describe('files left half written', () => {
  it('go a day later, in every format and width', async () => {
    for (const format of ['avif', 'webp', 'jpg', 'png'] as const) {
      for (const { name } of listVariants(picture, format)) lay(partName(name), 25);
    }
    await sweep();
    expect(readdirSync(filesDir)).toEqual([]);
  });

  it('stay while somebody may still be writing them, and so does all else', async () => {
    lay(partName(picture), 23);
    const others = [picture, `${picture}.part`, '.notes.part', '.keep', 'film.mp4.part', 'home-banner-1.webp'];
    for (const name of others) lay(name, 1_000);
    const folder = partName(picture.replace('jpg', 'png'));
    mkdirSync(path.join(filesDir, folder));
    utimesSync(path.join(filesDir, folder), 0, 0);
    await sweep();
    expect(readdirSync(filesDir).sort()).toEqual([partName(picture), folder, ...others].sort());
    expect(log).toEqual([]);
  });

  it('are no reason not to start', async () => {
    await sweep(path.join(filesDir, 'nowhere'));
    expect(log).toEqual([]);
    lay(picture, 1);
    await sweep(path.join(filesDir, picture));
    expect(log).toMatchObject([{ level: 'error', message: 'unfinished files left behind' }]);
  });
});
