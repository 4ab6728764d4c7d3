import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawText } from './draw-text';
import { rasterize } from './rasterize';

let mockFaults = 0;
jest.mock('sharp', () => {
  const real = jest.requireActual('sharp');
  return (asked: { text?: { fontfile?: string } }, ...more: unknown[]) => {
    if (asked.text?.fontfile && mockFaults > 0) {
      mockFaults -= 1;
      throw new Error('EMFILE');
    }
    return real(asked, ...more);
  };
});

test('fonts that could not be read once are read again', async () => {
  mockFaults = 1;
  const style = { size: 20, colour: '#000', width: 200 };
  await expect(drawText('care', style)).rejects.toThrow('EMFILE');
  expect((await drawText('care', style)).width).toBeGreaterThan(10);
});

test('so is a drawing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await expect(rasterize('/one.svg', { width: 20, height: 20 })).rejects.toThrow();
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/one.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect((await rasterize('/one.svg', { width: 20, height: 20 })).width).toBe(20);
  cwd.mockRestore();
  rmSync(folder, { recursive: true });
});
