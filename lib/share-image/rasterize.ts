import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';

type Raster = { input: Buffer; width: number; height: number };

const rasters = new Map<string, Promise<Raster>>();

export function rasterize(path: string, within: { width: number; height: number }): Promise<Raster> {
  const raster =
    rasters.get(path) ??
    sharp(join(process.cwd(), 'public', path), { density: 144 })
      .resize({ width: within.width, height: within.height, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ input: data, width: info.width, height: info.height }));
  rasters.set(path, raster);
  // What failed once may not fail again: too many files were open.
  raster.catch(() => rasters.delete(path));
  return raster;
}
