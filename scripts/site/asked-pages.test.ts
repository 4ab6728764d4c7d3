import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askedPages } from './asked-pages.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'asked-'));
  file = path.join(folder, 'asked.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ask(asked: ReturnType<typeof askedPages>, address: string, times: number) {
  for (let time = 0; time < times; time += 1) asked.count(address);
}

describe('the pages asked for most', () => {
  it('are known after a start, those of before for half', () => {
    const before = askedPages(file);
    ask(before, '/faq', 10);
    ask(before, '/listing?q=a', 4);
    before.save();
    const after = askedPages(file);
    expect(after.most()).toEqual(['/faq', '/listing?q=a']);
    ask(after, '/listing?q=a', 4);
    expect(after.most()).toEqual(['/listing?q=a', '/faq']);
  });

  it('stay few, however many were asked for, and are none that was asked for once', () => {
    const asked = askedPages(file);
    ask(asked, '/faq', 3);
    for (let n = 0; n < 20_000; n += 1) asked.count(`/listing?q=${n}`);
    asked.save();
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toEqual([['/faq', 3]]);
    for (let n = 0; n < 100; n += 1) ask(asked, `/${n}`, 2);
    asked.save();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(40);
  });

  it('are addresses of this site alone, and none where the file says nothing readable', () => {
    writeFileSync(
      file,
      JSON.stringify([['//evil.example', 9], ['https://evil.example', 9], '/a', ['/b', 'x'], ['/c', 1]]),
    );
    expect(askedPages(file).most()).toEqual(['/c']);
    for (const text of ['', 'null', '{}', '[1']) {
      writeFileSync(file, text);
      expect(askedPages(file).most()).toEqual([]);
    }
  });

  it('are counted where nothing can be written', () => {
    const asked = askedPages(path.join(folder, 'none', 'asked.json'));
    ask(asked, '/faq', 1);
    expect(() => asked.save()).not.toThrow();
    expect(asked.most()).toEqual(['/faq']);
  });
});
